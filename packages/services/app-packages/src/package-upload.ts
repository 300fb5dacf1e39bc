import { atom, type ReadableAtom } from 'nanostores'
import type { AnswerOf } from '@console-widgets/contract'
import type { Console, ConsoleError } from '@console-widgets/core'
import { createFileService, createSpeedometer, type UploadHandle } from '@console-widgets/core/files'
import { dataOf } from '@console-widgets/data'
import { calls } from './contract.ts'
import { successStatuses } from './model.ts'
import { unfinishedUploadPlace, type UnfinishedUpload } from './unfinished-upload.ts'

type AppPackage = AnswerOf<(typeof calls)['app-packages.package.create']>['package']

/**
 * State of a package upload: bytes are being sent (`sending`, `paused`, `finishing`), the platform registers the file
 * (`registering`) and parses it (`parsing`), and finally it is ready (`usable`) or rejected by the parser (`failed`).
 * `broken` means that it was interrupted earlier and can be retried.
 */
export type PackageUploadPhase =
  | 'idle'
  | 'sending'
  | 'paused'
  | 'finishing'
  | 'registering'
  | 'parsing'
  | 'usable'
  | 'failed'
  | 'broken'

export interface PackageUploadState {
  phase: PackageUploadPhase
  fileName: string
  /** Bytes received or in transit, and the total. */
  loaded: number
  total: number
  /** Recent speed in bytes per second, and the seconds left at that speed. */
  speed: number | undefined
  secondsLeft: number | undefined
  /** Error that interrupted it. */
  error: ConsoleError | undefined
  /** The package, once the platform has registered it. */
  result: AppPackage | undefined
  /** Upload that an earlier page left unfinished: selecting the same file resumes it. */
  unfinished: UnfinishedUpload | undefined
}

/** Developer's input for a desktop program. */
export interface ProgramFields {
  versionName?: string
  displayName?: string
}

/** Uploads packages to an app, one at a time: upload, registration, and the wait for the parser. */
export interface PackageUpload extends ReadableAtom<PackageUploadState> {
  start(file: File, fields?: ProgramFields): Promise<void>
  pause(): void
  resume(): void
  /** Cancels the upload and discards what was sent. */
  abort(): void
  /** Retries an interrupted upload from where it stopped. */
  retry(): Promise<void>
  /** Resets to idle for the next upload, and forgets an unfinished one. */
  reset(): void
  /** Restores what an earlier page left: reports sent parts, and registers complete uploads. */
  takeUp(): Promise<void>
}

/** Polling interval for the parser, in milliseconds. */
const pollTime = 1000

const idle: PackageUploadState = {
  phase: 'idle',
  fileName: '',
  loaded: 0,
  total: 0,
  speed: undefined,
  secondsLeft: undefined,
  error: undefined,
  result: undefined,
  unfinished: undefined,
}

/** Creates the uploader of an app's packages. */
export function createPackageUpload(console: Console, appId: string): PackageUpload {
  const files = createFileService(console)
  const { invalidate } = dataOf(console)
  const place = unfinishedUploadPlace(console, appId)
  const $state = atom<PackageUploadState>(idle)
  const set = (change: Partial<PackageUploadState>) => $state.set({ ...$state.get(), ...change })
  let handle: UploadHandle | undefined
  let again: (() => Promise<void>) | undefined

  const attempt = async (work: () => Promise<void>) => {
    again = work
    set({ error: undefined })
    try {
      await work()
    } catch (error) {
      if ((error as ConsoleError).kind === 'canceled') reset()
      else set({ phase: 'broken', error: error as ConsoleError, unfinished: undefined })
    }
  }

  const send = async (file: File, fields: ProgramFields) => {
    const speedometer = createSpeedometer(console.ports.now)
    const upload = files.upload(file, { bizTag: 'app-packages' })
    handle = upload
    const stop = upload.$progress.subscribe(({ loaded, total, state }) => {
      if (state === 'sending' || state === 'paused' || state === 'finishing')
        set({ phase: state, loaded, total, ...speedometer(loaded, total, state) })
      place.keep({ fileName: file.name, size: file.size, loaded })
    })
    const { objectId } = await upload.done.finally(stop)
    place.keep({ fileName: file.name, size: file.size, loaded: file.size, objectId })
    await attempt(() => register(objectId, fields))
  }

  const register = async (objectId: string, fields: ProgramFields) => {
    set({ phase: 'registering', speed: undefined, secondsLeft: undefined })
    const { package: made } = await console.invoke(calls['app-packages.package.create'], { appId, objectId, ...fields })
    place.forget()
    set({ phase: 'parsing', result: made })
    invalidate(['app-packages'])
    await attempt(() => waitForParser(made.pkgId))
  }

  const waitForParser = async (pkgId: string) => {
    set({ phase: 'parsing' })
    for (;;) {
      const { packages } = await console.invoke(calls['app-packages.package-state.get'], { pkgIds: [pkgId] })
      // Deleted by another user in the meantime.
      if (packages.length === 0) return reset()
      if (packages[0]?.successStatus !== successStatuses.parsing) break
      await new Promise((resolve) => setTimeout(resolve, pollTime))
    }
    const answer = await console.invoke(calls['app-packages.package.get'], { pkgId })
    set({
      phase: answer.package.successStatus === successStatuses.usable ? 'usable' : 'failed',
      result: answer.package,
    })
    invalidate(calls['app-packages.package.create'].touches)
    console.host.post('changed', {
      call: 'app-packages.package.create',
      touches: calls['app-packages.package.create'].touches,
    })
  }

  const reset = () => {
    place.forget()
    $state.set(idle)
  }

  return Object.assign($state, {
    start(file: File, fields: ProgramFields = {}) {
      $state.set({ ...idle, phase: 'sending', fileName: file.name, total: file.size })
      return attempt(() => send(file, fields))
    },
    pause: () => handle?.pause(),
    resume: () => handle?.resume(),
    abort: () => handle?.abort(),
    retry: async () => {
      if (again) await attempt(again)
    },
    reset,
    async takeUp() {
      // The record belongs to a team. If sign-in fails, the page's own reads report it.
      await console.session.ensure().catch(() => undefined)
      const found = place.find()
      if (!found || $state.get().phase !== 'idle') return
      const { objectId } = found
      if (!objectId) return set({ unfinished: found })
      $state.set({ ...idle, phase: 'registering', fileName: found.fileName, loaded: found.size, total: found.size })
      await attempt(() => register(objectId, {}))
    },
  })
}
