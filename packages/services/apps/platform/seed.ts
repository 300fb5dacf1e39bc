import { inArray } from 'drizzle-orm'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { day } from '@console-widgets/platform/clock/durations'
import { demoDays, type Seed } from '@console-widgets/platform/demo/seed-context'
import { firstKeyName } from '@console-widgets/platform/tenancy/api-keys'
import { apiKeys, apiKeyValues, appClients } from '@console-widgets/platform/tenancy/tables'
import { demoApps } from './demo-apps.ts'
import { firstDemoAppId } from '@console-widgets/platform/tenancy/demo-projects'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { appSeries, appSeriesMembers, nonAgApps } from './tables.ts'

/** Apps of the demo teams, created over the last 90 days. */
export async function seedApps({ db, random, now }: Seed): Promise<void> {
  for (const [index, { kinds, devices, language, price, ...app }] of demoApps.entries()) {
    const appId = String(firstDemoAppId + index)
    const age = Math.max(1, demoDays - index * 3 - random.whole(0, 2))
    const createTime = now - age * day + random.whole(0, day / 2)
    await db.insert(apps).values({
      packageType: 1,
      parentType: 13,
      ...app,
      appId,
      childType: kinds?.[0] ?? null,
      grandChildType: kinds?.[1] ?? null,
      isFree: price === undefined,
      price: price?.[0] ?? null,
      currency: price?.[1] ?? null,
      installationFree: app.packageType === 2,
      defaultLang: language ?? 'en-US',
      deviceTypes: devices ?? [4],
      developStatus: index > 3 && random.chance(0.15) ? 'finished' : 'developing',
      createTime,
      updateTime: createTime + Math.floor((now - createTime) * random.next()),
    })
    await db.insert(appClients).values({
      teamId: app.teamId,
      appId,
      clientId: random.digits(19),
      clientSecret: random.letters(50).toUpperCase(),
    })
    const key = { teamId: app.teamId, appId, keyId: `key-${appId}`, createTime }
    await db.insert(apiKeys).values({ ...key, keyName: firstKeyName, updateTime: createTime })
    await db.insert(apiKeyValues).values({ ...key, valueId: `${key.keyId}-1`, apiKey: random.letters(50) })
  }
  await seedSeries(db, now)
  await db.insert(nonAgApps).values([
    {
      teamId: demoTeamId,
      packageName: 'com.northwind.kiosk',
      appName: 'Northwind Kiosk',
      url: 'https://northwind.example/kiosk',
      state: 'active',
      updateTime: now - 12 * day,
    },
    {
      teamId: demoTeamId,
      packageName: 'com.northwind.legacy',
      appName: 'Northwind Classic',
      url: null,
      state: 'stopped',
      updateTime: now - 71 * day,
    },
  ])
}

/** The store shows the weather app and its quick app as one product. */
async function seedSeries(db: Seed['db'], now: number): Promise<void> {
  const seriesId = 'series-weather'
  await db.insert(appSeries).values({
    teamId: demoTeamId,
    seriesId,
    kind: 'double',
    name: 'Northwind Weather',
    createTime: now - 20 * day,
    updateTime: now - 20 * day,
  })
  const packageNames = ['com.northwind.weather', 'com.northwind.weather.air']
  const members = await db.select().from(apps).where(inArray(apps.packageName, packageNames))
  await db.insert(appSeriesMembers).values(
    members.map(({ appId, packageName }) => ({
      teamId: demoTeamId,
      appId,
      seriesId,
      position: packageNames.indexOf(packageName as string),
    })),
  )
}
