import { atom, type ReadableAtom } from 'nanostores'
import { ConsoleError, type Console } from '@console-widgets/core'
import { createFileService, createSpeedometer, type FileService, type UploadHandle } from '@console-widgets/core/files'
import { dataOf } from '@console-widgets/data'
import { calls } from '../contract.ts'
import { bizTagOfBucket, objectNameOf, problemOfKey } from '../model.ts'
import type { Chosen } from './dropped-files.ts'

/**
 * State of an upload: waiting for its turn, sending bytes (`sending`, `paused`), adding the complete file to the bucket
 * (`placing`), or waiting for the user's decision because a file of that name exists (`conflict`).
 */
export type UploadPhase =
  | 'waiting'
  | 'sending'
  | 'paused'
  | 'placing'
  | 'conflict'
  | 'done'
  | 'skipped'
  | 'failed'
  | 'cancelled'

/** Decision about a name conflict. */
export type ConflictChoice = 'replace' | 'rename' | 'skip'

/** An upload of one file to a bucket. */
export interface QueuedUpload {
  uploadId: number
  bucketId: string
  bucketName: string
  key: string
  size: number
  /** Bytes received or in transit. */
  loaded: number
  phase: UploadPhase
  /** Error of a failed upload. */
  error: ConsoleError | undefined
}

export interface UploadQueueState {
  uploads: readonly QueuedUpload[]
  /** Totals of pending and completed uploads. */
  loaded: number
  total: number
  /** Recent speed in bytes per second, and the seconds left at that speed. */
  speed: number | undefined
  secondsLeft: number | undefined
}

/** Uploads files to buckets, a few at a time. It belongs to the console, and continues while no widget shows it. */
export interface UploadQueue {
  readonly $state: ReadableAtom<UploadQueueState>
  /** Adds selected files to a folder of a bucket. */
  add(place: { bucketId: string; bucketName: string; prefix: string }, chosen: Chosen): void
  /** Each applies to one upload, or to all of them. */
  pause(uploadId?: number): void
  resume(uploadId?: number): void
  cancel(uploadId?: number): void
  retry(uploadId?: number): void
  /** Resolves a name conflict of one file, or of this and all later files. */
  decide(uploadId: number, choice: ConflictChoice, forAll: boolean): void
  /** Removes uploads that need no more attention. */
  clear(): void
}

/** Number of concurrent small uploads, and of large ones, which already send several parts at once each. */
const smallAtATime = 6
const largeAtATime = 3
/** File size, in bytes, from which a name conflict is checked before the upload rather than after. */
const askFirstFrom = 8 * 1024 * 1024
/** Milliseconds between progress updates, and between refreshes of the affected lists. */
const showEvery = 100
const readAgainEvery = 1500

const open: ReadonlySet<UploadPhase> = new Set<UploadPhase>(['waiting', 'sending', 'paused', 'placing', 'conflict'])
const counted: ReadonlySet<UploadPhase> = new Set<UploadPhase>([...open, 'done', 'failed'])

/** Whether an upload is unfinished. */
export function isOpen({ phase }: Pick<QueuedUpload, 'phase'>): boolean {
  return open.has(phase)
}

const queues = new WeakMap<Console, UploadQueue>()

/** Upload queue of a console: one instance for all its widgets. */
export function uploadQueueOf(console: Console): UploadQueue {
  const known = queues.get(console) ?? createUploadQueue(console, createFileService(console))
  queues.set(console, known)
  return known
}

interface Entry {
  shown: QueuedUpload
  file: File
  handle?: UploadHandle
  /** Object of the file service, once all bytes are sent. */
  objectId?: string
  choice?: ConflictChoice
}

