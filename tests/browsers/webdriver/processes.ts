import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** Timeout of a start in milliseconds. A cold browser on a busy machine takes a quarter of a minute. */
const startTime = 150_000

/**
 * Repeats a probe until it succeeds.
 *
 * @param what the state to wait for, for the message of the error
 * @param process the process that gets there
 */
export async function until<Result>(
  what: string,
  process: ChildProcess,
  probe: () => Promise<Result>,
): Promise<Result> {
  const end = Date.now() + startTime
  let broken: Error | undefined
  process.once('error', (error) => (broken = error))
  for (;;) {
    try {
      return await probe()
    } catch (error) {
      if (broken) throw broken
      if (process.exitCode !== null || Date.now() > end)
        throw new Error(`${process.spawnfile}: not until now: ${what}. Exit code: ${process.exitCode}`, {
          cause: error,
        })
      await pause(50)
    }
  }
}

/** Ends a process and waits for it. */
export async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  const exit = new Promise((resolve) => process.once('exit', resolve))
  process.kill('SIGTERM')
  await Promise.race([exit, pause(5000, undefined, { ref: false }).then(() => process.kill('SIGKILL'))])
}
