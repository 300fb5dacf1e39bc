import { asc, eq } from 'drizzle-orm'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { day, type Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { channelConfigs } from './tables.ts'

const demoChannels = [
  { channelId: 'harbour-kiosks', channelName: 'Harbour kiosks', contact: 'Roland Meier, +49 40 5550 184', days: 71 },
  { channelId: 'ferry_wifi', channelName: 'Ferry Wi-Fi portal', contact: 'partners@ferrylines.example', days: 44 },
  { channelId: 'bj-store-07', channelName: '北京门店', contact: '', days: 12 },
]

/** Channels of the demo team's oldest app. */
export async function seedChannels({ db, now }: Seed): Promise<void> {
  const [app] = await db
    .select({ appId: apps.appId })
    .from(apps)
    .where(eq(apps.teamId, demoTeamId))
    .orderBy(asc(apps.appId))
    .limit(1)
  if (!app) return
  await db.insert(channelConfigs).values(
    demoChannels.map(({ days, ...channel }) => {
      const time = now - days * day
      const configId = `channel-${channel.channelId}`
      return { ...app, ...channel, teamId: demoTeamId, configId, createTime: time, updateTime: time }
    }),
  )
}

/** Who created the demo team's channels. */
export async function historyOfChannels({ db }: Seed): Promise<DemoAct[]> {
  const created = await db.select().from(channelConfigs).where(eq(channelConfigs.teamId, demoTeamId))
  return created.map(({ appId, configId, channelId, channelName, contact, createTime }) => ({
    call: 'channels.config.create',
    userId: 'user-mikhail',
    time: createTime,
    input: { appId, channelId, channelName, contact },
    changes: [{ table: 'cw_channel_configs', key: configId }],
  }))
}
