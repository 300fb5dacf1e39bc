import { permissions } from '@console-widgets/ab-testing/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { defineExperimentActors } from './evaluate.ts'
import { experimentImplementation } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import { issues } from './issues.ts'
import * as notices from './notices.ts'
import { reasons } from './refuse.ts'
import { historyOfExperiments, prepareExperiments, seedExperiments } from './seed.ts'
import { experimentAnswers } from './serve.ts'
import { messageAnswers, messageEventTakers } from './serve-messages.ts'
import * as tables from './tables.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'ab-testing',
  implementation: experimentImplementation,
  permissions,
  reasons,
  issues,
  notices,
  tables,
  migrations,
  actors: defineExperimentActors,
  answers: { ...experimentAnswers, ...messageAnswers, ...workspaceAnswers },
  on: messageEventTakers,
  seed: {
    after: ['reports', 'remote-config'],
    prepare: prepareExperiments,
    fill: seedExperiments,
    history: historyOfExperiments,
  },
})
