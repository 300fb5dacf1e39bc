import { and, eq, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/relational-database/contract'
import { databaseLimits, queryListFields, runListFields } from '@console-widgets/relational-database/model'
import { newId } from '@console-widgets/platform/database/ids'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { listOfDatabase } from './list-of-database.ts'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { readDependents } from './read-dependents.ts'
import { readSchema } from './read-schema.ts'
import { refusalOfEngine } from './instance.ts'
import { engineIdOf } from './plans.ts'
import { findDatabase, listPrivileges, type DatabaseRow } from './rows.ts'
import { admitRun, openSession } from './run-access.ts'
import { databaseQueries, databaseRuns } from './tables.ts'

type Calls = typeof calls

/** Roles in the engine that row policies of a database can be for. All accounts that can write have one role. */
async function rolesOf({ inTeam, services }: Context, database: DatabaseRow) {
  const engine = await services.sqlEngine.info()
  const privileges = await inTeam((db) => listPrivileges(db))
  return [
    { role: engine.writersName(engineIdOf(database)), kind: 'writers' as const, account: null },
    { role: engine.readersName(engineIdOf(database)), kind: 'readers' as const, account: null },
    ...privileges
      .filter((each) => each.databaseId === database.databaseId && each.readonly)
      .map(({ accountId, accountName }) => ({
        role: engine.accountName(accountId),
        kind: 'account' as const,
        account: accountName,
      })),
  ]
}

/** Handlers of the editor's side panels: schema, history, and saved queries. */
export const editorHandlers = {
  'relational-database.schema.get': async (input, context) => {
    const access = await admitRun(context, input)
    const session = await openSession(context, access)
    try {
      return { ...(await readSchema(session)), roles: await rolesOf(context, access.database) }
    } catch (error) {
      throw refusalOfEngine(error)
    } finally {
      await session.close()
    }
  },

  'relational-database.dependent.list': async (input, context) => {
    const session = await openSession(context, await admitRun(context, input))
    try {
      return { dependents: await readDependents(session, input) }
    } catch (error) {
      throw refusalOfEngine(error)
    } finally {
      await session.close()
    }
  },

  'relational-database.run.list': async (input, { db }) => {
    const { items, total } = await listOfDatabase(
      db,
      databaseRuns,
      { fields: runListFields, key: databaseRuns.runId, sort: '-startTime' },
      input,
    )
    return {
      items: items.map(({ error, ...run }) => ({
        ...run,
        error: error?.message ?? null,
        errorLine: error?.line ?? null,
      })),
      total,
    }
  },

  'relational-database.query.list': (input, { db }) =>
    listOfDatabase(
      db,
      databaseQueries,
      { fields: queryListFields, key: databaseQueries.queryId, sort: 'queryName' },
      input,
    ),

  'relational-database.query.save': async ({ name, queryId, queryName, sql: text }, { db, userId, now }) => {
    const { databaseId } = await findDatabase(db, name)
    const same = and(
      eq(databaseQueries.databaseId, databaseId),
      eq(sql`lower(${databaseQueries.queryName})`, queryName.toLowerCase()),
    )
    const [taken] = await db.select().from(databaseQueries).where(same)
    if (taken && taken.queryId !== queryId)
      throw refuse('name-taken', `A query '${taken.queryName}' already exists`, [issue('queryName', 'taken')])
    const values = { queryName, sql: text, userId, updateTime: now() }
    if (queryId !== undefined) {
      const [saved] = await db
        .update(databaseQueries)
        .set(values)
        .where(and(eq(databaseQueries.databaseId, databaseId), eq(databaseQueries.queryId, queryId)))
        .returning()
      if (!saved) throw refuse('not-found', `There is no query '${queryId}' in this database`)
      return { queryId }
    }
    if ((await db.$count(databaseQueries)) >= databaseLimits.queriesPerTeam)
      throw refuse(
        'limit-reached',
        `A team can save at most ${databaseLimits.queriesPerTeam} queries. Delete one that you no longer need.`,
      )
    const made = newId()
    await db.insert(databaseQueries).values({ queryId: made, databaseId, ...values, createTime: now() })
    return { queryId: made }
  },

  'relational-database.query.delete': async ({ name, queryId }, { db }) => {
    const { databaseId } = await findDatabase(db, name)
    const removed = await db
      .delete(databaseQueries)
      .where(and(eq(databaseQueries.databaseId, databaseId), eq(databaseQueries.queryId, queryId)))
      .returning()
    if (removed.length === 0) throw refuse('not-found', `There is no query '${queryId}' in this database`)
  },
} satisfies Partial<Handlers<Calls>>
