import { eq } from 'drizzle-orm'
import { authorizationDays, fillMacros } from '@console-widgets/ads/model'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { addDemoObject } from '@console-widgets/platform/demo/add-object'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { drawScreen } from '@console-widgets/platform/demo/screens'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { firstDemoAppId } from '@console-widgets/platform/tenancy/demo-projects'
import { newSecret } from '@console-widgets/platform/database/ids'
import { expireKind } from './authorization.ts'
import { renewSecret } from './event-postbacks/link-secret.ts'
import { networkKind } from './network/network-jobs.ts'
import { runNetwork } from './network/run.ts'
import { adAuctions } from './options.ts'
import { macrosOf } from './public/macros-of.ts'
import { sealTokens } from './sealed-tokens.ts'
import {
  adAccounts,
  adApps,
  adConfigs,
  adGrants,
  adMaterials,
  adNetworkStates,
  adProjects,
  eventPostbacks,
  monitorHits,
  monitorLinks,
  testDevices,
} from './tables.ts'

const teamId = demoTeamId
const author = 'user-olga'
const appId = String(firstDemoAppId)
const accountId = 'ad-account-harbor'
/** Days since the account was authorized, and since each project was on. */
const [authorized, launched, running] = [40, 34, 21]
const [harborId, nightId] = ['ad-project-harbor', 'ad-project-night'] as const

/** Where the demo team’s analytics company takes events. */
const postbackAddress = 'https://measure.example/event?click={CLICK_ID}&name={EVENT}&sum={AMOUNT}&in={CURRENCY}'

const daysAgo = (now: number, days: number) => Math.floor(now / day) * day - days * day + 9 * hour

/** What the demo team has booked, and what the ad network made of it: the traffic asks for the people it brought. */
export async function prepareAds(seed: Seed): Promise<void> {
  const { db, services, now } = seed
  const at = (days: number) => daysAgo(now, days)
  const stamped = (days: number) => ({ teamId, createTime: at(days), updateTime: at(days) })
  await db.insert(adAccounts).values({
    ...stamped(authorized),
    accountId,
    accountName: 'Northwind Europe',
    currency: 'EUR',
    state: 'authorized',
    networkName: 'Harbor Ads 204711',
    authorizeTime: at(authorized),
    expireTime: at(authorized) + authorizationDays * day,
  })
  const tokens = { accessToken: newSecret(), refreshToken: newSecret() }
  await db.insert(adGrants).values({ teamId, accountId, sealedTokens: await sealTokens(services, accountId, tokens) })
  await db
    .insert(adApps)
    .values({ ...stamped(authorized - 1), adsAppId: 'ad-610284937', accountId, appId, state: 'active' })
  await db.insert(adMaterials).values(await materialsOf(seed))
  const project = { teamId, accountId, appId, currency: 'EUR', startTime: null, endTime: null } as const
  await db.insert(adProjects).values([
    {
      ...project,
      ...stamped(launched + 1),
      adProjectId: nightId,
      adProjectName: 'Night charts launch',
      state: 'on',
      offReason: null,
      materialIds: ['ad-material-night', 'ad-material-harbor'],
      countries: ['DE', 'GB', 'NL'],
      bid: 62,
      dayBudget: 1200,
      totalBudget: 3500,
      runs: [{ from: at(launched), to: null }],
    },
    {
      ...project,
      ...stamped(running + 1),
      adProjectId: harborId,
      adProjectName: 'Harbor charts in Europe',
      state: 'on',
      offReason: null,
      materialIds: ['ad-material-harbor', 'ad-material-screen', 'ad-material-offline'],
      countries: ['DE', 'FR', 'GB', 'NL'],
      bid: 55,
      dayBudget: 1500,
      totalBudget: 60_000,
      runs: [{ from: at(running), to: null }],
    },
  ])
  await db.insert(adNetworkStates).values({
    teamId,
    doneUntil: at(launched),
    isScheduled: true,
    perHour: services.options.of(adAuctions),
  })
  await runNetwork(db, teamId, now)
}

async function materialsOf(seed: Seed): Promise<(typeof adMaterials.$inferInsert)[]> {
  const time = daysAgo(seed.now, launched + 2)
  const bytes = await drawScreen(480, 800, 'map', [31, 95, 208], [173, 203, 255])
  const stored = { teamId, region: 'CN', bizTag: 'ads', fileName: 'harbor.png', bytes, time } as const
  const { objectId } = await addDemoObject(seed, stored)
  const base = { teamId, appId, state: 'passed' as const, problems: [], createTime: time, updateTime: time }
  const text = { ...base, kind: 'text' as const, objectId: null }
  return [
    {
      ...text,
      materialId: 'ad-material-harbor',
      materialName: 'Harbor, in words',
      content: 'Every harbor of the North Sea on your phone.',
    },
    {
      ...text,
      materialId: 'ad-material-night',
      materialName: 'Night charts',
      content: 'Charts that are easy on the eyes after dark.',
    },
    {
      ...text,
      materialId: 'ad-material-offline',
      materialName: 'Without a connection',
      content: 'Load the bay once, and sail for 30 days without a connection.',
    },
    {
      ...base,
      kind: 'image',
      objectId,
      materialId: 'ad-material-screen',
      materialName: 'Map of the harbor',
      content: 'See where you are.',
    },
    {
      ...text,
      state: 'rejected',
      problems: [{ problem: 'word', sample: 'number one' }],
      materialId: 'ad-material-claim',
      materialName: 'Claim',
      content: 'The number one map for sailors.',
    },
  ]
}

