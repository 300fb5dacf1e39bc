import { expect, it } from 'vitest'
import { readVisitor } from './visitor.ts'

const headers = (userAgent: string, hint?: string) =>
  new Headers({ ...(userAgent ? { 'user-agent': userAgent } : {}), ...(hint ? { 'sec-ch-ua-platform': hint } : {}) })

/**
 * User agents as programs send them, with where they are documented:
 * - Chrome: https://www.chromium.org/updates/ua-reduction/
 * - Safari, Firefox: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/User-Agent
 * - Samsung Internet: https://developer.samsung.com/internet/user-agent-string-format.html
 * - ArkWeb of HarmonyOS: https://developer.huawei.com/consumer/en/doc/harmonyos-guides/web-default-useragent
 * - WeChat: https://developers.weixin.qq.com/
 * - previews: https://developers.facebook.com/docs/sharing/webmasters/web-crawlers,
 *   https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started, https://api.slack.com/robots,
 *   https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers
 */
const people = [
  [
    'android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  ],
  ['android', 'Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0'],
  [
    'android',
    'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36',
  ],
  [
    'android',
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00; HMSCore 6.13.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/14.0.2.311 Mobile Safari/537.36',
  ],
  [
    'android',
    'Mozilla/5.0 (Linux; Android 13; 22081212C Build/TKQ1.220829.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160065 MMWEBSDK/20231202 MicroMessenger/8.0.47.2560(0x28002F30) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64',
  ],
  [
    'ios',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1',
  ],
  [
    'ios',
    'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  ],
  [
    'ios',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1',
  ],
  [
    'harmony',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  ],
  [
    'harmony',
    'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
  ],
  [
    'desktop',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
  ],
  [
    'desktop',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Safari/605.1.15',
  ],
  ['desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0'],
  [
    'desktop',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
  ],
] as const

it.each(people)('%s: %s', (platform, userAgent) => {
  expect(readVisitor(headers(userAgent))).toEqual({ platform, isBot: false })
})

const programs = [
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.91 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'curl/8.6.0',
  '',
]

it.each(programs)('a program, not a person: %s', (userAgent) => {
  expect(readVisitor(headers(userAgent)).isBot).toBe(true)
})

it('believes the client hint rather than the user agent, which is reduced', () => {
  const desktopSite = people[12][1]
  expect(readVisitor(headers(desktopSite, '"Android"')).platform).toBe('android')
  expect(readVisitor(headers(people[0][1], '"Windows"')).platform).toBe('desktop')
  expect(readVisitor(headers(people[0][1], '"Unknown"')).platform).toBe('android')
})

it('looks only at the beginning of a user agent without end', () => {
  expect(readVisitor(headers(`Mozilla/5.0 ${'('.repeat(500_000)}`)).platform).toBe('desktop')
})
