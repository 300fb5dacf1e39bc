import type { SQL } from 'drizzle-orm'
import { calls } from '@console-widgets/ads/contract'
import type { Console } from '@console-widgets/core'
import { rowsOf } from '@console-widgets/platform/database/connection'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { hitsOf } from '../public/hits.ts'

/** Northwind Weather, which is in the store and has no ads. */
export const weatherAppId = '108370002'

/** A platform, its account holder, and what tests of ads do again and again. */
export interface AdsStage {
  test: TestPlatform
  /** Signed in again whenever time passes. */
  holder: Console
  rows<Row>(query: SQL): Promise<Row[]>
  /** Advances the clock and runs everything that is due. */
  pass(milliseconds: number): Promise<void>
  /** Opens a public page, by default from an address that no one had before. */
  open(path: string, init?: RequestInit, from?: string): Promise<Response>
  /** Creates a monitor link of Northwind Weather. */
  createLink(change?: object): Promise<{ monitorLinkId: string; clickAddress: string | null }>
  /** Stores the visits of monitor links that are still in memory. */
  flush(): Promise<void>
  /** A number that no other name has. */
  nextNumber(): number
}

export async function createAdsStage(options: Parameters<typeof createTestPlatform>[0]): Promise<AdsStage> {
  const test = await createTestPlatform({ membersEditDemoProjects: true, ...options })
  const { services } = test.platform
  let [addresses, names] = [0, 0]
  const stage: AdsStage = {
    test,
    holder: await signIn(test.platform),
    rows: <Row>(query: SQL) => services.database.asPlatform((db) => rowsOf<Row>(db, query)),
    async pass(milliseconds) {
      test.clock.advance(milliseconds)
      await test.platform.wake()
      stage.holder = await signIn(test.platform)
    },
    open: (path, init = {}, from = `198.51.100.${++addresses}`) =>
      test.platform.fetch(
        new Request(path.startsWith('http') ? path : `${testOrigin}${path}`, {
          ...init,
          headers: {
            'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126 Mobile',
            ...init.headers,
          },
        }),
        { address: from },
      ),
    createLink: (change = {}) =>
      stage.holder.invoke(calls['ads.monitor-link.create'], {
        appId: weatherAppId,
        linkName: `Link ${stage.nextNumber()}`,
        kind: 'click',
        adProjectId: null,
        materialId: null,
        deepLink: 'northwind://charts?click={CLICK_ID}',
        storePage: 'https://play.google.com/store/apps/details?id=com.northwind',
        postbacks: [],
        ...change,
      }),
    flush: () => hitsOf(services).flush(),
    nextNumber: () => ++names,
  }
  return stage
}
