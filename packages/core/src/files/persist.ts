import { pause } from '../request/pause.ts'
import { mayTryAgain } from './put-bytes.ts'
import type { UploadControl } from './upload-handle.ts'

/** Retry policy of an upload. */
export interface Patience {
  /** Tries of one step before the upload fails. */
  tries: number
  /** Milliseconds before the second try. Doubles with each one after it, up to 30 seconds. */
  firstWait: number
}

const longestWait = 30_000

/** Repeats a step until it succeeds. A pause restarts it; a transient failure is retried after a delay. */
export async function persist<Result>(
  control: UploadControl,
  { tries, firstWait }: Patience,
  step: (signal: AbortSignal, failures: number) => Promise<Result>,
): Promise<Result> {
  for (let failures = 0; ;) {
    const signal = await control.proceed()
    try {
      return await step(signal, failures)
    } catch (error) {
      control.stopped.throwIfAborted()
      if (signal.aborted) continue
      failures++
      if (failures >= tries || !mayTryAgain(error)) throw error
      // A pause ends the delay early.
      await pause(Math.min(firstWait * 2 ** (failures - 1), longestWait), signal).catch(() => undefined)
    }
  }
}
