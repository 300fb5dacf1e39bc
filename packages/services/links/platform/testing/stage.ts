import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/links/contract'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { clicksOf } from '../clicks.ts'
import type { LinkInfo } from '../tables.ts'

/** Northwind Weather, whose links have targets on every kind of device. */
export const appId = '108370002'

const agents = {
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1',
  bot: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
}
/** Targets of a link, other than for Harmony’s devices. */
export const info: LinkInfo = {
  deepLink: 'https://weather.example/storm?id=7',
  android: { packageName: 'com.northwind.weather', fallback: 'https://weather.example/get' },
  ios: { fallback: 'https://weather.example/ios' },
  desktop: { fallback: 'https://weather.example/desktop' },
  social: { title: 'Storm <7>', description: '"Wind"', image: 'https://weather.example/7.png' },
  campaign: { source: 'poster' },
}

/** A platform with a prefix, and what tests of its links do again and again. */
export interface LinkStage {
  test: TestPlatform
  /** Signed in again whenever time passes. */
  holder: Console
  prefixId: string
  create(more?: {
    linkInfo?: LinkInfo
    suffix?: string
    suffixLength?: 'LONG'
    expireTime?: number
  }): Promise<{ linkId: string; address: string; suffix: string | null }>
  /** Opens an address as a program on a network address of its own, unless one is given. */
  open(
    address: string,
    agent?: keyof typeof agents,
    request?: { from?: string; method?: string; headers?: Record<string, string> },
  ): Promise<Response>
  /** Lets a time pass in which sessions end. */
  pass(milliseconds: number): Promise<void>
  /** Writes the clicks that wait. */
  flush(): Promise<unknown>
  report(linkId: string, range?: { startTime?: number; endTime?: number }): ReturnType<typeof readReport>
}

/** Opens a stage. @param prefix of its links */
export async function createLinkStage(prefix: string): Promise<LinkStage> {
  const test = await createTestPlatform()
  const holder = await signIn(test.platform)
  const { prefixId } = await holder.invoke(calls['links.uri-prefix.create'], { appId, prefix })
  let lastAddress = 0
  const stage: LinkStage = {
    test,
    holder,
    prefixId,
    create: (more = {}) =>
      stage.holder.invoke(calls['links.short-link.create'], {
        appId,
        prefixId,
        linkName: 'Storm',
        linkInfo: info,
        ...more,
      }),
    open: (address, agent = 'desktop', { from = `192.0.2.${++lastAddress}`, method = 'GET', headers = {} } = {}) =>
      test.platform.fetch(new Request(address, { method, headers: { 'user-agent': agents[agent], ...headers } }), {
        address: from,
      }),
    async pass(milliseconds) {
      test.clock.advance(milliseconds)
      stage.holder = await signIn(test.platform)
    },
    flush: () => clicksOf(test.platform.services).flush(),
    report: (linkId, range = {}) => readReport(stage.holder, linkId, range),
  }
  return stage
}

function readReport(holder: Console, linkId: string, range: { startTime?: number; endTime?: number }) {
  return holder.invoke(calls['links.click-report.get'], { linkId, ...range })
}
