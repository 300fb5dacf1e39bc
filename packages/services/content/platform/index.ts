import { calls } from '@console-widgets/content/contract'
import help from '@console-widgets/content/help'
import { permissions } from '@console-widgets/content/model'
import * as schemas from '@console-widgets/content/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { contentEvents, defineContentActors } from './actors.ts'
import { auditCodeAnswers } from './audit-codes.ts'
import { contentHandlers } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import * as notices from './notices.ts'
import * as options from './options.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import { resourceHandlers } from './resource-handlers.ts'
import { seedContents } from './seed.ts'
import { storeContentAnswers, storeContentEvents } from './store-contents.ts'
import * as tables from './tables.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'content',
  help,
  implementation: implement(calls, schemas, { ...contentHandlers, ...resourceHandlers }),
  permissions,
  reasons,
  issues,
  options,
  tables,
  migrations,
  actors: defineContentActors,
  notices,
  seed: { after: ['versions', 'pricing'], fill: seedContents },
  on: { ...contentEvents, ...storeContentEvents },
  answers: { ...workspaceAnswers, ...auditCodeAnswers, ...storeContentAnswers },
})
