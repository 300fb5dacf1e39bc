import { calls } from '@console-widgets/store-experiments/contract'
import { permissions } from '@console-widgets/store-experiments/model'
import * as schemas from '@console-widgets/store-experiments/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { defineAuditor } from './audit.ts'
import { frontAnswers } from './front-parts.ts'
import { iconHandlers } from './icon-handlers.ts'
import { imageAnswers } from './images.ts'
import { materialHandlers } from './material-handlers.ts'
import { migrations } from './migrations.generated.ts'
import { targetAnswers } from './offered-pages.ts'
import { pageHandlers } from './page-handlers.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import { releaseChecks } from './release-checks.ts'
import { defineTestActors, shelfEvents } from './run-tests.ts'
import { historyOfTests, prepareTests, seedStore } from './seed.ts'
import * as tables from './tables.ts'
import { testHandlers } from './test-handlers.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'store-experiments',
  implementation: implement(calls, schemas, {
    ...testHandlers,
    ...materialHandlers,
    ...pageHandlers,
    ...iconHandlers,
  }),
  permissions,
  reasons,
  issues,
  tables,
  migrations,
  actors: (services) => {
    defineAuditor(services)
    defineTestActors(services)
  },
  on: shelfEvents,
  releaseChecks,
  answers: { ...frontAnswers, ...imageAnswers, ...workspaceAnswers, ...targetAnswers },
  seed: { after: ['reports', 'versions'], prepare: prepareTests, fill: seedStore, history: historyOfTests },
})
