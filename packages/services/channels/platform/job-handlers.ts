import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ParsedOf } from '@console-widgets/contract'
import type { calls } from '@console-widgets/channels/contract'
import {
  channelFilesTag,
  channelLimits,
  isBuilding,
  taskListFields,
  type Obstacle,
  type TaskState,
} from '@console-widgets/channels/model'
import type { PackageJob } from '@console-widgets/channels/schemas'
import { formatOfFile } from '@console-widgets/app-packages/model'
import { multipartPartBytes } from '@console-widgets/core/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { partSizeOf } from '@console-widgets/platform/files/multipart'
import { keepObject, releaseObject } from '@console-widgets/platform/files/objects'
import { cancelTask } from '@console-widgets/platform/tasks/task'
import { tasks } from '@console-widgets/platform/tasks/tables'
import type { TaskState as StoredTaskState } from '@console-widgets/platform/tasks/task-state'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { checkAvailability } from './availability.ts'
import { buildKind } from './build-job.ts'
import { fingerprintsOf } from './certificates.ts'
import { describeJob, findJob, packagesOf, type JobRow } from './job-rows.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { signerDiffers } from './signer-differs.ts'
import { channelConfigs, channelJobs, channelPackages } from './tables.ts'

type Calls = typeof calls

/** What a job builds from. */
type Source = Pick<JobRow, 'pkgId' | 'uploadId' | 'fileName' | 'versionName' | 'size' | 'fingerprint'>

/** The rule that each obstacle of a source breaks. */
const ruleOf = {
  processing: 'source-processed',
  failed: 'source-ready',
  unsigned: 'source-signed',
  'file-missing': 'source-stored',
  'no-certificate': 'source-with-certificate',
} as const satisfies Record<Exclude<Obstacle, 'signer-differs' | 'wrong-kind'>, string>

const taskStateOf: Record<StoredTaskState, TaskState> = {
  queued: 'queued',
  running: 'running',
  succeeded: 'done',
  failed: 'failed',
  cancelled: 'failed',
}

/** Tells how to send a package to the file service. A job then takes the object. */
export async function startUpload(
  { appId, fileName, contentLength }: ParsedOf<Calls['channels.package-upload.start']>,
  { db }: Context,
) {
  await findApp(db, appId)
  requireApk(fileName, 'fileName')
  await requireRoomForJob(db, appId)
  const partSize = contentLength > multipartPartBytes ? partSizeOf(contentLength) : null
  return { bizTag: channelFilesTag, fileName, contentLength, partSize }
}

export async function createJob(
  { appId, channelIds, pkgId, objectId }: ParsedOf<Calls['channels.package-job.create']>,
  context: Context,
): Promise<PackageJob> {
  const { db, now } = context
  await findApp(db, appId)
  await requireRoomForJob(db, appId)
  const channels = await findChannels(db, appId, channelIds)
  const source =
    pkgId === undefined ? await takeUpload(db, appId, objectId as string) : await requireSource(db, appId, pkgId)
  const jobId = newId()
  const [row] = await db
    .insert(channelJobs)
    .values({
      ...source,
      jobId,
      appId,
      state: 'waiting',
      taskId: await startTask(context, jobId),
      createTime: now(),
    })
    .returning()
  await db.insert(channelPackages).values(
    channels.map(({ channelId, channelName }, position) => ({
      packageId: newId(),
      jobId,
      appId,
      position,
      channelId,
      channelName,
      state: 'waiting' as const,
    })),
  )
  return describeJob(db, row as JobRow)
}

/** Ends a job before all of its packages are built. Those that were built remain. */
export async function cancelJob(
  { appId, jobId }: ParsedOf<Calls['channels.package-job.cancel']>,
  { db, now }: Context,
): Promise<PackageJob> {
  const { taskId } = await findJob(db, appId, jobId)
  const canceled = { state: 'canceled', endTime: now() } as const
  const [row] = await db
    .update(channelJobs)
    .set(canceled)
    .where(and(eq(channelJobs.jobId, jobId), inArray(channelJobs.state, ['waiting', 'building'])))
    .returning()
  if (!row) throw refuse('conflict', 'The job has already ended')
  await db
    .update(channelPackages)
    .set(canceled)
    .where(and(eq(channelPackages.jobId, jobId), inArray(channelPackages.state, ['waiting', 'building'])))
  if (taskId) await cancelTask(db, taskId, now())
  return describeJob(db, row)
}

/** Builds those packages of a job again that failed or were canceled. */
export async function retryJob(
  { appId, jobId }: ParsedOf<Calls['channels.package-job.retry']>,
  context: Context,
): Promise<PackageJob> {
  const { db } = context
  const job = await findJob(db, appId, jobId)
  if (isBuilding(job.state)) throw refuse('channel-job-running', 'The job is running. Wait until it has ended.')
  if (job.pkgId !== null) await requireSource(db, appId, job.pkgId)
  const again = await db
    .update(channelPackages)
    .set({ state: 'waiting', message: null, endTime: null })
    .where(and(eq(channelPackages.jobId, jobId), inArray(channelPackages.state, ['failed', 'canceled'])))
    .returning({ packageId: channelPackages.packageId })
  if (again.length === 0) throw refuse('conflict', 'All packages of the job have been built')
  const [row] = await db
    .update(channelJobs)
    .set({ state: 'waiting', message: null, endTime: null, taskId: await startTask(context, jobId) })
    .where(eq(channelJobs.jobId, jobId))
    .returning()
  return describeJob(db, row as JobRow)
}

