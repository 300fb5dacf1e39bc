import { eq } from 'drizzle-orm'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { calls } from '@console-widgets/relational-database/contract'
import { databaseLimits, databaseListFields } from '@console-widgets/relational-database/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { requireRoom } from '@console-widgets/platform/database/require-rows'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import type { Context } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import type { EngineInfo } from '@console-widgets/platform/sql-engines/engine'
import { deleteBackups } from './backups/delete-backups.ts'
import { changeInstance, refusalOfEngine } from './instance.ts'
import { dropFromEngine, engineIdOf } from './plans.ts'
import { provideDatabases, setPrivilegesOfDatabase } from './privileges.ts'
import { noteSize } from './run-access.ts'
import { findDatabase, listPrivileges, type DatabaseRow, type NamedPrivilege } from './rows.ts'
import { databaseBackups, databases } from './tables.ts'

type Calls = typeof calls

function describe(row: DatabaseRow, privileges: readonly NamedPrivilege[], engine: EngineInfo | undefined) {
  const accounts = privileges
    .filter(({ databaseId }) => databaseId === row.databaseId)
    .map(({ accountName, readonly }) => ({ name: accountName, readonly }))
  return { ...row, accounts, engineName: engine?.databaseName(engineIdOf(row)) ?? '' }
}

async function answerDatabase({ inTeam, services }: Context, name: string) {
  const engine = await services.sqlEngine.info().catch(() => undefined)
  return inTeam(async (db) => describe(await findDatabase(db, name), await listPrivileges(db), engine))
}

/** Checks that a database with this name can be created. @throws PlatformRefusal */
export async function requireFreeName(db: Queries, name: string): Promise<void> {
  await requireRoom(db, databases, databaseLimits.databasesPerTeam, 'databases')
  const taken = await findDatabase(db, name).catch(() => undefined)
  if (taken) throw refuse('name-taken', `A database '${taken.name}' already exists`, [issue('name', 'taken')])
}

/** Handlers of databases: each row of the team is a real database in the engine. */
export const databaseHandlers = {
  'relational-database.database.list': async (input, { db, services }) => {
    const { where, orderBy, limit, offset } = listQuery(
      databaseListFields,
      databases,
      databases.databaseId,
      input,
      'name',
    )
    const rows = await db
      .select()
      .from(databases)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset)
    const privileges = await listPrivileges(db)
    const engine = await services.sqlEngine.info().catch(() => undefined)
    return { items: rows.map((row) => describe(row, privileges, engine)), total: await db.$count(databases, where) }
  },

  'relational-database.database.create': async ({ name, characterSet, comment = null, accounts }, context) => {
    await changeInstance(context, async () => {
      const databaseId = newId()
      await context.inTeam(async (db) => {
        await requireFreeName(db, name)
        const time = context.now()
        const [row] = await db
          .insert(databases)
          .values({ databaseId, name, characterSet, comment, state: 'creating', createTime: time, updateTime: time })
          .returning()
        await setPrivilegesOfDatabase(db, row as DatabaseRow, accounts)
      })
      await provideDatabases(context, [databaseId])
      await noteSize(context, { databaseId, engineId: null, sizeBytes: null })
    })
    return answerDatabase(context, name)
  },

  'relational-database.database.delete': async ({ name }, context) =>
    changeInstance(
      context,
      async () => {
        const database = await context.inTeam((db) => findDatabase(db, name))
        await dropFromEngine(context.services, engineIdOf(database)).catch((error: unknown) =>
          Promise.reject(refusalOfEngine(error)),
        )
        const { databaseId } = database
        await context.inTeam(async (db) => {
          await deleteBackups(db, context.services, eq(databaseBackups.databaseId, databaseId))
          await db.delete(databases).where(eq(databases.databaseId, databaseId))
        })
      },
      { deletes: true },
    ),

  'relational-database.database-base-info.update': async ({ name, comment }, context) => {
    await changeInstance(context, () =>
      context.inTeam(async (db) => {
        const { databaseId } = await findDatabase(db, name)
        await db
          .update(databases)
          .set({ ...(comment === undefined ? {} : { comment }), updateTime: context.now() })
          .where(eq(databases.databaseId, databaseId))
      }),
    )
    return answerDatabase(context, name)
  },

  'relational-database.database-privileges.update': async ({ name, accounts }, context) => {
    await changeInstance(context, async () => {
      const row = await context.inTeam(async (db) => {
        const found = await findDatabase(db, name)
        await setPrivilegesOfDatabase(db, found, accounts)
        return found
      })
      await provideDatabases(context, [row.databaseId])
    })
    return answerDatabase(context, name)
  },
} satisfies Partial<Handlers<Calls>>