/** Creates a queue that uploads through a file service. */
export function createUploadQueue(console: Console, files: FileService): UploadQueue {
  const { invalidate } = dataOf(console)
  const { now } = console.ports
  const $state = atom<UploadQueueState>({ uploads: [], loaded: 0, total: 0, speed: undefined, secondsLeft: undefined })
  let entries: Entry[] = []
  let lastId = 0
  let choiceForAll: ConflictChoice | undefined
  let speedometer = createSpeedometer(now)
  let showTimer: ReturnType<typeof setTimeout> | undefined
  let readTimer: ReturnType<typeof setTimeout> | undefined
  let teamId: string | undefined

  const show = () => {
    showTimer = undefined
    const uploads = entries.map(({ shown }) => shown)
    const going = uploads.filter(({ phase }) => counted.has(phase))
    const loaded = going.reduce((sum, each) => sum + each.loaded, 0)
    const total = going.reduce((sum, each) => sum + each.size, 0)
    const sending = uploads.some(({ phase }) => phase === 'sending')
    $state.set({ uploads, loaded, total, ...speedometer(loaded, total, sending ? 'sending' : 'paused') })
  }
  const showSoon = () => {
    showTimer ??= setTimeout(show, showEvery)
  }
  const change = (entry: Entry, part: Partial<QueuedUpload>) => {
    entry.shown = { ...entry.shown, ...part }
    showSoon()
  }
  const readAgainSoon = () => {
    readTimer ??= setTimeout(() => {
      readTimer = undefined
      const { touches } = calls['cloud-storage.file.put']
      invalidate(touches)
      console.host.post('changed', { call: 'cloud-storage.file.put', touches })
    }, readAgainEvery)
  }

  const next = () => {
    let running = entries.filter(({ shown }) => shown.phase === 'sending' || shown.phase === 'placing').length
    for (const entry of entries) {
      if (entry.shown.phase !== 'waiting') continue
      if (running >= (entry.file.size < askFirstFrom ? smallAtATime : largeAtATime)) break
      running += 1
      change(entry, { phase: 'sending', error: undefined })
      void run(entry)
    }
  }

  const run = async (entry: Entry) => {
    const { bucketId, key } = entry.shown
    try {
      if (
        entry.objectId === undefined &&
        !entry.choice &&
        entry.file.size >= askFirstFrom &&
        (await exists(bucketId, key))
      )
        return ask(entry)
      entry.objectId ??= await send(entry)
      if (!isOpen(entry.shown)) return
      change(entry, { phase: 'placing', loaded: entry.shown.size })
      const ifExists = entry.choice === 'replace' || entry.choice === 'rename' ? entry.choice : 'refuse'
      const { file } = await console.invoke(calls['cloud-storage.file.put'], {
        bucketId,
        key,
        objectId: entry.objectId,
        ifExists,
      })
      change(entry, { phase: 'done', key: file.key })
      readAgainSoon()
    } catch (error) {
      if (!isOpen(entry.shown)) return
      const taken = error instanceof ConsoleError && error.reason === 'file-exists'
      if (taken) ask(entry)
      else change(entry, { phase: 'failed', error: error as ConsoleError })
    } finally {
      next()
    }
  }

  const exists = async (bucketId: string, key: string) => {
    try {
      await console.invoke(calls['cloud-storage.file-detail.query'], { bucketId, key }, { quiet: true })
      return true
    } catch (error) {
      // Other errors are reported when the file is added.
      return !(error instanceof ConsoleError)
    }
  }

  const send = async (entry: Entry) => {
    const { bucketId, key } = entry.shown
    const handle = files.upload(entry.file, {
      bizTag: bizTagOfBucket(bucketId),
      fileName: objectNameOf(key),
      allowEmpty: true,
    })
    entry.handle = handle
    // The upload may have been paused or canceled during the request.
    if (entry.shown.phase === 'paused') handle.pause()
    if (!isOpen(entry.shown)) handle.abort()
    const stop = handle.$progress.subscribe(({ loaded }) => change(entry, { loaded }))
    const { objectId } = await handle.done.finally(stop)
    return objectId
  }

  const ask = (entry: Entry) => {
    if (choiceForAll) return decideOn(entry, choiceForAll)
    change(entry, { phase: 'conflict' })
  }
  const decideOn = (entry: Entry, choice: ConflictChoice) => {
    if (choice === 'skip') return change(entry, { phase: 'skipped' })
    entry.choice = choice
    change(entry, { phase: 'waiting' })
  }

  const each = (uploadId: number | undefined, phases: readonly UploadPhase[], act: (entry: Entry) => void) => {
    for (const entry of entries)
      if ((uploadId === undefined || entry.shown.uploadId === uploadId) && phases.includes(entry.shown.phase))
        act(entry)
    next()
  }
  const cancel = (uploadId?: number) =>
    each(uploadId, [...open], (entry) => {
      change(entry, { phase: 'cancelled' })
      entry.handle?.abort()
    })

  const makeFolder = async (bucketId: string, key: string) => {
    try {
      await console.invoke(calls['cloud-storage.folder.create'], { bucketId, key }, { quiet: true })
    } catch (error) {
      // An existing folder is as good as a new one.
      if (!(error instanceof ConsoleError) || error.kind !== 'conflict') console.ports.reportError(error)
    }
    readAgainSoon()
  }

  // Never upload files of one team to another team's bucket.
  console.session.$state.subscribe(({ info }) => {
    if (teamId !== undefined && info?.teamId !== teamId) {
      cancel()
      entries = []
      showSoon()
    }
    teamId = info?.teamId
  })

  return {
    $state,
    add({ bucketId, bucketName, prefix }, chosen) {
      if (!entries.some(({ shown }) => isOpen(shown))) {
        choiceForAll = undefined
        speedometer = createSpeedometer(now)
        entries = entries.filter(({ shown }) => shown.phase === 'failed')
      }
      for (const { path, file } of chosen.files) {
        const key = (prefix + path).normalize('NFC')
        const problem = problemOfKey(key)
        const error =
          problem &&
          new ConsoleError({ kind: 'invalid', code: 'ERR_BAD_OPTION_VALUE', message: problem, reason: problem })
        lastId += 1
        entries.push({
          file,
          shown: {
            uploadId: lastId,
            bucketId,
            bucketName,
            key,
            size: file.size,
            loaded: 0,
            phase: problem ? 'failed' : 'waiting',
            error: error || undefined,
          },
        })
      }
      for (const path of chosen.emptyFolders) void makeFolder(bucketId, (prefix + path).normalize('NFC'))
      show()
      next()
    },
    pause: (uploadId) =>
      each(uploadId, ['waiting', 'sending'], (entry) => {
        change(entry, { phase: 'paused' })
        entry.handle?.pause()
      }),
    resume: (uploadId) =>
      each(uploadId, ['paused'], (entry) => {
        const { handle } = entry
        // Resume started uploads immediately; the others wait for their turn.
        const begun = handle && entry.objectId === undefined && handle.$progress.get().state === 'paused'
        change(entry, { phase: begun ? 'sending' : 'waiting' })
        if (begun) handle.resume()
      }),
    cancel,
    retry: (uploadId) =>
      each(uploadId, ['failed', 'cancelled', 'skipped'], (entry) => {
        entry.handle = undefined
        change(entry, { phase: 'waiting', error: undefined, loaded: 0 })
      }),
    decide(uploadId, choice, forAll) {
      if (forAll) choiceForAll = choice
      each(forAll ? undefined : uploadId, ['conflict'], (entry) => decideOn(entry, choice))
    },
    clear() {
      entries = entries.filter(({ shown }) => isOpen(shown))
      show()
    },
  }
}
