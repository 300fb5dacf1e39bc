import { atom, type ReadableAtom } from 'nanostores'

/** State of an upload. */
export type UploadState = 'sending' | 'paused' | 'finishing' | 'done' | 'failed' | 'aborted'

/** Progress of an upload, in bytes. */
export interface UploadProgress {
  loaded: number
  total: number
  state: UploadState
}

/** Object that an upload created. */
export interface UploadedObject {
  objectId: string
  fileName: string
  size: number
  /** In hexadecimal. For a single-request upload, undefined on an insecure page, which cannot compute it. */
  sha256: string | undefined
}

/** Upload in progress. */
export interface UploadHandle {
  readonly $progress: ReadableAtom<UploadProgress>
  /**
   * @throws ConsoleError when the upload fails or is aborted. After a failure, upload the same file again to resume.
   */
  readonly done: Promise<UploadedObject>
  pause(): void
  resume(): void
  /** Aborts the upload. The platform discards what has been uploaded. */
  abort(): void
}

/** Control of an upload from inside: pausing between and within parts, and aborting. */
export interface UploadControl {
  /** Aborted when the upload is aborted. */
  readonly stopped: AbortSignal
  /** Waits while paused. Resolves with a signal that the next pause or abort aborts. */
  proceed(): Promise<AbortSignal>
  /** Reports the bytes uploaded or in flight. */
  report(loaded: number): void
  finishing(): void
}

/** Starts an upload and returns its handle. */
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
  // Avoid an unhandled rejection when no one awaits the handle; the state shows the failure too.
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
