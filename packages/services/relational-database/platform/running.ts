import { and, eq } from 'drizzle-orm'
import type { Context } from '@console-widgets/platform/calls/handler'
import { quietly } from './instance.ts'
import type { Ending } from './run-statements.ts'
import { databaseRuns } from './tables.ts'

const cancelled: Ending = { code: 'CWCAN', message: 'The run was canceled' }
const timedOut = (seconds: number): Ending => ({
  code: 'CWTIM',
  message: `The run took longer than ${seconds} seconds and was ended`,
})

/** Milliseconds between two checks for a cancellation through another node. */
const lookAgain = 1000

/** Reasons to end a run early: time limit, disconnected caller, or cancellation. */
export function watchRun(
  context: Pick<Context, 'services' | 'teamId' | 'userId'>,
  runId: string,
  timeoutSeconds: number,
  caller: AbortSignal | undefined,
) {
  const controller = new AbortController()
  const stop = () => controller.abort(cancelled)
  const timer = setTimeout(() => controller.abort(timedOut(timeoutSeconds)), timeoutSeconds * 1000)
  const look = setInterval(() => {
    void quietly(context, (db) =>
      db
        .select({ cancelRequested: databaseRuns.cancelRequested })
        .from(databaseRuns)
        .where(eq(databaseRuns.runId, runId)),
    )
      .then(([row]) => row?.cancelRequested && stop())
      .catch(() => {})
  }, lookAgain)
  caller?.addEventListener('abort', stop, { once: true })
  if (caller?.aborted) stop()
  return {
    signal: controller.signal,
    done() {
      clearTimeout(timer)
      clearInterval(look)
      caller?.removeEventListener('abort', stop)
    },
  }
}

/** Requests the end of a run, on any node. @returns whether it was found */
export async function requestCancel(
  context: Context,
  where: { runId?: string; databaseId?: string },
): Promise<boolean> {
  const { runId = '', databaseId = '' } = where
  const running = and(
    eq(databaseRuns.runId, runId),
    eq(databaseRuns.databaseId, databaseId),
    eq(databaseRuns.state, 'running'),
  )
  const rows = await quietly(context, (db) =>
    db.update(databaseRuns).set({ cancelRequested: true }).where(running).returning(),
  )
  return rows.length > 0
}
