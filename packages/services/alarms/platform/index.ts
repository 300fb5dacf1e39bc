import { calls } from '@console-widgets/alarms/contract'
import { permissions } from '@console-widgets/alarms/model'
import * as schemas from '@console-widgets/alarms/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { firingAnswers } from './firing-alarms.ts'
import { historyHandlers } from './history-handlers.ts'
import { metricHandlers } from './metric-handlers.ts'
import { migrations } from './migrations.generated.ts'
import * as notices from './notices.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import { ruleHandlers } from './rule-handlers.ts'
import { historyOfAlarms, seedAlarms } from './seed.ts'
import * as tables from './tables.ts'
import { defineAlarmActors } from './watch.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'alarms',
  implementation: implement(calls, schemas, { ...ruleHandlers, ...historyHandlers, ...metricHandlers }),
  permissions,
  reasons,
  issues,
  tables,
  migrations,
  notices,
  actors: defineAlarmActors,
  answers: { ...workspaceAnswers, ...firingAnswers },
  seed: { after: ['comments', 'links'], fill: seedAlarms, history: historyOfAlarms },
})
