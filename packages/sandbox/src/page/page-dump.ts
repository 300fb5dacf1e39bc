import type { Clock } from '@console-widgets/platform/clock/clock'
import type { Database } from '@console-widgets/platform/database/connection'
import { keepRows } from '@console-widgets/platform/database/kept-rows'
import { openPglite } from '@console-widgets/platform/database/pglite'
import { makeDemoPasswordsQuick } from '@console-widgets/platform/demo/quick-passwords'
import { defaultsIn, mergeOptions, type GivenOptions } from '@console-widgets/platform/options/option-values'
import { createMemoryObjects } from '@console-widgets/platform/stores/memory-store'
import type { Platform } from '@console-widgets/platform/create-platform'
import { createPlatform, serviceOptions as declaredOptions } from '../create-platform.ts'
import { makeTemplate } from '@console-widgets/platform/sql-engines/memory-engine'
import { packBlobs, unpackBlobs } from './named-blobs.ts'

export interface PageDumpOptions {
  /** Clock for the demo teams' data. Default: now. */
  clock?: Clock
  /** Values of the services' own options, by area and name. */
  serviceOptions?: GivenOptions
}

const databaseName = 'database'
const objectPrefix = 'objects/'
const sqlTemplatePrefix = 'sql-templates/'

/** Character sets of the empty databases in a dump: that of the demo teams' databases. */
const sqlTemplates = ['UTF8']

/**
 * Creates a dump for a platform in a page, in Node or in a page: database and objects with the demo team, and empty
 * databases for teams. Only the same version of the platform can use it.
 */
export async function makePageDump({ clock, serviceOptions = {} }: PageDumpOptions = {}): Promise<Blob> {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>()
  const database = await openPglite({ shortLog: true })
  const platform = await createPlatform({
    database,
    objects: createMemoryObjects(objects),
    publicOrigin: 'https://dump.platform.invalid',
    serviceOptions: mergeOptions(defaultsIn(declaredOptions, 'dump'), serviceOptions),
    ...(clock ? { clock } : {}),
  })
  try {
    await prepareForPage(platform)
    // A checkpoint moves the log's content to the tables, and the log is dropped.
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

/** Runs the jobs due at startup and takes a snapshot of the rows for a reset. */
export async function prepareForPage(platform: Platform): Promise<void> {
  await platform.wake()
  await makeDemoPasswordsQuick(platform.services.database)
  await keepRows(platform.services.database)
}

/** Content of a dump. */
export interface PageStart {
  database: Database
  objects: Map<string, Uint8Array<ArrayBuffer>>
  /** Empty databases for teams, by character set. */
  sqlTemplates: Map<string, Blob>
}

/** Opens the database of a dump and reads the rest of it. */
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

/** Blobs with a prefix, by the rest of their names. */
function within(blobs: ReadonlyMap<string, Blob>, prefix: string): [name: string, blob: Blob][] {
  return [...blobs].flatMap(([name, blob]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), blob]] : []))
}

/** Sets the type by which the embedded database recognizes a compressed folder. */
function asFolder(blob: Blob): Blob {
  return blob.slice(0, blob.size, 'application/x-gzip')
}
