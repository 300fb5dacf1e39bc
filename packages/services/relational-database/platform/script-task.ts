import { eq } from 'drizzle-orm'
import { databaseLimits } from '@console-widgets/relational-database/model'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { logError } from '@console-widgets/platform/logging/log-error'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { TaskRun } from '@console-widgets/platform/tasks/task-runner'
import { followChange } from './backups/follow-changes.ts'
import { endRun } from './history.ts'
import { settingsOf } from './instance.ts'
import { findAccount, findDatabase, findPrivilege } from './rows.ts'
import { noteSize, openSession, type RunAccess } from './run-access.ts'
import { runStatements, type Ending } from './run-statements.ts'
import { splitSql } from './sql/split.ts'
import { databaseRuns } from './tables.ts'

export const scriptTask = 'relational-database.script'
/** A key is a file name, whose prefix distributes files over folders. */
export const scriptKey = (runId: string) => `${runId}-script`

export interface ScriptPayload {
  runId: string
  name: string
  account: string
  timeoutSeconds: number
  oneTransaction: boolean
}

/** Milliseconds between two progress reports. */
const tellEvery = 300

/** Runs scripts. An interrupted script doesn't restart on its own: a part of it may be committed. */
export function defineScriptTask(services: PlatformParts): void {
  services.tasks.define<ScriptPayload>(scriptTask, async (payload, run) => {
    try {
      await runScript(services, payload, run)
    } finally {
      // What the script has done stands, whether or not its text can be removed.
      await services.objects.remove(scriptKey(payload.runId)).catch(logError)
    }
  })
}

async function runScript(
  services: PlatformParts,
  { runId, name, account: accountName, timeoutSeconds, oneTransaction }: ScriptPayload,
  run: TaskRun,
): Promise<void> {
  const quiet = { services, teamId: run.teamId, userId: run.userId }
  const script = await readObject(services, scriptKey(runId))
  const statements = [...splitSql(script)]
  // The privilege may have been revoked since the request.
  const access: RunAccess = await run.inTeam(async (db) => {
    const database = await findDatabase(db, name)
    const account = await findAccount(db, accountName)
    const { readonly } = await findPrivilege(db, database, account)
    return { database, account, readonly, settings: await settingsOf(db), frozen: false }
  })
  const controller = new AbortController()
  const cancelled: Ending = { code: 'CWCAN', message: 'The script was canceled' }
  const cancel = () => controller.abort(cancelled)
  run.signal.addEventListener('abort', cancel, { once: true })
  const started = performance.now()
  let done = 0
  let rowCount = 0
  let toldAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = async (line: number) => {
    toldAt = performance.now()
    await run.inTeam((db) => db.update(databaseRuns).set({ line }).where(eq(databaseRuns.runId, runId)))
    await run.progress(done, statements.length).catch(cancel)
  }
  const session = await openSession(quiet, access)
  const end = await runStatements(session, script, statements, {
    // No one looks at the rows of a script.
    rowLimit: 1,
    bytes: databaseLimits.answerBytes,
    cellBytes: Infinity,
    oneTransaction,
    signal: controller.signal,
    async onStatement({ line }, index) {
      done = index
      clearTimeout(timer)
      timer = setTimeout(
        () =>
          controller.abort({
            code: 'CWTIM',
            message: `The statement took longer than ${timeoutSeconds} seconds and was ended`,
          } satisfies Ending),
        timeoutSeconds * 1000,
      )
      if (performance.now() - toldAt > tellEvery) await tell(line)
    },
    onResult(result) {
      done++
      rowCount += result.rowCount ?? 0
    },
  }).finally(async () => {
    clearTimeout(timer)
    run.signal.removeEventListener('abort', cancel)
    await session.close()
  })
  const state = end.cancelled ? 'cancelled' : end.error ? 'failed' : 'succeeded'
  const line = end.error?.line ?? null
  await run.inTeam((db) =>
    endRun(db, runId, {
      state,
      statements: done,
      rowCount,
      durationMs: Math.round(performance.now() - started),
      error: end.error,
      rolledBack: end.rolledBack,
      committed: end.committed,
      line,
    }),
  )
  await noteSize(quiet, access.database)
  if (!access.readonly) await followChange(quiet, access.database)
  await run.progress(done, statements.length).catch(() => {})
  if (end.error && !end.cancelled) throw refuse('conflict', `Line ${end.error.line}: ${end.error.message}`)
}

async function readObject({ objects }: PlatformParts, key: string): Promise<string> {
  const size = (await objects.size(key)) ?? 0
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await objects.read(key, 0, size))
}
