import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { mostPixels, samplePicture, type PictureDecoder } from '@console-widgets/platform/pictures/sample-picture'
import { PictureDamage, type SampledPicture } from '@console-widgets/platform/pictures/sampled-picture'

export interface PictureThreadOptions {
  /** How long a picture may take. The largest allowed takes some seconds; compressed traps take minutes. */
  mostMilliseconds?: number
  /** How long the thread waits for another picture before it ends and its memory is returned. */
  idleMilliseconds?: number
}

type Answer = { sample: SampledPicture; damage?: never } | { sample?: never; damage: string }

/** Script objects that the thread may have, in megabytes. Pixels are outside of them; the decoder limits those. */
const mostHeap = 1024

/** The worker and its imports are separate files, in source and in builds, since a thread starts from a file. */
const workerFile = () => createRequire(import.meta.url).resolve('@console-widgets/sandbox/picture-worker')

/**
 * Decodes JPEGs in a thread beside the platform’s, which they would block for seconds. There is one thread, and it
 * decodes one picture at a time, so that memory doesn’t grow with their number. It starts with the first picture.
 */
export function createPictureThread({
  mostMilliseconds = 60_000,
  idleMilliseconds = 30_000,
}: PictureThreadOptions = {}): PictureDecoder {
  let last: Promise<unknown> = Promise.resolve()
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }

  async function sampleInThread(bytes: Uint8Array): Promise<SampledPicture> {
    if (isClosed) throw new Error('The platform was closed before the picture was decoded')
    clearTimeout(idle)
    thread ??= new Worker(workerFile(), { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: mostHeap } })
    try {
      return await answerOf(thread, bytes, mostMilliseconds)
    } catch (error) {
      // Only a thread that has answered can be used again.
      if (!(error instanceof PictureDamage) || error.cause !== undefined) await end()
      throw error
    } finally {
      idle = setTimeout(() => void end(), idleMilliseconds).unref()
      thread?.unref()
    }
  }

  return {
    sample: (bytes, header) =>
      samplePicture(bytes, header, (jpeg) => {
        const sampled = last.then(() => sampleInThread(jpeg))
        last = sampled.catch(() => {})
        return sampled
      }),
    async close() {
      isClosed = true
      await end()
    },
  }
}

/**
 * Sends a picture to a thread, and waits for its answer.
 * @throws PictureDamage if it can’t be decoded; with a cause if the thread didn’t get over it
 */
function answerOf(thread: Worker, bytes: Uint8Array, mostMilliseconds: number): Promise<SampledPicture> {
  thread.ref()
  return new Promise<SampledPicture>((resolve, reject) => {
    const late = setTimeout(
      () => settle(() => reject(new PictureDamage('The picture takes too long', { cause: mostMilliseconds }))),
      mostMilliseconds,
    )
    const onMessage = ({ sample, damage }: Answer) =>
      settle(() => (sample ? resolve(sample) : reject(new PictureDamage(damage))))
    const onError = (error: Error & { code?: string }) =>
      settle(() =>
        reject(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? new PictureDamage('The picture takes too much memory', { cause: error })
            : error,
        ),
      )
    const onExit = () => settle(() => reject(new Error('The thread that decodes pictures ended')))
    function settle(answer: () => void): void {
      clearTimeout(late)
      thread.off('message', onMessage).off('error', onError).off('exit', onExit)
      answer()
    }
    thread.on('message', onMessage).on('error', onError).on('exit', onExit)
    thread.postMessage({ bytes, mostPixels })
  })
}
