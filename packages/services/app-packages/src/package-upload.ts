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
 * Where the upload of a package stands: the bytes are on their way (`sending`, `paused`, `finishing`), the platform
 * takes it (`registering`) and reads it (`parsing`), and in the end it is `usable`, or `failed` by what was found in
 * it. `broken` means that it did not get that far and can be tried again.
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
  /** Bytes that are there or on their way, and all of them. */
  loaded: number
  total: number
  /** Bytes a second over the last seconds, and the seconds that are left at that. */
  speed: number | undefined
  secondsLeft: number | undefined
  /** Why it is broken. */
  error: ConsoleError | undefined
  /** The package, once the platform has taken it. */
  result: AppPackage | undefined
  /** What was begun in an earlier page: choosing the same file goes on with it. */
  unfinished: UnfinishedUpload | undefined
}

/** What a desktop program must be told by its developer. */
export interface ProgramFields {
  versionName?: string
  displayName?: string
}

/** Brings one package after the other to an app: upload, registration, and the wait for the parser. */
export interface PackageUpload extends ReadableAtom<PackageUploadState> {
  start(file: File, fields?: ProgramFields): Promise<void>
  pause(): void
  resume(): void
  /** Gives the upload up; what is there is thrown away. */
  abort(): void
  /** Tries again what broke, from where it broke. */
  retry(): Promise<void>
  /** Makes room for the next one; forgets what was unfinished. */
  reset(): void
  /** Looks what an earlier page left: it tells of parts that are there, and registers what was uploaded whole. */
  takeUp(): Promise<void>
}

/** Milliseconds between two questions to the parser. */
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

/** Creates the upload of packages to one app. */
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
      // Deleted by somebody else in the meantime.
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
      // The note belongs to a team. Whoever cannot sign in is told by the reads of the page.
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
