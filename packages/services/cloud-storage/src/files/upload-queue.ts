import { atom, type ReadableAtom } from 'nanostores'
import { ConsoleError, type Console } from '@console-widgets/core'
import { createFileService, createSpeedometer, type FileService, type UploadHandle } from '@console-widgets/core/files'
import { dataOf } from '@console-widgets/data'
import { calls } from '../contract.ts'
import { bizTagOfBucket, objectNameOf, problemOfKey } from '../model.ts'
import type { Chosen } from './dropped-files.ts'

/**
 * Where an upload stands: it waits for its turn, its bytes are on their way (`sending`, `paused`), they are all there
 * and are put into the bucket (`placing`), or there is a file of that name already and somebody must decide
 * (`conflict`).
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

/** What to do with a file whose name is taken. */
export type ConflictChoice = 'replace' | 'rename' | 'skip'

/** One file on its way into a bucket. */
export interface QueuedUpload {
  uploadId: number
  bucketId: string
  bucketName: string
  key: string
  size: number
  /** Bytes that are there or on their way. */
  loaded: number
  phase: UploadPhase
  /** Why it failed. */
  error: ConsoleError | undefined
}

export interface UploadQueueState {
  uploads: readonly QueuedUpload[]
  /** Of those that are still to be done and those that are done. */
  loaded: number
  total: number
  /** Bytes a second over the last seconds, and the seconds that are left at that. */
  speed: number | undefined
  secondsLeft: number | undefined
}

/** Brings files into buckets, a few at a time. It belongs to the console, and goes on when no widget shows it. */
export interface UploadQueue {
  readonly $state: ReadableAtom<UploadQueueState>
  /** Adds what was chosen to a folder of a bucket. */
  add(place: { bucketId: string; bucketName: string; prefix: string }, chosen: Chosen): void
  /** Each takes one upload, or all of them. */
  pause(uploadId?: number): void
  resume(uploadId?: number): void
  cancel(uploadId?: number): void
  retry(uploadId?: number): void
  /** Decides on one file whose name is taken, or on this and all further ones. */
  decide(uploadId: number, choice: ConflictChoice, forAll: boolean): void
  /** Forgets what needs nothing any more. */
  clear(): void
}

/** Small files on their way at a time, and large ones: each of those already sends several parts at once. */
const smallAtATime = 6
const largeAtATime = 3
/** A name that is taken is asked about before a file of this many bytes is sent, and after a smaller one. */
const askFirstFrom = 8 * 1024 * 1024
/** Milliseconds between two looks at how far it is, and between two reads of what it changes. */
const showEvery = 100
const readAgainEvery = 1500

const open: ReadonlySet<UploadPhase> = new Set<UploadPhase>(['waiting', 'sending', 'paused', 'placing', 'conflict'])
const counted: ReadonlySet<UploadPhase> = new Set<UploadPhase>([...open, 'done', 'failed'])

/** Whether anything is still to be done for an upload. */
export function isOpen({ phase }: Pick<QueuedUpload, 'phase'>): boolean {
  return open.has(phase)
}

const queues = new WeakMap<Console, UploadQueue>()

/** The queue of a console: one for all its widgets. */
export function uploadQueueOf(console: Console): UploadQueue {
  const known = queues.get(console) ?? createUploadQueue(console, createFileService(console))
  queues.set(console, known)
  return known
}

interface Entry {
  shown: QueuedUpload
  file: File
  handle?: UploadHandle
  /** The object of the file service, once all bytes are there. */
  objectId?: string
  choice?: ConflictChoice
}

/** Creates a queue that uploads by a file service. */
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
      // Whatever else is wrong is told when the file is put there.
      return !(error instanceof ConsoleError)
    }
  }

  const send = async (entry: Entry) => {
    const { bucketId, key } = entry.shown
    const handle = files.upload(entry.file, { bizTag: bizTagOfBucket(bucketId), fileName: objectNameOf(key) })
    entry.handle = handle
    // A pause or an end may have been asked for while the platform was.
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
      // A folder that is there already is as good as one that was made.
      if (!(error instanceof ConsoleError) || error.kind !== 'conflict') console.ports.reportError(error)
    }
    readAgainSoon()
  }

  // Files of one team never go to another's bucket.
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
        // What had begun goes on at once; what had not waits for its turn.
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
