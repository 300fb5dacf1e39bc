import { and, asc, desc, eq, exists, inArray, lte, ne, sql } from 'drizzle-orm'
import { isBuilding } from '@console-widgets/channels/model'
import type { PackageJob } from '@console-widgets/channels/schemas'
import type { Queries } from '@console-widgets/platform/database/connection'
import { refuse } from './refuse.ts'
import { channelJobs, channelPackages } from './tables.ts'

export type JobRow = typeof channelJobs.$inferSelect
export type ChannelPackageRow = typeof channelPackages.$inferSelect

/** A job of the app that the header names. @throws PlatformRefusal if there is none with this ID */
export async function findJob(db: Queries, appId: string, jobId: string): Promise<JobRow> {
  const [found] = await db
    .select()
    .from(channelJobs)
    .where(and(eq(channelJobs.appId, appId), eq(channelJobs.jobId, jobId)))
  if (!found) throw refuse('not-found', `There is no job '${jobId}' of the app '${appId}' in this team`)
  return found
}

/** Packages of a job, in the order of its channels. */
export function packagesOf(db: Queries, jobId: string): Promise<ChannelPackageRow[]> {
  return db
    .select()
    .from(channelPackages)
    .where(eq(channelPackages.jobId, jobId))
    .orderBy(asc(channelPackages.position))
}

/** The newest job of the app before another that has built packages, with these. */
export async function findPrevious(db: Queries, job: JobRow) {
  const { channelId, channelName, size, sha256, position } = channelPackages
  const [previous] = await db
    .select()
    .from(channelJobs)
    .where(
      and(
        eq(channelJobs.appId, job.appId),
        ne(channelJobs.jobId, job.jobId),
        lte(channelJobs.createTime, job.createTime),
        exists(
          db
            .select({ channelId })
            .from(channelPackages)
            .where(and(eq(channelPackages.jobId, channelJobs.jobId), eq(channelPackages.state, 'success'))),
        ),
      ),
    )
    .orderBy(desc(channelJobs.createTime), desc(channelJobs.jobId))
    .limit(1)
  if (!previous) return null
  const { jobId, fileName, versionName, fingerprint, createTime } = previous
  const packages = await db
    .select({ channelId, channelName, size, sha256 })
    .from(channelPackages)
    .where(and(eq(channelPackages.jobId, jobId), eq(channelPackages.state, 'success')))
    .orderBy(asc(position))
  return { jobId, fileName, versionName, fingerprint, createTime, packages }
}

/** Jobs in the form of a response, with what their packages came to. */
export async function describeJobs(db: Queries, rows: readonly JobRow[]): Promise<PackageJob[]> {
  const jobIds = rows.map(({ jobId }) => jobId)
  const counted =
    jobIds.length === 0
      ? []
      : await db
          .select({
            jobId: channelPackages.jobId,
            total: sql<number>`count(*)::int`,
            succeeded: sql<number>`(count(*) filter (where ${channelPackages.state} = 'success'))::int`,
            failed: sql<number>`(count(*) filter (where ${channelPackages.state} = 'failed'))::int`,
          })
          .from(channelPackages)
          .where(inArray(channelPackages.jobId, jobIds))
          .groupBy(channelPackages.jobId)
  const byId = new Map(counted.map((counts) => [counts.jobId, counts]))
  return rows.map(({ teamId: _team, uploadId: _upload, taskId: _task, ...row }) => {
    const { total, succeeded, failed } = byId.get(row.jobId) ?? { total: 0, succeeded: 0, failed: 0 }
    const percent = total === 0 ? 0 : Math.floor(((succeeded + failed) / total) * 100)
    return { ...row, total, succeeded, failed, progress: isBuilding(row.state) ? percent : 100 }
  })
}

/** One job in the form of a response. */
export async function describeJob(db: Queries, row: JobRow): Promise<PackageJob> {
  const [described] = await describeJobs(db, [row])
  return described as PackageJob
}
