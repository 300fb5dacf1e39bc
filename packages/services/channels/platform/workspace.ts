import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { day } from '@console-widgets/platform/clock/durations'
import type { Queries } from '@console-widgets/platform/database/connection'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { channelCertificates, channelConfigs, channelJobs } from './tables.ts'

/** How long before its end a certificate is announced: a new one takes time. */
const warningTime = 30 * day

/** What channels bring to the start page: packages that couldn’t be built, certificates that end, and channels. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer: { now, permissions } }, { db }) =>
    permissions.has('channels.manage')
      ? [...(await failedJobs(db, mostLines)), ...(await endingCertificates(db, mostLines, now))]
      : [],

  ...answerWithThings([
    {
      kind: 'channels.channel_configs',
      from: channelConfigs,
      id: channelConfigs.configId,
      name: channelConfigs.channelName,
      detail: channelConfigs.channelId,
      page: 'channels.list',
      parameters: { appId: channelConfigs.appId },
      sharesPage: { byField: 'channelName' },
    },
  ]),
}

async function failedJobs(db: Queries, most: number): Promise<AttentionLine[]> {
  const { appId, createTime, endTime, fileName, jobId, state } = channelJobs
  // A later job makes up for an earlier one.
  const isNewest = sql`not exists (
    select from cw_channel_jobs later
    where later.app_id = ${appId} and later.create_time > ${createTime})`
  const rows = await db
    .select({ appId, appName: apps.appName, createTime, endTime, fileName, jobId })
    .from(channelJobs)
    .innerJoin(apps, eq(apps.appId, appId))
    .where(and(eq(state, 'failed'), isNewest))
    .orderBy(desc(createTime))
    .limit(most)
  return rows.map((row) => ({
    kind: 'channels.failed',
    id: row.jobId,
    tone: 'warning',
    values: { app: row.appName, file: row.fileName },
    page: { id: 'channels.job', values: { appId: row.appId, jobId: row.jobId } },
    time: row.endTime ?? row.createTime,
  }))
}

async function endingCertificates(db: Queries, most: number, now: number): Promise<AttentionLine[]> {
  const { appId, certificateId, certificateName, validTo } = channelCertificates
  const rows = await db
    .select({ appId, appName: apps.appName, certificateId, certificateName, validTo })
    .from(channelCertificates)
    .innerJoin(apps, eq(apps.appId, appId))
    .where(lt(validTo, now + warningTime))
    .orderBy(asc(validTo))
    .limit(most)
  return rows.map((row) => {
    const line = {
      id: row.certificateId,
      values: { app: row.appName, certificate: row.certificateName },
      page: { id: 'channels.packages', values: { appId: row.appId } },
      time: row.validTo,
    }
    return row.validTo > now
      ? { kind: 'channels.certificate-ends', tone: 'warning', ...line }
      : { kind: 'channels.certificate-ended', tone: 'danger', ...line }
  })
}
