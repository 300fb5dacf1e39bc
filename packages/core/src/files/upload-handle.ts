import { atom, type ReadableAtom } from 'nanostores'

/** Where an upload stands. */
export type UploadState = 'sending' | 'paused' | 'finishing' | 'done' | 'failed' | 'aborted'

/** How far an upload is, in bytes. */
export interface UploadProgress {
  loaded: number
  total: number
  state: UploadState
}

/** The object that an upload made. */
export interface UploadedObject {
  objectId: string
  fileName: string
  size: number
  /** In hexadecimal. Of a file that went at once, undefined on a page that is not secure, which cannot compute it. */
  sha256: string | undefined
}

/** One upload under way. */
export interface UploadHandle {
  readonly $progress: ReadableAtom<UploadProgress>
  /**
   * @throws ConsoleError when the upload fails or is aborted. After a failure, uploading the same file goes on where it
   * stopped.
   */
  readonly done: Promise<UploadedObject>
  pause(): void
  resume(): void
  /** Stops for good, and lets the platform throw away what is there. */
  abort(): void
}

/** What the upload itself steers by: it can be paused between and within parts, and stopped for good. */
export interface UploadControl {
  /** Aborted when the upload is stopped for good. */
  readonly stopped: AbortSignal
  /** Waits while paused; resolves with a signal that the next pause or stop aborts. */
  proceed(): Promise<AbortSignal>
  /** Tells the bytes that are there or on their way. */
  report(loaded: number): void
  finishing(): void
}

/** Starts an upload and gives the handle to it. */
export function startUpload(total: number, run: (control: UploadControl) => Promise<UploadedObject>): UploadHandle {
  const $progress = atom<UploadProgress>({ loaded: 0, total, state: 'sending' })
  const stop = new AbortController()
  let stretch = new AbortController()
  let wake: (() => void) | undefined
  let paused: Promise<void> | undefined

  const set = (change: Partial<UploadProgress>) => $progress.set({ ...$progress.get(), ...change })
  const isIn = (...states: UploadState[]) => states.includes($progress.get().state)

  const done = run({
    stopped: stop.signal,
    async proceed() {
      await paused
      stop.signal.throwIfAborted()
      return stretch.signal
    },
    report(loaded) {
      if (loaded !== $progress.get().loaded) set({ loaded })
    },
    finishing: () => set({ state: 'finishing', loaded: total }),
  }).then(
    (object) => {
      set({ state: 'done', loaded: total })
      return object
    },
    (error: unknown) => {
      set({ state: stop.signal.aborted ? 'aborted' : 'failed' })
      throw error
    },
  )
  // A handle whose end nobody awaits is no unhandled rejection: the state tells it as well.
  done.catch(() => undefined)

  return {
    $progress,
    done,
    pause() {
      if (!isIn('sending')) return
      paused = new Promise((resolve) => {
        wake = resolve
      })
      set({ state: 'paused' })
      stretch.abort()
    },
    resume() {
      if (!isIn('paused')) return
      stretch = new AbortController()
      paused = undefined
      set({ state: 'sending' })
      wake?.()
    },
    abort() {
      if (!isIn('sending', 'paused', 'finishing')) return
      stop.abort()
      stretch.abort()
      wake?.()
    },
  }
}
