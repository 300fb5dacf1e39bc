import { eq } from 'drizzle-orm'
import type { fileCalls } from '@console-widgets/cloud-storage/contract'
import { storageLimits } from '@console-widgets/cloud-storage/model'
import { newId, newSecret } from '@console-widgets/platform/database/ids'
import { keepObject } from '@console-widgets/platform/files/objects'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { cancelTask } from '@console-widgets/platform/tasks/task'
import { answerBucket, createBucket, deleteBucket, findBucket } from './buckets.ts'
import { countNamed, deleteBatch, type NamedFiles } from './delete-files.ts'
import { answerFile, describeEntry, describeTokens, findFile } from './file-rows.ts'
import { listFiles } from './list-files.ts'
import { copyAll, moveAll } from './move-files.ts'
import { createFolder, putFile } from './put-file.ts'
import { regionOf, requireService } from './regions.ts'
import { storageTokens } from './tables.ts'
import { describeTask, findStorageTask, storageTasks } from './task-kinds.ts'

/** Maximum number of files and folders processed synchronously; more are a task. */
const atOnce = 500

/** Handlers for files, folders, and links. */
export const fileHandlers: Handlers<typeof fileCalls> = {
  'cloud-storage.file-bucket.create': async ({ bucketName, region: named }, context) => {
    const { db, services } = context
    const { region } = await requireService(db, regionOf(context, named))
    return answerBucket(db, services, await createBucket(context, bucketName, region))
  },

  'cloud-storage.file-bucket.delete': ({ bucketId }, { db }) => deleteBucket(db, bucketId),

  'cloud-storage.file.list': async (input, { db }) => {
    await findBucket(db, input.bucketId)
    return listFiles(db, input)
  },

  'cloud-storage.folder.create': async ({ bucketId, key }, { db, now }) => ({
    entry: describeEntry(await createFolder(db, bucketId, key, now())),
  }),

  'cloud-storage.file-detail.query': async ({ bucketId, key }, { db, services, now }) => {
    const bucket = await findBucket(db, bucketId)
    return answerFile(db, services, bucket, await findFile(db, bucket, key), now())
  },

  'cloud-storage.file.put': async ({ bucketId, key, objectId, contentType, ifExists = 'refuse' }, context) => {
    const { db, userId, services, now } = context
    await findBucket(db, bucketId)
    const object = await keepObject(db, objectId)
    const file = {
      key,
      objectId,
      size: object.size,
      sha256: object.sha256,
      contentType: contentType ?? object.contentType,
      source: 'console' as const,
      userId,
      ifExists,
    }
    const { bucket, row } = await putFile(db, context, bucketId, file)
    return answerFile(db, services, bucket, row, now())
  },

  'cloud-storage.files.delete': async (named, context) => {
    const { db } = context
    await findBucket(db, named.bucketId)
    const count = await requireNamed(context, named)
    if (count >= atOnce) return { files: 0, taskId: await startTask(context, storageTasks.delete, named) }
    const { files } = await deleteBatch(db, context, named)
    return { files, taskId: null }
  },

  'cloud-storage.files.move': async (move, context) => {
    await findBucket(context.db, move.bucketId)
    const count = await requireNamed(context, move)
    if (count > atOnce) return { files: 0, taskId: await startTask(context, storageTasks.move, { ...move, count }) }
    return { files: await moveAll(context.db, context, move), taskId: null }
  },

  'cloud-storage.files.copy': async (copy, context) => {
    await findBucket(context.db, copy.bucketId)
    if (copy.targetBucketId) await findBucket(context.db, copy.targetBucketId)
    const count = await requireNamed(context, copy)
    if (count > atOnce) return { files: 0, taskId: await startTask(context, storageTasks.copy, { ...copy, count }) }
    return { files: await copyAll(context.db, context, copy), taskId: null }
  },

  'cloud-storage.task.get': async ({ taskId }, { db }) => ({ task: describeTask(await findStorageTask(db, taskId)) }),

  'cloud-storage.task.cancel': async ({ taskId }, { db, now }) => {
    await findStorageTask(db, taskId)
    return { task: describeTask(await cancelTask(db, taskId, now())) }
  },

  'cloud-storage.file-token.create': async ({ bucketId, key, description = '', seconds }, context) => {
    const file = await findFileOf(context, bucketId, key)
    return {
      token: await createToken(context, file, {
        description,
        endTime: seconds === undefined ? null : context.now() + seconds * 1000,
      }),
    }
  },

  'cloud-storage.file-token.delete': async ({ tokenId }, { db }) => {
    const gone = await db.delete(storageTokens).where(eq(storageTokens.tokenId, tokenId)).returning()
    if (gone.length === 0) throw refuse('not-found', `There is no link '${tokenId}' in this team`)
  },

  'cloud-storage.file-token.clear-and-refresh': async ({ bucketId, key }, context) => {
    const file = await findFileOf(context, bucketId, key)
    const revoked = await context.db.delete(storageTokens).where(eq(storageTokens.fileId, file.row.fileId)).returning()
    return { token: await createToken(context, file, { description: '', endTime: null }), revoked: revoked.length }
  },
}

/** @throws PlatformRefusal if none of the named files and folders exists */
async function requireNamed({ db }: Context, named: NamedFiles): Promise<number> {
  const count = await countNamed(db, named)
  if (count === 0)
    throw refuse(
      'not-found',
      `There is no ${named.keys
        .slice(0, 5)
        .map((key) => `'${key}'`)
        .join(', ')} in this bucket`,
    )
  return count
}

function startTask({ db, teamId, userId, services }: Context, kind: string, payload: unknown): Promise<string> {
  return services.tasks.start(db, { kind, teamId, userId, payload })
}

type FoundFile = Awaited<ReturnType<typeof findFileOf>>

async function findFileOf({ db }: Context, bucketId: string, key: string) {
  const bucket = await findBucket(db, bucketId)
  return { bucket, row: await findFile(db, bucket, key) }
}

async function createToken(
  { db, services, userId, now }: Context,
  { bucket, row }: FoundFile,
  { description, endTime }: { description: string; endTime: number | null },
) {
  const time = now()
  const there = await describeTokens(db, services, bucket.bucketName, row, time)
  if (there.length >= storageLimits.tokensPerFile)
    throw refuse(
      'limit-reached',
      `A file has at most ${storageLimits.tokensPerFile} links. Revoke one that you no longer need.`,
    )
  const tokenId = newId()
  await db
    .insert(storageTokens)
    .values({ tokenId, token: newSecret(), fileId: row.fileId, description, userId, createTime: time, endTime })
  const token = (await describeTokens(db, services, bucket.bucketName, row, time)).find(
    (each) => each.tokenId === tokenId,
  )
  return token as NonNullable<typeof token>
}
