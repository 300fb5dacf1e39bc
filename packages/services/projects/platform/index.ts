import { permissions } from '@console-widgets/projects/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { projectsImplementation } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import { historyOfProjects } from './demo-history.ts'
import { seedProjects } from './seed.ts'
import { reasons } from './refuse.ts'
import * as tables from './tables.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'projects',
  implementation: projectsImplementation,
  permissions,
  reasons,
  tables,
  migrations,
  seed: { fill: seedProjects, history: historyOfProjects },
  answers: workspaceAnswers,
})
