import type { Clock } from '@console-widgets/platform/clock/clock'
import type { Platform } from '@console-widgets/platform/create-platform'
import { newId } from '@console-widgets/platform/database/ids'
import { bringBackRows } from '@console-widgets/platform/database/kept-rows'
import { openPglite } from '@console-widgets/platform/database/pglite'
import type { GivenOptions } from '@console-widgets/platform/options/option-values'
import { createMemoryEngine } from '@console-widgets/platform/sql-engines/memory-engine'
import { createMemoryObjects } from '@console-widgets/platform/stores/memory-store'
import { createPlatform } from '../create-platform.ts'
import { keepObjects } from './kept-objects.ts'
import { createPageBrowser, type PageBrowser } from './page-browser.ts'
import { openPageDump, prepareForPage } from './page-dump.ts'

export interface PagePlatformOptions {
  /**
   * Origin that the platform appears to be on. Nothing listens there: requests go through `fetch`. Unique to the page
   * by default, so that consoles in other tabs don't share its session.
   */
  origin?: string
  /** Exact origins of pages that can call the platform, besides its own. */
  allowedOrigins?: readonly string[]
  clock?: Clock
  /** Values of the services' own options, by area and name. */
  serviceOptions?: GivenOptions
  /**
   * Dump by `makePageDump` of the same version, perhaps made at build time, from which the platform starts in a second.
   * Without one it creates its tables and the demo team in the page, which takes ten. The clock should start at the
   * dump's time. A dump that is still loading can be given, too: the database loads at the same time.
   */
  dump?: Blob | Promise<Blob>
}

/** The whole platform in a page, with its database and objects in memory. */
export interface PagePlatform {
  platform: Platform
  /** Opens a separate browser without a signed-in user. */
  openBrowser(): PageBrowser
  /** Restores every row and object, and signs out all users. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** Starts a platform in the page. It is large: load this module only on demand. */
export async function createPagePlatform({
  origin = `https://${newId()}.platform.invalid`,
  allowedOrigins = [],
  clock,
  serviceOptions = {},
  dump,
}: PagePlatformOptions = {}): Promise<PagePlatform> {
  const start = dump && (await openPageDump(dump))
  const objects = keepObjects(createMemoryObjects(start?.objects))
  const platform = await createPlatform({
    database: start?.database ?? (await openPglite()),
    objects,
    publicOrigin: origin,
    allowedOrigins,
    serviceOptions,
    openSqlEngine: () => createMemoryEngine(start?.sqlTemplates),
    ...(clock ? { clock } : {}),
  })
  if (!start) await prepareForPage(platform)
  let browsers = 0
  return {
    platform,
    openBrowser: () => createPageBrowser(platform, origin, `browser-${++browsers}`),
    async reset() {
      platform.faults.set({})
      objects.reset()
      await bringBackRows(platform.services.database)
      await platform.services.sqlEngine.reset()
    },
    close: platform.close,
  }
}
