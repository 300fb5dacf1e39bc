import { and, eq, inArray } from 'drizzle-orm'
import { regionPrefixOfZone, type Zone } from '@console-widgets/core'
import { channelFilesTag } from '@console-widgets/channels/model'
import { findPackage } from '@console-widgets/app-packages/platform/rows'
import { PackageFailure, readChannelBase, readSignature } from '@console-widgets/package-parser'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { contentTypeOf } from '@console-widgets/platform/files/content-type'
import { findStoredObject } from '@console-widgets/platform/files/objects'
import { objects } from '@console-widgets/platform/files/tables'
import { logError } from '@console-widgets/platform/logging/log-error'
import { PlatformRefusal } from '@console-widgets/platform/refusals/refusal'
import type { TaskRun } from '@console-widgets/platform/tasks/task-runner'
import { fingerprintsOf } from './certificates.ts'
import { createBuilder, fileAt, removeUnfinished, type Builder, type BuiltPackage } from './build-package.ts'
import { refuse } from './refuse.ts'
import { signerDiffers } from './signer-differs.ts'
import { packagesOf, type ChannelPackageRow, type JobRow } from './job-rows.ts'
import { channelJobs, channelPackages } from './tables.ts'

/** Type of the task that builds the packages of a job. */
export const buildKind = 'channels.build'

interface Payload {
  jobId: string
  zone: Zone
}

/** Registers the task that builds packages. A run that died is taken up with the packages that are missing. */
export function defineChannelBuilder(services: PlatformParts): void {
  services.tasks.define<Payload>(
    buildKind,
    async ({ jobId, zone }, run) => {
      const job = await begin(run, jobId)
      if (!job) return
      try {
        await build(services, run, job, zone)
      } catch (error) {
        if (run.signal.aborted) throw error
        await failJob(run, jobId, messageOf(error))
        throw error instanceof PackageFailure ? refuse('channel-package-refused', error.message) : error
      } finally {
        await removeUnfinished(services.objects, run.taskId).catch(logError)
      }
    },
    { repeatable: true },
  )
}

/** Marks a job as building. @returns undefined if it was canceled or deleted before */
function begin({ inTeam }: TaskRun, jobId: string): Promise<JobRow | undefined> {
  return inTeam(async (db) => {
    const [row] = await db
      .update(channelJobs)
      .set({ state: 'building' })
      .where(and(eq(channelJobs.jobId, jobId), inArray(channelJobs.state, ['waiting', 'building'])))
      .returning()
    if (row)
      await db
        .update(channelPackages)
        .set({ state: 'waiting' })
        .where(and(eq(channelPackages.jobId, jobId), eq(channelPackages.state, 'building')))
    return row
  })
}

async function build(services: PlatformParts, run: TaskRun, job: JobRow, zone: Zone): Promise<void> {
  const { objects: store } = services
  const { jobId } = job
  const key = await findSource(services, run, job)
  const file = await fileAt(store, key)
  const { signer } = await readSignature(file)
  const certificates = await run.inTeam((db) => fingerprintsOf(db, job.appId))
  if (!certificates.includes(signer.fingerprint))
    throw new PackageFailure('signature-inconsistent', signerDiffers(signer.fingerprint, certificates))
  await run.inTeam((db) =>
    db.update(channelJobs).set({ fingerprint: signer.fingerprint }).where(eq(channelJobs.jobId, jobId)),
  )
  const builder = await createBuilder(store, key, await readChannelBase(file), signer.fingerprint, run.taskId)
  const packages = await run.inTeam((db) => packagesOf(db, jobId))
  const left = packages.filter(({ state }) => state === 'waiting')
  for (const [index, item] of left.entries()) {
    await run.progress(packages.length - left.length + index, packages.length)
    await buildOne(services, run, job, item, builder, zone)
  }
  await run.progress(packages.length, packages.length)
  await endJob(run, jobId)
}

/** Key of the package to build from. @throws PackageFailure if it was deleted */
function findSource({ objects: store }: PlatformParts, run: TaskRun, job: JobRow): Promise<string> {
  return run.inTeam(async (db) => {
    try {
      const objectId = job.uploadId ?? (await findPackage(db, job.pkgId ?? '')).objectId
      const { storageKey } = await findStoredObject(db, objectId)
      if ((await store.size(storageKey)) !== undefined) return storageKey
    } catch (error) {
      if (!(error instanceof PlatformRefusal)) throw error
    }
    throw new PackageFailure('damaged', 'The package was deleted. Start a job with another one.')
  })
}

