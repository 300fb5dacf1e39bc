import { asc, eq, inArray } from 'drizzle-orm'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { day, hour } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { Platform } from '@console-widgets/redirects'
import { seedHarmony } from './harmony/seed-harmony.ts'
import { storeClicks } from './store-clicks.ts'
import {
  linkAllowedUris,
  type LinkInfo,
  linkPrefixes,
  linkPrefixNames,
  links,
  linkSuffixes,
  linkTargets,
} from './tables.ts'

const prefix = 'northwind'
const prefixId = 'prefix-northwind'
const author = 'user-mikhail'

interface DemoLink {
  linkId: string
  kind: 'short' | 'unified'
  linkName: string
  suffix: string
  linkInfo: LinkInfo
  days: number
  /** Days from now until it expires. */
  expires?: number
  status?: 'on' | 'off'
  clicksPerDay: number
}

function demoLinks(packageName: string): DemoLink[] {
  const android = { packageName, minVersion: 3800, fallback: 'https://maps.northwind.example/get' }
  const social = {
    title: 'Walk the harbour with Northwind Maps',
    description: 'Twelve routes along the water, with tides and ferries.',
    image: 'https://maps.northwind.example/card.png',
  }
  return [
    {
      linkId: 'link-harbour-walks',
      kind: 'short',
      linkName: 'Harbour walks, poster',
      suffix: 'wa7kHb',
      days: 40,
      clicksPerDay: 34,
      linkInfo: {
        deepLink: 'https://maps.northwind.example/routes/harbour',
        android,
        ios: { fallback: 'https://maps.northwind.example/ios' },
        desktop: { fallback: 'https://maps.northwind.example/routes/harbour?from=poster' },
        social,
        campaign: { source: 'poster', medium: 'print', name: 'harbour-walks' },
      },
    },
    {
      linkId: 'link-ferry-tickets',
      kind: 'short',
      linkName: 'Ferry tickets in the newsletter',
      suffix: 'ferry2026',
      days: 12,
      clicksPerDay: 18,
      expires: 20,
      linkInfo: {
        deepLink: 'northwindmaps://tickets/ferry',
        android,
        desktop: { fallback: 'https://tickets.northwind.example/' },
        campaign: { source: 'newsletter', medium: 'email', name: 'ferry' },
      },
    },
    {
      linkId: 'link-winter',
      kind: 'short',
      linkName: 'Winter routes',
      suffix: 'wntr26',
      days: 88,
      clicksPerDay: 9,
      expires: -6,
      linkInfo: { deepLink: 'https://maps.northwind.example/winter', android },
    },
    {
      linkId: 'link-beta',
      kind: 'short',
      linkName: 'Beta of offline maps',
      suffix: 'ofF1ne',
      days: 55,
      clicksPerDay: 4,
      status: 'off',
      linkInfo: { deepLink: 'https://maps.northwind.example/beta' },
    },
    {
      linkId: 'link-store',
      kind: 'short',
      linkName: 'Get the maps, on tickets',
      suffix: 'g3tMap',
      days: 26,
      clicksPerDay: 11,
      linkInfo: {
        deepLink: 'northwindmaps://home',
        toStore: true,
        campaign: { source: 'ticket', medium: 'print', name: 'get-the-maps' },
      },
    },
    {
      linkId: 'link-help',
      kind: 'unified',
      linkName: 'help',
      suffix: 'help',
      days: 70,
      clicksPerDay: 6,
      linkInfo: { deepLink: 'https://maps.northwind.example/help' },
    },
  ]
}