/** Deletes a job with the packages that it built and the file that was uploaded for it. */
export async function deleteJob(
  { appId, jobId }: ParsedOf<Calls['channels.package-job.delete']>,
  context: Context,
): Promise<void> {
  const { db } = context
  const job = await findJob(db, appId, jobId)
  if (isBuilding(job.state))
    throw refuse('channel-job-running', 'The job is running. Cancel it, or wait until it has ended.')
  const packages = await packagesOf(db, jobId)
  await db.delete(channelJobs).where(eq(channelJobs.jobId, jobId))
  for (const objectId of [job.uploadId, ...packages.map((item) => item.objectId)])
    if (objectId) await releaseObject(db, context, objectId)
}

/** The tasks of an app's jobs. */
export async function listTasks({ appId, ...input }: ParsedOf<Calls['channels.task.list']>, { db }: Context) {
  await findApp(db, appId)
  const columns = { fileName: channelJobs.fileName, createTime: tasks.createTime }
  const query = listQuery(taskListFields, columns, tasks.taskId, input, '-createTime')
  const where = and(eq(channelJobs.appId, appId), query.where)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(channelJobs)
    .innerJoin(tasks, eq(tasks.taskId, channelJobs.taskId))
    .where(where)
  const rows = await db
    .select({ job: channelJobs, task: tasks })
    .from(channelJobs)
    .innerJoin(tasks, eq(tasks.taskId, channelJobs.taskId))
    .where(where)
    .orderBy(...query.orderBy)
    .limit(query.limit)
    .offset(query.offset)
  return {
    items: rows.map(
      ({ job: { jobId, fileName }, task: { taskId, state, done, total, createTime, startTime, endTime } }) => ({
        taskId,
        jobId,
        appId,
        fileName,
        state: taskStateOf[state],
        done,
        total,
        createTime,
        startTime,
        endTime,
      }),
    ),
    total: counted?.total ?? 0,
  }
}

function startTask({ db, services, teamId, userId, zone }: Context, jobId: string): Promise<string> {
  return services.tasks.start(db, { kind: buildKind, teamId, userId, payload: { jobId, zone } })
}

async function requireRoomForJob(db: Queries, appId: string): Promise<void> {
  if ((await db.$count(channelJobs, eq(channelJobs.appId, appId))) >= channelLimits.jobsPerApp)
    throw refuse('limit-reached', `An app has at most ${channelLimits.jobsPerApp} jobs. Delete older ones.`)
}

/** Channels of an app, in the given order. @throws PlatformRefusal that names those it doesn't have */
async function findChannels(db: Queries, appId: string, channelIds: readonly string[]) {
  const rows = await db
    .select({
      channelId: channelConfigs.channelId,
      channelName: channelConfigs.channelName,
      isOn: channelConfigs.isOn,
    })
    .from(channelConfigs)
    .where(and(eq(channelConfigs.appId, appId), inArray(channelConfigs.channelId, [...channelIds])))
  const byId = new Map(rows.map((row) => [row.channelId, row]))
  const unknown = channelIds.filter((channelId) => !byId.has(channelId))
  if (unknown.length > 0)
    throw refuse(
      'not-found',
      `The app has no channel ${unknown
        .slice(0, 5)
        .map((name) => `'${name}'`)
        .join(', ')}`,
      [issue('channelIds', 'channels-of-app')],
    )
  const off = rows.find(({ isOn }) => !isOn)
  if (off)
    throw refuse('channel-off', `The channel '${off.channelName}' is off. Turn it on first.`, [
      issue('channelIds', 'channels-on'),
    ])
  return channelIds.flatMap((channelId) => byId.get(channelId) ?? [])
}

/** A package of the app as a source. @throws PlatformRefusal that says why it can't be one */
async function requireSource(db: Queries, appId: string, pkgId: string): Promise<Source> {
  const { packages, certificates } = await checkAvailability(db, appId, pkgId)
  const { fileName, format, versionName, size, fingerprint, obstacles } = packages[0] as (typeof packages)[number]
  const [obstacle] = obstacles
  if (obstacle === undefined) return { pkgId, uploadId: null, fileName, versionName, size, fingerprint }
  if (obstacle === 'signer-differs')
    throw refuse('signer-differs', signerDiffers(fingerprint as string, certificates), [
      issue('pkgId', 'signed-by-app'),
    ])
  const wrong = obstacle === 'wrong-kind' ? issue('pkgId', 'source-apk', { format }) : issue('pkgId', ruleOf[obstacle])
  throw refuse('channel-package-refused', `'${fileName}' ${wrong.message}`, [wrong])
}

/** Takes an uploaded file for a job. The job's task reads it, and compares its signer. */
async function takeUpload(db: Queries, appId: string, objectId: string): Promise<Source> {
  if ((await fingerprintsOf(db, appId)).length === 0)
    throw refuse(
      'channel-package-refused',
      'The app has no signature certificate. Add the one that signs your packages.',
      [issue('objectId', 'source-with-certificate')],
    )
  const { fileName, size } = await keepObject(db, objectId)
  requireApk(fileName, 'objectId')
  return { pkgId: null, uploadId: objectId, fileName, versionName: null, size, fingerprint: null }
}

function requireApk(fileName: string, field: string): void {
  const format = formatOfFile(fileName)
  if (format === 'apk') return
  const wrong = format ? issue(field, 'source-apk', { format }) : issue(field, 'source-ending')
  throw refuse('channel-package-refused', `'${fileName}' ${wrong.message}`, [wrong])
}
