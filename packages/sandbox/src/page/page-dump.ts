import type { Clock } from '@console-widgets/platform/clock/clock'
import type { Database } from '@console-widgets/platform/database/connection'
import { keepRows } from '@console-widgets/platform/database/kept-rows'
import { openPglite } from '@console-widgets/platform/database/pglite'
import { makeDemoPasswordsQuick } from '@console-widgets/platform/demo/quick-passwords'
import { createMemoryObjects } from '@console-widgets/platform/stores/memory-store'
import type { Platform } from '@console-widgets/platform/create-platform'
import { createPlatform } from '../create-platform.ts'
import { makeTemplate } from '@console-widgets/platform/sql-engines/memory-engine'
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
const sqlTemplatePrefix = 'sql-templates/'

/** Character sets whose empty databases are in a dump: that of the demo teams' own. */
const sqlTemplates = ['UTF8']

/**
 * Makes what a platform in a page can start from, in Node or in a page: its database and its objects with the demo
 * team, and what databases of teams begin with. It belongs to the version of the platform that made it.
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
    const templates = sqlTemplates.map(
      async (characterSet) => [characterSet, await makeTemplate(characterSet)] as const,
    )
    return packBlobs(
      new Map([
        [databaseName, await database.client.dumpDataDir('gzip')],
        ...(await Promise.all(templates)).map(([name, blob]) => [sqlTemplatePrefix + name, blob] as const),
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

/** What a platform finds in a dump. */
export interface PageStart {
  database: Database
  objects: Map<string, Uint8Array<ArrayBuffer>>
  /** What a team's database begins with, by character set. */
  sqlTemplates: Map<string, Blob>
}

/** Opens the database of a dump, and reads the rest of it. */
export async function openPageDump(dump: Blob): Promise<PageStart> {
  const blobs = await unpackBlobs(dump)
  const folder = blobs.get(databaseName)
  if (!folder) throw new Error('This is no dump of a platform: there is no database in it.')
  const objects = within(blobs, objectPrefix).map(
    async ([key, blob]) => [key, new Uint8Array(await blob.arrayBuffer())] as const,
  )
  const [database, read] = await Promise.all([openPglite({ loadDataDir: asFolder(folder) }), Promise.all(objects)])
  const templates = within(blobs, sqlTemplatePrefix).map(([name, blob]) => [name, asFolder(blob)] as const)
  return { database, objects: new Map(read), sqlTemplates: new Map(templates) }
}

/** The blobs of a room, by the rest of their names. */
function within(blobs: ReadonlyMap<string, Blob>, prefix: string): [name: string, blob: Blob][] {
  return [...blobs].flatMap(([name, blob]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), blob]] : []))
}

/** The embedded database goes by the type to see that a folder is compressed. */
function asFolder(blob: Blob): Blob {
  return blob.slice(0, blob.size, 'application/x-gzip')
}
