import { pause } from '../request/pause.ts'
import { mayTryAgain } from './put-bytes.ts'
import type { UploadControl } from './upload-handle.ts'

/** How stubborn an upload is. */
export interface Patience {
  /** Tries of one step before the upload fails. */
  tries: number
  /** Milliseconds before the second try; each further one waits twice as long, at most 30 seconds. */
  firstWait: number
}

const longestWait = 30_000

/** Does a step until it succeeds: a pause lets it begin anew, a failure that may pass is tried again after a while. */
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
      // A pause cuts the wait short.
      await pause(Math.min(firstWait * 2 ** (failures - 1), longestWait), signal).catch(() => undefined)
    }
  }
}