/** Links of the demo team's oldest app, with the clicks of a month. */
export async function seedLinks({ db, now, random }: Seed): Promise<void> {
  const [app] = await db
    .select({ appId: apps.appId, packageName: apps.packageName })
    .from(apps)
    .where(eq(apps.teamId, demoTeamId))
    .orderBy(asc(apps.appId))
    .limit(1)
  if (!app) return
  const ofApp = { teamId: demoTeamId, appId: app.appId }
  const began = now - 88 * day
  const times = { createTime: began, updateTime: began }
  await db.insert(linkPrefixNames).values({ teamId: demoTeamId, prefix })
  await db
    .insert(linkPrefixes)
    .values({ ...ofApp, ...times, prefixId, prefix, description: 'Posters, mails, and codes' })
  await db.insert(linkAllowedUris).values(
    [
      ['allowed-northwind', 'https://([a-z]+\\.)?northwind\\.example(/.*)?', 'Our own sites'],
      ['allowed-scheme', 'northwindmaps://.*', 'Addresses of the app'],
      ['allowed-example', 'https://example\\.com(/.*)?', 'Landing pages of partners'],
    ].map(([allowedUriId = '', pattern = '', description = '']) => ({
      ...ofApp,
      ...times,
      allowedUriId,
      pattern,
      description,
    })),
  )
  const all = demoLinks(app.packageName ?? 'com.northwind.maps')
  await db.insert(linkSuffixes).values(all.map(({ suffix }) => ({ teamId: demoTeamId, prefix, suffix })))
  await db.insert(links).values(
    all.map(({ days, expires, clicksPerDay: _, ...link }) => ({
      ...ofApp,
      ...link,
      prefixId,
      prefix,
      expireTime: expires === undefined ? null : now + expires * day,
      createTime: now - days * day,
      updateTime: now - days * day,
    })),
  )
  await seedHarmony(db, ofApp, { prefix, prefixId }, now)
  await db.insert(linkTargets).values({
    ...ofApp,
    targetId: 'target-harbour-walks',
    linkId: 'link-harbour-walks',
    linkInfo: { deepLink: 'https://maps.northwind.example/routes' },
    userId: author,
    endTime: now - 21 * day,
  })
  const clicks = all.flatMap((link) => clicksOfMonth(link, now, random))
  await storeClicks(
    db,
    clicks.map((click) => ({ ...ofApp, ...click })),
  )
}

const shares: readonly [platform: Platform, share: number][] = [
  ['android', 0.55],
  ['ios', 0.75],
  ['harmony', 0.85],
  ['desktop', 1],
]
const countries = ['DE', 'DE', 'DE', 'NL', 'DK', 'CN', 'RU', 'GB']
const referrers = [null, null, null, 'www.reddit.com', 'm.weibo.cn', 'vk.com']

function clicksOfMonth(link: DemoLink, now: number, random: Seed['random']) {
  const { source = null, medium = null, name: campaign = null } = link.linkInfo.campaign ?? {}
  const last = Math.min(now, link.expires === undefined ? now : now + link.expires * day)
  const first = Math.max(now - 30 * day, now - link.days * day)
  const count = Math.max(0, Math.round(((last - first) / day) * link.clicksPerDay))
  return Array.from({ length: count }, (_, index) => {
    // People open links in the daytime: two thirds of a day's clicks are shifted into its middle.
    const drawn = first + random.next() * (last - first)
    const time = Math.floor(Math.min(last - 1, drawn - (drawn % day) + ((drawn % day) * 2) / 3 + 4 * hour))
    const chance = random.next()
    const isBot = random.next() < 0.08
    return {
      clickId: `${link.linkId}-${index}`,
      linkId: link.linkId,
      time: Math.max(first, time),
      isBot,
      isFirst: !isBot && random.next() < 0.8,
      platform: (shares.find(([, upTo]) => chance < upTo) ?? ['desktop' as const])[0],
      country: countries[Math.floor(random.next() * countries.length)] ?? null,
      referrer: referrers[Math.floor(random.next() * referrers.length)] ?? null,
      source,
      medium,
      campaign,
    }
  })
}

/** Who created the demo team's links. */
export async function historyOfLinks({ db }: Seed): Promise<DemoAct[]> {
  const created = await db
    .select()
    .from(links)
    .where(
      inArray(links.linkId, ['link-harbour-walks', 'link-ferry-tickets', 'link-winter', 'link-beta', 'link-store']),
    )
  return created.map(({ appId, linkId, linkName, linkInfo, suffix, createTime }) => ({
    call: 'links.short-link.create',
    userId: author,
    time: createTime,
    input: { appId, prefixId, linkName, linkInfo, suffix },
    changes: [{ table: 'cw_links', key: linkId }],
  }))
}
