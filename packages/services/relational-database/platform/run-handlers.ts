import type { calls } from '@console-widgets/relational-database/contract'
import { databaseLimits } from '@console-widgets/relational-database/model'
import { newId } from '@console-widgets/platform/database/ids'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { SqlSyntaxError } from '@console-widgets/platform/sql-engines/engine'
import { beginRun, endRun } from './history.ts'
import { quietly } from './instance.ts'
import { findDatabase } from './rows.ts'
import { followChange } from './backups/follow-changes.ts'
import { admitRun, noteSize, openSession, requireRoom, type RunAccess } from './run-access.ts'
import { placeError, runStatements, type StatementResult } from './run-statements.ts'
import { requestCancel, watchRun } from './running.ts'
import { controlsTransaction, needsClientStream, risksOf } from './sql/analyse.ts'
import { forbiddenIn } from './sql/forbidden.ts'
import { createPlaces, offsetOfCharacter, splitSql, type Statement } from './sql/split.ts'
import { databaseRuns } from './tables.ts'
import { and, eq } from 'drizzle-orm'

type Calls = typeof calls

/** @throws PlatformRefusal if statements can't be run together */
export function requireRunnable(statements: readonly Statement[], oneTransaction: boolean): void {
  const own = oneTransaction && statements.find(controlsTransaction)
  if (own)
    throw refuse(
      'bad-parameter',
      `Line ${own.line} starts or ends a transaction, but oneTransaction is on. Remove the statement or turn oneTransaction off.`,
      [issue('oneTransaction', 'one-transaction')],
    )
}

/** The error of a statement that the platform doesn't run for an account. */
export async function forbiddenError(
  sql: string,
  statements: readonly Statement[],
  { services }: Pick<Context, 'services'>,
  { readonly }: RunAccess,
) {
  const { placement } = services.sqlEngine
  const found = forbiddenIn(statements, await services.sqlEngine.parser(), { placement, readonly })
  if (!found) return undefined
  return placeError(sql, found.statement, found.index, {
    severity: 'ERROR',
    // PostgreSQL's own code for a missing privilege.
    code: '42501',
    message: found.message,
    detail: null,
    hint: null,
    position: null,
  })
}

/** COPY from or to the client has no stream to read from or write to. */
export function streamError(sql: string, statements: readonly Statement[]) {
  const index = statements.findIndex(needsClientStream)
  const statement = statements[index]
  if (!statement) return undefined
  const message =
    'COPY … FROM STDIN and TO STDOUT need a client with a stream. Use INSERT to write, and SELECT to read.'
  return placeError(sql, statement, index, {
    severity: 'ERROR',
    code: 'CWCPY',
    message,
    detail: null,
    hint: null,
    position: null,
  })
}

const nothing = {
  statements: [],
  risks: [],
  error: null,
  rolledBack: false,
  committed: 0,
  schemaChanged: false,
  durationMs: 0,
}

/** Handlers that run SQL from the editor. */
export const runHandlers = {
  'relational-database.sql.execute': async (input, context) => {
    const { sql, oneTransaction, confirmed, runId = newId() } = input
    const access = await admitRun(context, input)
    const { database, account, settings } = access
    const statements = [...splitSql(sql)]
    if (statements.length > databaseLimits.statementsPerRun)
      throw refuse(
        'limit-reached',
        `${statements.length} statements are too many for one run: at most ${databaseLimits.statementsPerRun}. Run them as a script.`,
      )
    requireRunnable(statements, oneTransaction)
    requireRoom(access, statements)
    const risks = confirmed ? [] : risksOf(statements, await context.services.sqlEngine.parser())
    if (risks.length > 0) return { ...nothing, runId, outcome: 'asks' as const, risks }
    const error = streamError(sql, statements) ?? (await forbiddenError(sql, statements, context, access))
    if (error) return { ...nothing, runId, outcome: 'failed' as const, error }

    await quietly(context, async (db) => {
      const taken = and(eq(databaseRuns.runId, runId))
      if ((await db.$count(databaseRuns, taken)) > 0)
        throw refuse('conflict', 'A run with this ID already exists', [issue('runId', 'new-run')])
      await beginRun(
        db,
        {
          runId,
          databaseId: database.databaseId,
          accountName: account.name,
          kind: 'query',
          userId: context.userId,
          startTime: context.now(),
        },
        sql,
      )
    })
    const results: StatementResult[] = []
    const started = performance.now()
    const watch = watchRun(context, runId, input.timeoutSeconds ?? settings.timeoutSeconds, context.request.signal)
    try {
      const session = await openSession(context, access)
      const end = await runStatements(session, sql, statements, {
        rowLimit: input.rowLimit ?? settings.rowLimit,
        bytes: databaseLimits.answerBytes,
        cellBytes: databaseLimits.cellBytes,
        oneTransaction,
        signal: watch.signal,
        onResult: (result) => void results.push(result),
      }).finally(() => session.close())
      const outcome = end.cancelled ? ('cancelled' as const) : end.error ? ('failed' as const) : ('succeeded' as const)
      const durationMs = Math.round(performance.now() - started)
      const rowCount = results.reduce((sum, result) => sum + (result.rowCount ?? 0), 0)
      await quietly(context, (db) =>
        endRun(db, runId, {
          state: outcome,
          statements: results.length,
          rowCount,
          durationMs,
          error: end.error,
          rolledBack: end.rolledBack,
          committed: end.committed,
        }),
      )
      // The size of a database is unknown until its first run.
      if (database.sizeBytes === null || results.some(({ command }) => command !== 'SELECT'))
        await noteSize(context, database)
      if (!access.readonly && results.length > 0) await followChange(context, database)
      const { error, rolledBack, committed, schemaChanged } = end
      return { runId, outcome, statements: results, error, rolledBack, committed, schemaChanged, risks: [], durationMs }
    } catch (error) {
      await quietly(context, (db) => endRun(db, runId, { state: 'failed' }))
      throw error
    } finally {
      watch.done()
    }
  },

  'relational-database.sql.cancel': async ({ name, runId }, context) => {
    const { databaseId } = await context.inTeam((db) => findDatabase(db, name))
    return { cancelled: await requestCancel(context, { runId, databaseId }) }
  },

  'relational-database.sql.check': async ({ sql }, { services }) => {
    const parser = await services.sqlEngine.parser()
    const statements = [...splitSql(sql)].slice(0, databaseLimits.statementsPerRun)
    for (const { text, start } of statements) {
      try {
        parser?.parse(text)
      } catch (error) {
        if (!(error instanceof SqlSyntaxError)) continue
        const position = Math.min(start + offsetOfCharacter(text, error.position), sql.length)
        return {
          statements: [],
          risks: [],
          error: { message: error.message, position, ...createPlaces(sql)(position) },
        }
      }
    }
    return {
      statements: statements.map(({ text: _, words, ...place }) => ({
        ...place,
        command: (words[0] ?? '').toUpperCase(),
      })),
      risks: risksOf(statements, parser),
      error: null,
    }
  },
} satisfies Partial<Handlers<Calls>>
