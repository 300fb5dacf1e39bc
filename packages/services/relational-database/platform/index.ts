import help from '@console-widgets/relational-database/help'
import { permissions } from '@console-widgets/relational-database/model'
import { definePlatformHalf } from '@console-widgets/platform/half'
import { defineRelationalDatabaseActors } from './actors.ts'
import { cloudService } from './cloud-service.ts'
import { relationalDatabaseImplementation } from './handlers.ts'
import { migrations } from './migrations.generated.ts'
import { historyOfRelationalDatabase } from './demo-history.ts'
import { seedRelationalDatabase } from './seed.ts'
import * as notices from './notices.ts'
import { issues } from './issues.ts'
import { reasons } from './refuse.ts'
import * as tables from './tables.ts'
import { postgresWire } from './wire/postgres-wire.ts'
import { workspaceAnswers } from './workspace.ts'

export const half = definePlatformHalf({
  area: 'relational-database',
  help,
  implementation: relationalDatabaseImplementation,
  permissions,
  cloudService,
  reasons,
  issues,
  tables,
  migrations,
  notices,
  actors: defineRelationalDatabaseActors,
  seed: { after: ['projects'], fill: seedRelationalDatabase, history: historyOfRelationalDatabase },
  answers: workspaceAnswers,
  wires: [postgresWire],
})