async function buildOne(
  services: PlatformParts,
  run: TaskRun,
  job: JobRow,
  item: ChannelPackageRow,
  builder: Builder,
  zone: Zone,
): Promise<void> {
  const move = (from: ChannelPackageRow['state'], change: Partial<ChannelPackageRow>) =>
    run.inTeam((db) =>
      db
        .update(channelPackages)
        .set(change)
        .where(and(eq(channelPackages.packageId, item.packageId), eq(channelPackages.state, from)))
        .returning({ packageId: channelPackages.packageId }),
    )
  // It was canceled in the meantime.
  if ((await move('waiting', { state: 'building' })).length === 0) return
  const objectId = regionPrefixOfZone(zone) + newId()
  let built: BuiltPackage
  try {
    built = await builder.build(item.channelId, objectId)
  } catch (error) {
    run.signal.throwIfAborted()
    if (!(error instanceof PackageFailure)) logError(error)
    await move('building', { state: 'failed', message: messageOf(error), endTime: run.now() })
    return
  }
  const isKept = await run.inTeam((db) => keepPackage(db, run, job, item, objectId, built))
  if (!isKept) await services.objects.remove(built.storageKey)
}

/** Stores a package that was built. @returns false if the job was canceled or deleted in the meantime */
async function keepPackage(
  db: Queries,
  run: TaskRun,
  { fileName: source }: JobRow,
  { packageId, channelId }: ChannelPackageRow,
  objectId: string,
  { storageKey, size, sha256, place }: BuiltPackage,
): Promise<boolean> {
  const fileName = nameFor(source, channelId)
  const [row] = await db
    .update(channelPackages)
    .set({ state: 'success', message: null, objectId, fileName, size, sha256, place, endTime: run.now() })
    .where(and(eq(channelPackages.packageId, packageId), eq(channelPackages.state, 'building')))
    .returning()
  if (!row) return false
  await addObject(db, { objectId, fileName, size, sha256, storageKey, userId: run.userId, time: run.now() })
  return true
}

interface NewObject {
  teamId?: string
  objectId: string
  fileName: string
  size: number
  sha256: string
  storageKey: string
  userId: string
  time: number
}

/** Adds the row of a package that was built, which makes it a file like any other. */
export async function addObject(db: Queries, { time, ...object }: NewObject): Promise<void> {
  const contentType = contentTypeOf(object.fileName)
  await db
    .insert(objects)
    .values({ ...object, bizTag: channelFilesTag, contentType, state: 'normal', createTime: time, uploadTime: time })
}

/** File name of a channel's package: that of the source, with the channel before its extension. */
export function nameFor(source: string, channelId: string): string {
  return `${source.replace(/\.apk$/i, '')}-${channelId}.apk`
}

/** Ends a job: it has succeeded if all of its packages have. */
function endJob({ inTeam, now }: TaskRun, jobId: string): Promise<void> {
  return inTeam(async (db) => {
    const states = (await packagesOf(db, jobId)).map(({ state }) => state)
    await db
      .update(channelJobs)
      .set({ state: states.every((state) => state === 'success') ? 'success' : 'failed', endTime: now() })
      .where(and(eq(channelJobs.jobId, jobId), eq(channelJobs.state, 'building')))
  })
}

/** Fails a job as a whole, with those of its packages that weren't built. */
function failJob({ inTeam, now }: TaskRun, jobId: string, message: string): Promise<void> {
  return inTeam(async (db) => {
    const failed = { state: 'failed', message, endTime: now() } as const
    await db
      .update(channelPackages)
      .set(failed)
      .where(and(eq(channelPackages.jobId, jobId), inArray(channelPackages.state, ['waiting', 'building'])))
    await db
      .update(channelJobs)
      .set(failed)
      .where(and(eq(channelJobs.jobId, jobId), eq(channelJobs.state, 'building')))
  })
}

function messageOf(error: unknown): string {
  return error instanceof PackageFailure ? error.message : 'A problem of the platform interrupted the job. Retry it.'
}
