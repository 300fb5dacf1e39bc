import type { Clock } from '@console-widgets/platform/clock/clock'
import type { Platform } from '@console-widgets/platform/create-platform'
import { newId } from '@console-widgets/platform/database/ids'
import { bringBackRows } from '@console-widgets/platform/database/kept-rows'
import { openPglite } from '@console-widgets/platform/database/pglite'
import { createMemoryEngine } from '@console-widgets/platform/sql-engines/memory-engine'
import { createMemoryObjects } from '@console-widgets/platform/stores/memory-store'
import { createPlatform } from '../create-platform.ts'
import { keepObjects } from './kept-objects.ts'
import { createPageBrowser, type PageBrowser } from './page-browser.ts'
import { demoEventsOfPage, openPageDump, prepareForPage } from './page-dump.ts'

export interface PagePlatformOptions {
  /**
   * Origin that the platform pretends to be reached at. Nothing listens there: requests go through `fetch`. By default
   * no other page has the same, so that consoles in other tabs do not take its session for theirs.
   */
  origin?: string
  /** Exact origins of pages that may call the platform beside its own. */
  allowedOrigins?: readonly string[]
  clock?: Clock
  /** Seconds that a reviewer takes. */
  reviewSeconds?: number
  /**
   * What `makePageDump` of this version has made, perhaps when the page was built: the platform starts from it in a
   * second. Without one it makes its tables and the demo team in the page, which takes ten. The clock should start at
   * the dump's time.
   */
  dump?: Blob
  /**
   * Events that the demo teams' reports are computed from, about: enough that every chart has a shape. A dump has its
   * own.
   */
  demoEvents?: number
}

/** The whole platform in a page: a database in memory, and objects in memory. */
export interface PagePlatform {
  platform: Platform
  /** A browser of its own, in which nobody is signed in yet. */
  openBrowser(): PageBrowser
  /** Brings every row and object back as they were at the start; whoever was signed in is so no more. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** Starts a platform in the page. It is large; load this module only when it is wanted. */
export async function createPagePlatform({
  origin = `https://${newId()}.platform.invalid`,
  allowedOrigins = [],
  clock,
  reviewSeconds,
  dump,
  demoEvents = demoEventsOfPage,
}: PagePlatformOptions = {}): Promise<PagePlatform> {
  const start = dump && (await openPageDump(dump))
  const objects = keepObjects(createMemoryObjects(start?.objects))
  const platform = await createPlatform({
    database: start?.database ?? (await openPglite()),
    objects,
    publicOrigin: origin,
    allowedOrigins,
    demoEvents,
    openSqlEngine: () => createMemoryEngine(start?.sqlTemplates),
    ...(clock ? { clock } : {}),
    ...(reviewSeconds === undefined ? {} : { reviewSeconds }),
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
