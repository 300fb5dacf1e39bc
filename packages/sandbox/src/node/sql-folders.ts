import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { newId } from '@console-widgets/platform/database/ids'
import { SessionEnded, type SqlEngine } from '@console-widgets/platform/sql-engines/engine'
import { createEmbeddedEngine } from '@console-widgets/platform/sql-engines/embedded-engine'
import type { EmbeddedHost } from '@console-widgets/platform/sql-engines/embedded-host'
import { removeTemplateDatabases } from './remove-template-databases.ts'
import { loadSqlParser } from './sql-parser.ts'

export interface FolderEngineOptions {
  /** Folder with a subfolder for each database. */
  folder: string
  /** Folder of the empty database that new ones are copied from. Created if missing. */
  template?: string
  mostOpen?: number
  idleMilliseconds?: number
  /** Milliseconds that a session waits for the previous one to end. */
  patience?: number
}

/** Creates an engine with the teams' databases in folders. Each open database runs in its own thread. */
export function createFolderEngine({
  folder,
  template = join(folder, 'template'),
  mostOpen = 6,
  idleMilliseconds = 60_000,
  patience = 10_000,
}: FolderEngineOptions): SqlEngine {
  const folderOf = (databaseId: string) => join(folder, databaseId)
  const making = new Map<string, Promise<void>>()
  const templateOf = async (characterSet: string) => {
    const path = `${template}-${characterSet.toLowerCase()}`
    const templateMade = making.get(path) ?? makeTemplate(path, characterSet).finally(() => making.delete(path))
    making.set(path, templateMade)
    await templateMade
    return path
  }
  return createEmbeddedEngine({
    placement: 'embedded',
    mostOpen,
    idleMilliseconds,
    patience,
    parser: loadSqlParser,
    async openHost({ databaseId, characterSet }) {
      const target = folderOf(databaseId)
      if (!existsSync(target)) {
        const empty = await templateOf(characterSet)
        await atOnce(target, (unfinished) => cp(empty, unfinished, { recursive: true }))
      }
      return startHost(target, characterSet)
    },
    remove: (databaseId) => rm(folderOf(databaseId), { recursive: true, force: true }),
  })
}

/** Creates an empty database to copy: creating one takes seconds, copying almost no time. */
async function makeTemplate(template: string, characterSet: string): Promise<void> {
  if (existsSync(template)) return
  await atOnce(template, async (unfinished) => {
    const host = await startHost(unfinished, characterSet)
    await host.close()
    await removeTemplateDatabases(unfinished)
  })
}

/** Creates a folder completely or not at all. If another process was faster, its folder stays. */
async function atOnce(folder: string, make: (unfinished: string) => Promise<unknown>): Promise<void> {
  const unfinished = `${folder}.${newId()}`
  await mkdir(join(unfinished, '..'), { recursive: true })
  await make(unfinished)
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
}

/** The worker and its imports are separate files, in source and in builds, since a thread starts from a file. */
const workerFile = () => createRequire(import.meta.url).resolve('@console-widgets/sandbox/sql-worker')

type Settle = { resolve: (answer: never) => void; reject: (error: Error) => void }

/** Opens a folder in its own thread. */
async function startHost(folder: string, characterSet: string): Promise<EmbeddedHost> {
  const worker = new Worker(workerFile(), { workerData: { folder, characterSet }, execArgv: [] })
  worker.unref()
  const waiting = new Map<number, Settle>()
  const streams = new Map<number, (part: Uint8Array) => void>()
  let number = 0
  let gone: Error | undefined
  const end = (reason: Error) => {
    gone ??= reason
    for (const { reject } of waiting.values()) reject(gone)
    waiting.clear()
  }
  const ready = new Promise<void>((resolve, reject) => {
    worker.on(
      'message',
      (message: {
        ready?: true
        number: number
        part?: Uint8Array
        answer?: never
        failure?: { message: string; code?: string }
      }) => {
        if (message.ready) return resolve()
        if (message.part) return streams.get(message.number)?.(message.part)
        const settle = waiting.get(message.number)
        waiting.delete(message.number)
        if (waiting.size === 0) worker.unref()
        if (!message.failure) return settle?.resolve(message.answer as never)
        const { code } = message.failure
        const broken = new SessionEnded('The database stopped unexpectedly')
        settle?.reject(code ? Object.assign(new Error(message.failure.message), { code }) : broken)
        // Anything but an SQL error leaves the engine in an unknown state.
        if (!code) {
          end(broken)
          void worker.terminate()
        }
      },
    )
    worker.on('error', (error) => {
      end(new SessionEnded('The database stopped unexpectedly', { cause: error }))
      reject(error)
    })
    worker.on('exit', () => {
      end(new SessionEnded('The database was closed'))
      reject(new Error('The thread of the database ended before it was open'))
    })
  })
  const order = <T>(name: string, ...given: unknown[]): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (gone) return reject(gone)
      waiting.set(++number, { resolve, reject } as Settle)
      worker.ref()
      worker.postMessage({ number, order: name, given })
    })
  worker.ref()
  await ready
  worker.unref()
  return {
    query: (sql) => order('query', sql),
    release: () => order('release'),
    bind: (role, others) => order('bind', role, others),
    exchange: (bytes, budget) => order('exchange', bytes, budget),
    async stream(bytes, receive) {
      const unread = new Int32Array(new SharedArrayBuffer(4))
      const streamed = number + 1
      let taken = Promise.resolve()
      streams.set(streamed, (part) => {
        taken = taken.then(async () => {
          try {
            await receive(part)
          } finally {
            Atomics.sub(unread, 0, part.byteLength)
            Atomics.notify(unread, 0)
          }
        })
      })
      try {
        await order('stream', bytes, streamed, unread)
        await taken
      } finally {
        streams.delete(streamed)
      }
    },
    kill() {
      end(new SessionEnded('The session was terminated'))
      return worker.terminate().then(() => {})
    },
    async close() {
      await order('close').catch(() => {})
      await worker.terminate()
    },
  }
}
