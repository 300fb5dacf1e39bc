import { and, asc, desc, eq } from 'drizzle-orm'
import { regionPrefixOfZone } from '@console-widgets/core'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import { checkSignatures, describeSigner, openZip, readChannelBase } from '@console-widgets/package-parser'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { newId } from '@console-widgets/platform/database/ids'
import { objects } from '@console-widgets/platform/files/tables'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { addObject, nameFor } from './build-job.ts'
import { createBuilder, fileAt } from './build-package.ts'
import { channelCertificates, channelConfigs, channelJobs, channelPackages } from './tables.ts'

const demoChannels = [
  { channelId: 'harbour-kiosks', channelName: 'Harbour kiosks', contact: 'Roland Meier, +49 40 5550 184', days: 71 },
  { channelId: 'ferry_wifi', channelName: 'Ferry Wi-Fi portal', contact: 'partners@ferrylines.example', days: 44 },
  { channelId: 'bj-store-07', channelName: '北京门店', contact: '', days: 12 },
]

/** Channels of the demo team's oldest app, its certificate, and a job that built their packages. */
export async function seedChannels(seed: Seed): Promise<void> {
  const { db, now } = seed
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
  await seedJob(seed, app.appId)
}

/** Builds the channels' packages from the newest package, as a job does. */
async function seedJob({ db, services, now }: Seed, appId: string): Promise<void> {
  const [found] = await db
    .select({ item: appPackages, storageKey: objects.storageKey })
    .from(appPackages)
    .innerJoin(objects, eq(objects.objectId, appPackages.objectId))
    .where(and(eq(appPackages.appId, appId), eq(appPackages.format, 'apk'), eq(appPackages.successStatus, 0)))
    .orderBy(desc(appPackages.versionCode))
    .limit(1)
  if (!found?.storageKey) return
  const { item, storageKey } = found
  const file = await fileAt(services.objects, storageKey)
  const { certificate } = await checkSignatures(file, await openZip(file))
  const { fingerprint, ...signer } = await describeSigner(certificate)
  const times = { createTime: now - 11 * day, updateTime: now - 11 * day }
  const ofApp = { teamId: demoTeamId, appId }
  const { serial } = certificate
  const certificateName = 'Release key'
  await db.insert(channelCertificates).values({
    ...ofApp,
    certificateId: 'channel-certificate',
    certificateName,
    fingerprint,
    ...signer,
    serial,
    ...times,
  })
  const createTime = now - 2 * day
  const endTime = createTime + 4000
  const jobId = 'channel-job-1'
  await db.insert(channelJobs).values({
    ...ofApp,
    jobId,
    pkgId: item.pkgId,
    fileName: item.fileName,
    versionName: item.versionName,
    size: item.size,
    fingerprint,
    state: 'success',
    createTime,
    endTime,
  })
  const builder = await createBuilder(services.objects, storageKey, await readChannelBase(file), fingerprint, jobId)
  for (const [position, { channelId, channelName }] of demoChannels.entries()) {
    const objectId = regionPrefixOfZone('china') + newId()
    const built = await builder.build(channelId, objectId)
    const { size, sha256, place } = built
    const fileName = nameFor(item.fileName, channelId)
    const channel = { packageId: `${jobId}-${position}`, jobId, position, channelId, channelName }
    const result = { state: 'success' as const, place, objectId, fileName, size, sha256, endTime }
    await db.insert(channelPackages).values({ ...ofApp, ...channel, ...result })
    const stored = { objectId, fileName, size, sha256, storageKey: built.storageKey }
    await addObject(db, { ...stored, teamId: demoTeamId, userId: 'user-mikhail', time: endTime })
  }
  await builder.end()
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
