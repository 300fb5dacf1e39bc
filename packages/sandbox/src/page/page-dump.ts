import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/connection.ts'
import { keepRows } from '../database/kept-rows.ts'
import { openPglite } from '../database/pglite.ts'
import { makeDemoPasswordsQuick } from '../demo/quick-passwords.ts'
import { createMemoryObjects } from '../files/memory-store.ts'
import { createPlatform, type Platform } from '../platform.ts'
import { packBlobs, unpackBlobs } from './named-blobs.ts'

export interface PageDumpOptions {
  /** The time that the demo teams' data is made as of. Default: now. */
  clock?: Clock
  /** Events that the demo teams' reports are computed from, about. */
  demoEvents?: number
}

/** Events of a page's reports: enough that every chart has a shape. */
export const demoEventsOfPage = 40_000

const databaseName = 'database'
const objectPrefix = 'objects/'

/**
 * Makes what a platform in a page can start from, in Node or in a page: its database and its objects with the demo
 * team. It belongs to the version of the platform that made it.
 */
export async function makePageDump({ clock, demoEvents = demoEventsOfPage }: PageDumpOptions = {}): Promise<Blob> {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>()
  const database = await openPglite({ shortLog: true })
  const platform = await createPlatform({
    database,
    objects: createMemoryObjects(objects),
    publicOrigin: 'https://dump.platform.invalid',
    demoEvents,
    ...(clock ? { clock } : {}),
  })
  try {
    await prepareForPage(platform)
    // What the log holds is in the tables then, and the log goes.
    await database.client.exec('checkpoint')
    return packBlobs(
      new Map([
        [databaseName, await database.client.dumpDataDir('gzip')],
        ...[...objects].map(([key, bytes]) => [objectPrefix + key, new Blob([bytes])] as const),
      ]),
    )
  } finally {
    await platform.close()
  }
}

/** Does what is due at the start, and keeps the rows as they are then, for a reset. */
export async function prepareForPage(platform: Platform): Promise<void> {
  await platform.wake()
  await makeDemoPasswordsQuick(platform.services.database)
  await keepRows(platform.services.database)
}

/** The database and the objects of a dump. */
export async function openPageDump(
  dump: Blob,
): Promise<{ database: Database; objects: Map<string, Uint8Array<ArrayBuffer>> }> {
  const blobs = await unpackBlobs(dump)
  const folder = blobs.get(databaseName)
  if (!folder) throw new Error('This is no dump of a platform: there is no database in it.')
  // The embedded database goes by the type.
  const loadDataDir = folder.slice(0, folder.size, 'application/x-gzip')
  const objects = [...blobs].flatMap(([name, blob]) =>
    name.startsWith(objectPrefix) ? [readObject(name.slice(objectPrefix.length), blob)] : [],
  )
  const [database, read] = await Promise.all([openPglite({ loadDataDir }), Promise.all(objects)])
  return { database, objects: new Map(read) }
}

async function readObject(key: string, blob: Blob): Promise<[string, Uint8Array<ArrayBuffer>]> {
  return [key, new Uint8Array(await blob.arrayBuffer())]
}