/** What is still to come, monitor links, and settings. */
export async function seedAds({ db, services, now, random }: Seed): Promise<void> {
  const [account] = await db.select().from(adAccounts).where(eq(adAccounts.accountId, accountId))
  await services.jobs.schedule(db, {
    kind: expireKind,
    teamId,
    payload: { accountId },
    dueTime: account?.expireTime ?? now,
  })
  await services.jobs.schedule(db, {
    kind: networkKind,
    teamId,
    payload: {},
    dueTime: (Math.floor(now / hour) + 1) * hour,
  })
  const time = daysAgo(now, 12)
  const stamped = { teamId, createTime: time, updateTime: time }
  const monitorLinkId = 'northwind-blog'
  await db.insert(monitorLinks).values({
    ...stamped,
    monitorLinkId,
    appId,
    linkName: 'Sailing magazine',
    kind: 'both',
    status: 'on',
    adProjectId: harborId,
    materialId: 'ad-material-screen',
    deepLink: 'northwind://charts?click={CLICK_ID}',
    storePage: 'https://appgallery.huawei.com/app/C108370001?channel={PROJECT}',
    postbacks: [],
    eventPostbacks: ['install', 'pay'].map((event) => ({ event, address: postbackAddress })),
  })
  await renewSecret(db, services, { teamId, monitorLinkId, appId }, time)
  await db.insert(eventPostbacks).values(
    (['install', 'install', 'pay', 'install'] as const).map((event, place) => {
      const eventTime = time + (place * 2 + 1) * day
      const isLost = place === 3
      const address = fillMacros(postbackAddress, {
        ...macrosOf({ adProjectId: harborId, materialId: 'ad-material-screen' }, `demo-hit-${place * 3}`, eventTime),
        ...{ EVENT: event, AMOUNT: event === 'pay' ? '4.99' : '0.00', CURRENCY: event === 'pay' ? 'EUR' : '' },
      })
      return {
        ...{ teamId, appId, monitorLinkId, event, address, postbackId: `demo-postback-${place}`, time: eventTime },
        ...(isLost
          ? { state: 'failed' as const, attempts: 6, status: 503, problem: 'status' as const }
          : { state: 'sent' as const, attempts: 1, status: 200 }),
        attemptTime: eventTime,
      }
    }),
  )
  await db.insert(monitorHits).values(
    Array.from({ length: 60 }, (_, place) => {
      const isClick = place % 3 === 0
      return {
        teamId,
        appId,
        monitorLinkId,
        hitId: `demo-hit-${place}`,
        time: time + Math.floor(random.next() * 11 * day),
        event: isClick ? ('click' as const) : ('impression' as const),
        quality: random.chance(0.1) ? ('duplicate' as const) : ('valid' as const),
        platform: random.pick(['android', 'ios', 'harmony'] as const),
      }
    }),
  )
  await db.insert(testDevices).values({
    ...stamped,
    testDeviceId: 'ad-device-olga',
    deviceName: 'Pura 70 of Olga',
    kind: 'OAID',
    identifier: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  })
  await db.insert(adConfigs).values({
    ...stamped,
    configId: 'ad-config-return',
    appId,
    configName: 'Comes back within a week',
    status: 'on',
    conversionEvent: 'active',
    days: 7,
  })
}

/** Who booked the demo team's ads. */
export async function historyOfAds({ now }: Seed): Promise<DemoAct[]> {
  const act = (call: string, days: number, table: string, key: string, input: DemoAct['input'] = {}): DemoAct => ({
    call,
    userId: author,
    time: daysAgo(now, days),
    input,
    changes: [{ table, key }],
  })
  return [
    act('ads.account-authorization.create', authorized, 'cw_ad_accounts', accountId, {
      accountName: 'Northwind Europe',
    }),
    act('ads.project.create', launched + 1, 'cw_ad_projects', nightId, { adProjectName: 'Night charts launch' }),
    act('ads.project.create', running + 1, 'cw_ad_projects', harborId, { adProjectName: 'Harbor charts in Europe' }),
  ]
}
