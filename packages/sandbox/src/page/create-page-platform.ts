import type { Clock } from '@console-widgets/platform/clock/clock'
import { makeDemoPasswordsQuick } from '@console-widgets/platform/demo/quick-passwords'
import { newId } from '@console-widgets/platform/database/ids'
import { openPglite } from '@console-widgets/platform/database/pglite'
import { createMemoryObjects } from '@console-widgets/platform/stores/memory-store'
import { createPlatform } from '../create-platform.ts'
import type { Platform } from '@console-widgets/platform/create-platform'
import { keepObjects } from './kept-objects.ts'
import { bringBackRows, keepRows } from '@console-widgets/platform/database/kept-rows'
import { createPageBrowser, type PageBrowser } from './page-browser.ts'

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
  /** Events that the demo teams' reports are computed from, about: enough that every chart has a shape. */
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

/** Starts a platform in the page. It takes seconds the first time; load this module only when it is wanted. */
export async function createPagePlatform({
  origin = `https://${newId()}.platform.invalid`,
  allowedOrigins = [],
  clock,
  reviewSeconds,
  demoEvents = 40_000,
}: PagePlatformOptions = {}): Promise<PagePlatform> {
  const objects = keepObjects(createMemoryObjects())
  const platform = await createPlatform({
    database: await openPglite(),
    objects,
    publicOrigin: origin,
    allowedOrigins,
    demoEvents,
    ...(clock ? { clock } : {}),
    ...(reviewSeconds === undefined ? {} : { reviewSeconds }),
  })
  await platform.wake()
  await makeDemoPasswordsQuick(platform.services.database)
  await keepRows(platform.services.database)
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
