import { and, eq } from 'drizzle-orm'
import { calls } from '@console-widgets/channels/contract'
import { certificateListFields, channelLimits, channelListFields, jobListFields } from '@console-widgets/channels/model'
import * as schemas from '@console-widgets/channels/schemas'
import { type Context, implement } from '@console-widgets/platform/calls/handler'
import { lower } from '@console-widgets/platform/database/columns'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { allPackagesAddress, findBuilt } from './all-packages.ts'
import { checkAvailability } from './availability.ts'
import { addCertificate, findCertificate } from './certificates.ts'
import { cancelJob, createJob, deleteJob, listTasks, retryJob, startUpload } from './job-handlers.ts'
import { describeJob, describeJobs, findJob, findPrevious, packagesOf } from './job-rows.ts'
import { channelAddress, withInstalls } from './installs.ts'
import { channelCertificates, channelConfigs, channelInstalls, channelJobs } from './tables.ts'

export const channelsImplementation = implement(calls, schemas, {
  'channels.config.list': async ({ appId, ...input }, context) => {
    const { db } = context
    await findApp(db, appId)
    const ofApp = eq(channelConfigs.appId, appId)
    const { items, total } = await listTable(db, channelConfigs, channelListFields, input, '-updateTime', ofApp)
    return { items: await withInstalls(context, items), total }
  },

  'channels.config.get': async ({ appId, configId }, context) =>
    describeChannel(context, await findChannel(context.db, appId, configId)),

  'channels.config.create': async ({ appId, channelId, channelName, contact = '' }, context) => {
    const { db, now } = context
    await findApp(db, appId)
    await requireFree(db, appId, channelId)
    const [created] = await db
      .insert(channelConfigs)
      .values({ configId: newId(), appId, channelId, channelName, contact, createTime: now(), updateTime: now() })
      .returning()
    return describeChannel(context, created as ChannelRow)
  },

  'channels.config.update': async ({ appId, configId, ...change }, context) => {
    const { db, now } = context
    await findChannel(db, appId, configId)
    const [updated] = await db
      .update(channelConfigs)
      .set({ ...change, updateTime: now() })
      .where(eq(channelConfigs.configId, configId))
      .returning()
    return describeChannel(context, updated as ChannelRow)
  },

  'channels.config.delete': async ({ appId, configId }, { db }) => {
    await findChannel(db, appId, configId)
    await db.delete(channelInstalls).where(eq(channelInstalls.configId, configId))
    await db.delete(channelConfigs).where(eq(channelConfigs.configId, configId))
  },

  'channels.package-availability.check': async ({ appId, pkgId }, { db }) => {
    await findApp(db, appId)
    return checkAvailability(db, appId, pkgId)
  },

  'channels.package-upload.start': startUpload,

  'channels.package-job.list': async ({ appId, ...input }, { db }) => {
    await findApp(db, appId)
    const ofApp = eq(channelJobs.appId, appId)
    const { items, total } = await listTable(db, channelJobs, jobListFields, input, '-createTime', ofApp)
    return { items: await describeJobs(db, items), total }
  },

  'channels.package-job.get': async ({ appId, jobId }, { db, services }) => {
    const row = await findJob(db, appId, jobId)
    const job = await describeJob(db, row)
    const packages = (await packagesOf(db, jobId)).map((item) => ({
      ...item,
      address: channelAddress(services, { appId, channelId: item.channelId }),
    }))
    return { ...job, packages, previous: await findPrevious(db, row) }
  },

  'channels.package-job.download': async ({ appId, jobId }, { db, services, teamId, now }) => {
    await findBuilt(db, appId, jobId)
    return { url: await allPackagesAddress(services, { teamId, appId, jobId }, now()) }
  },

  'channels.package-job.create': createJob,
  'channels.package-job.cancel': cancelJob,
  'channels.package-job.retry': retryJob,
  'channels.package-job.delete': deleteJob,

  'channels.signature-certificate.list': async ({ appId, ...input }, { db }) => {
    await findApp(db, appId)
    const ofApp = eq(channelCertificates.appId, appId)
    return listTable(db, channelCertificates, certificateListFields, input, '-createTime', ofApp)
  },

  'channels.signature-certificate.get': ({ appId, certificateId }, { db }) => findCertificate(db, appId, certificateId),
  'channels.signature-certificate.create': addCertificate,

  'channels.signature-certificate.update': async ({ appId, certificateId, certificateName }, { db, now }) => {
    const row = await findCertificate(db, appId, certificateId)
    const change = { certificateName, updateTime: now() }
    await db.update(channelCertificates).set(change).where(eq(channelCertificates.certificateId, certificateId))
    return { ...row, ...change }
  },

  'channels.signature-certificate.delete': async ({ appId, certificateId }, { db }) => {
    await findCertificate(db, appId, certificateId)
    await db.delete(channelCertificates).where(eq(channelCertificates.certificateId, certificateId))
  },

  'channels.task.list': listTasks,
})

type ChannelRow = typeof channelConfigs.$inferSelect

async function describeChannel(context: Context, row: ChannelRow) {
  const [described] = await withInstalls(context, [row])
  return described as NonNullable<typeof described>
}

/** A channel of the app that the header names: a channel of another app isn't there. */
async function findChannel(db: Queries, appId: string, configId: string): Promise<ChannelRow> {
  const [found] = await db
    .select()
    .from(channelConfigs)
    .where(and(eq(channelConfigs.appId, appId), eq(channelConfigs.configId, configId)))
  if (!found) throw refuse('not-found', `There is no channel '${configId}' of the app '${appId}' in this team`)
  return found
}

async function requireFree(db: Queries, appId: string, channelId: string): Promise<void> {
  const ofApp = eq(channelConfigs.appId, appId)
  if ((await db.$count(channelConfigs, ofApp)) >= channelLimits.perApp)
    throw refuse(
      'limit-reached',
      `An app has at most ${channelLimits.perApp} channels. Delete one that you no longer need.`,
    )
  if ((await db.$count(channelConfigs, and(ofApp, eq(lower(channelConfigs.channelId), lower(channelId))))) > 0)
    throw refuse('name-taken', `The app already has a channel '${channelId}'`, [issue('channelId', 'taken')])
}
