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

/** Channels of the demo team's oldest app, its certificate, and two jobs that built their packages. */
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
  await seedJobs(seed, app.appId)
}

/** Builds the channels' packages from the newest package, as a job does, after an earlier job from the one before. */
async function seedJobs(seed: Seed, appId: string): Promise<void> {
  const found = await seed.db
    .select({ item: appPackages, storageKey: objects.storageKey })
    .from(appPackages)
    .innerJoin(objects, eq(objects.objectId, appPackages.objectId))
    .where(and(eq(appPackages.appId, appId), eq(appPackages.format, 'apk'), eq(appPackages.successStatus, 0)))
    .orderBy(desc(appPackages.versionCode))
    .limit(2)
  const [newest, before = newest] = found.filter(({ storageKey }) => storageKey !== null) as Source[]
  if (!newest || !before) return
  const file = await fileAt(seed.services.objects, newest.storageKey)
  const { certificate } = await checkSignatures(file, await openZip(file))
  const { fingerprint, ...signer } = await describeSigner(certificate)
  const times = { createTime: seed.now - 31 * day, updateTime: seed.now - 31 * day }
  await seed.db.insert(channelCertificates).values({
    ...{ teamId: demoTeamId, appId },
    certificateId: 'channel-certificate',
    certificateName: 'Release key',
    fingerprint,
    ...signer,
    serial: certificate.serial,
    ...times,
  })
  // The first job had no package for the channel that was added since.
  const last = seed.now - 2 * day
  const first = Math.max(seed.now - 20 * day, before.item.createTime + day)
  const channelsBefore = demoChannels.filter(({ days }) => days > 20)
  await addJob(seed, before, {
    jobId: 'channel-job-0',
    appId,
    fingerprint,
    createTime: first,
    channels: channelsBefore,
  })
  await addJob(seed, newest, { jobId: 'channel-job-1', appId, fingerprint, createTime: last, channels: demoChannels })
}

interface Source {
  item: typeof appPackages.$inferSelect
  storageKey: string
}

interface DemoJob {
  jobId: string
  appId: string
  fingerprint: string
  createTime: number
  channels: readonly { channelId: string; channelName: string }[]
}

async function addJob({ db, services }: Seed, { item, storageKey }: Source, job: DemoJob): Promise<void> {
  const { jobId, appId, fingerprint, createTime, channels } = job
  const ofApp = { teamId: demoTeamId, appId }
  const endTime = createTime + 4000
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
  const base = await readChannelBase(await fileAt(services.objects, storageKey))
  const builder = await createBuilder(services.objects, storageKey, base, fingerprint, jobId)
  for (const [position, { channelId, channelName }] of channels.entries()) {
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
