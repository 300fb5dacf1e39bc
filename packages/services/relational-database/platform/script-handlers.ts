import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/relational-database/contract'
import { databaseLimits, type ScriptState } from '@console-widgets/relational-database/model'
import { newId } from '@console-widgets/platform/database/ids'
import { readLimited } from '@console-widgets/platform/calls/decode-input'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { cancelTask, findTask, type TaskRow } from '@console-widgets/platform/tasks/task'
import { beginRun } from './history.ts'
import { forbiddenError, requireRunnable, streamError } from './run-handlers.ts'
import { admitRun, requireRoom } from './run-access.ts'
import { scriptKey, scriptTask, type ScriptPayload } from './script-task.ts'
import { risksOf } from './sql/analyse.ts'
import { splitSql } from './sql/split.ts'
import { databaseRuns, databases } from './tables.ts'
import { quietly } from './instance.ts'

type Calls = typeof calls

/** Reads a script in UTF-8, with or without BOM. @throws PlatformRefusal if it is invalid */
async function readScript(request: Request): Promise<string> {
  const bytes = await readLimited(request, databaseLimits.scriptBytes)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.trim() !== '' && !text.includes('\0')) return text
  } catch {
    throw refuse('bad-parameter', 'The script isn’t in UTF-8')
  }
  throw refuse('bad-parameter', 'The script is empty or isn’t text')
}

const states: Record<TaskRow['state'], ScriptState> = {
  queued: 'running',
  running: 'running',
  succeeded: 'success',
  failed: 'failed',
  cancelled: 'cancelled',
}

/** Handlers of scripts, which run in the background. */
export const scriptHandlers = {
  'relational-database.sql-script.execute': async (input, context) => {
    const { services, teamId, userId } = context
    const access = await admitRun(context, input)
    const script = await readScript(context.request)
    const statements = [...splitSql(script)]
    requireRunnable(statements, input.oneTransaction)
    requireRoom(access, statements)
    const unstreamed = streamError(script, statements)
    if (unstreamed) throw refuse('bad-parameter', `Line ${unstreamed.line}: ${unstreamed.message}`)
    const forbidden = await forbiddenError(script, statements, context, access)
    if (forbidden) throw refuse('no-permission', `Line ${forbidden.line}: ${forbidden.message}`)
    const risks = input.confirmed ? [] : risksOf(statements, await services.sqlEngine.parser())
    if (risks.length > 0) return { taskId: null, statements: statements.length, risks: risks.slice(0, 100) }
    const runId = newId()
    await services.objects.write(scriptKey(runId), new Blob([script]).stream(), databaseLimits.scriptBytes)
    const payload: ScriptPayload = {
      runId,
      name: access.database.name,
      account: access.account.name,
      timeoutSeconds: input.timeoutSeconds ?? databaseLimits.timeoutSeconds,
      oneTransaction: input.oneTransaction,
    }
    const taskId = await context.inTeam(async (db) => {
      const started = await services.tasks.start(db, { kind: scriptTask, teamId, userId, payload })
      const { databaseId } = access.database
      await beginRun(
        db,
        {
          runId,
          databaseId,
          accountName: access.account.name,
          kind: 'script',
          userId,
          startTime: context.now(),
          fileName: input.fileName ?? null,
          taskId: started,
        },
        script,
      )
      return started
    })
    return { taskId, statements: statements.length, risks: [] }
  },

  'relational-database.sql-script-progress.get': async ({ taskId }, { db }) => {
    const task = await findTask(db, taskId, scriptTask)
    const [run] = await db
      .select()
      .from(databaseRuns)
      .innerJoin(databases, eq(databases.databaseId, databaseRuns.databaseId))
      .where(eq(databaseRuns.taskId, taskId))
    if (!run) throw refuse('not-found', 'The script and its database no longer exist')
    const { accountName, fileName, error, line, rolledBack, committed, startTime } = run.cw_database_runs
    const interrupted =
      task.error && !error
        ? {
            severity: 'FATAL',
            code: '57P01',
            message: task.error.message,
            detail: null,
            hint: null,
            statement: task.done,
            position: 0,
            line: line ?? 1,
            column: 1,
          }
        : null
    const { done, total, endTime, state } = task
    return {
      taskId,
      databaseName: run.cw_databases.name,
      accountName,
      fileName,
      state: states[state],
      done,
      total,
      line: state === 'succeeded' ? null : (error?.line ?? line),
      error: error ?? interrupted,
      rolledBack,
      committed,
      startTime,
      endTime,
    }
  },

  'relational-database.sql-script.cancel': async ({ taskId }, context) => {
    await context.inTeam(async (db) => {
      await findTask(db, taskId, scriptTask)
      await cancelTask(db, taskId, context.now())
    })
    await quietly(context, (db) =>
      db.update(databaseRuns).set({ state: 'cancelled' }).where(eq(databaseRuns.taskId, taskId)),
    )
    return { cancelled: true }
  },
} satisfies Partial<Handlers<Calls>>
