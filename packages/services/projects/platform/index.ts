import help from '@console-widgets/projects/help'
import { permissions } from '@console-widgets/projects/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { projectsImplementation } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import { historyOfProjects } from './demo-history.ts'
import * as options from './options.ts'
import { defineOrderReviewer } from './order-requests.ts'
import { seedProjects } from './seed.ts'
import { defineSuspensions } from './suspensions.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import * as tables from './tables.ts'
import { defineWhiteList, whiteListAnswers } from './white-list.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'projects',
  help,
  implementation: projectsImplementation,
  permissions,
  reasons,
  issues,
  options,
  tables,
  migrations,
  actors: (services) => {
    defineOrderReviewer(services)
    defineSuspensions(services)
    defineWhiteList(services)
  },
  seed: { fill: seedProjects, history: historyOfProjects },
  answers: { ...workspaceAnswers, ...whiteListAnswers },
})
