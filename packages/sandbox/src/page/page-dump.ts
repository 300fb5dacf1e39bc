import type { Clock } from '@console-widgets/platform/clock/clock'
import type { Database } from '@console-widgets/platform/database/connection'
import { keepRows } from '@console-widgets/platform/database/kept-rows'
import { openPglite } from '@console-widgets/platform/database/pglite'
import { makeDemoPasswordsQuick } from '@console-widgets/platform/demo/quick-passwords'
import { defaultsIn, mergeOptions, type GivenOptions } from '@console-widgets/platform/options/option-values'
import { createMemoryObjects } from '@console-widgets/platform/stores/memory-store'
import type { Platform } from '@console-widgets/platform/create-platform'
import { createPlatform, serviceOptions as declaredOptions } from '../create-platform.ts'
import { DataFolder } from '@console-widgets/platform/sql-engines/data-folder'
import { makeTemplate, type Template } from '@console-widgets/platform/sql-engines/memory-engine'
import { gunzip, gzip } from '@console-widgets/platform/stores/gzip'
import { packBytes, unpackBytes } from '@console-widgets/platform/stores/named-bytes'

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
  const folder = new DataFolder({ kept: true })
  const database = await openPglite({ folder })
  const platform = await createPlatform({
    database,
    objects: createMemoryObjects(objects),
    publicOrigin: 'https://dump.platform.invalid',
    serviceOptions: mergeOptions(defaultsIn(declaredOptions, 'dump'), serviceOptions),
    ...(clock ? { clock } : {}),
  })
  try {
    await prepareForPage(platform)
  } finally {
    await platform.close()
  }
  const templates = sqlTemplates.map(async (characterSet) => [characterSet, await makeTemplate(characterSet)] as const)
  return new Blob([
    packBytes(
      new Map([
        [databaseName, await gzip(folder.pack())],
        ...(await Promise.all(templates)).map(([name, template]) => [sqlTemplatePrefix + name, template] as const),
        ...[...objects].map(([key, bytes]) => [objectPrefix + key, bytes] as const),
      ]),
    ),
  ])
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
  sqlTemplates: Map<string, Template>
}

/** Opens the database of a dump and reads the rest of it. While the dump loads, so does the database's engine. */
export async function openPageDump(dump: Blob | Promise<Blob>): Promise<PageStart> {
  const parts = partsOf(dump)
  const packed = parts.then((loaded) => {
    const database = loaded.get(databaseName)
    if (!database) throw new Error('This isn’t a dump of a platform: it contains no database.')
    return gunzip(database)
  })
  const database = await openPglite({ folder: new DataFolder({ packed }) })
  const loaded = await parts
  return {
    database,
    objects: within(loaded, objectPrefix),
    sqlTemplates: within(loaded, sqlTemplatePrefix),
  }
}

async function partsOf(dump: Blob | Promise<Blob>) {
  return unpackBytes(new Uint8Array(await (await dump).arrayBuffer()))
}

/** Parts of a dump with a prefix, by the rest of their names. */
function within<Part>(parts: ReadonlyMap<string, Part>, prefix: string): Map<string, Part> {
  const found = [...parts].filter(([name]) => name.startsWith(prefix))
  return new Map(found.map(([name, part]) => [name.slice(prefix.length), part]))
}
