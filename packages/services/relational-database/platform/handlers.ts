import { sql } from 'drizzle-orm'
import { calls } from '@console-widgets/relational-database/contract'
import * as schemas from '@console-widgets/relational-database/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { accountHandlers } from './account-handlers.ts'
import { backupHandlers } from './backups/backup-handlers.ts'
import { databaseHandlers } from './database-handlers.ts'
import { editorHandlers } from './editor-handlers.ts'
import { describeInstance, requireState } from './instance.ts'
import { runHandlers } from './run-handlers.ts'
import { scriptHandlers } from './script-handlers.ts'
import { databaseInstances } from './tables.ts'

/** Calls that wait for the engine; they don't keep a transaction open meanwhile. */
const slow = [
  'relational-database.database.create',
  'relational-database.database.delete',
  'relational-database.database-base-info.update',
  'relational-database.database-privileges.update',
  'relational-database.account.create',
  'relational-database.account.delete',
  'relational-database.account-base-info.update',
  'relational-database.account-privileges.update',
  'relational-database.sql.execute',
  'relational-database.sql.cancel',
  'relational-database.sql.check',
  'relational-database.sql-script.execute',
  'relational-database.sql-script.cancel',
  'relational-database.schema.get',
  'relational-database.dependent.list',
  'relational-database.database.restore',
  'relational-database.database.restore-copy',
] as const

/** Handles the calls of the area `relational-database`. */
export const relationalDatabaseImplementation = implement(
  calls,
  schemas,
  {
    ...databaseHandlers,
    ...accountHandlers,
    ...runHandlers,
    ...scriptHandlers,
    ...editorHandlers,
    ...backupHandlers,

    'relational-database.base-info.get': (_input, context) => describeInstance(context.db, context),

    'relational-database.base-info.update': async (change, context) => {
      const { db, now } = context
      await requireState(db, now())
      const values = { ...change, updateTime: now() }
      await db
        .insert(databaseInstances)
        .values(values)
        .onConflictDoUpdate({
          target: databaseInstances.instanceId,
          set: values,
          setWhere: sql`${databaseInstances.instanceId} = current_setting('cw.team')`,
        })
      return describeInstance(db, context)
    },
  },
  { slow },
)
