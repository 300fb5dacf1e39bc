import { eq, sql } from 'drizzle-orm'
import { calls } from '@console-widgets/cloud-storage/contract'
import { bucketLimits, bucketListFields } from '@console-widgets/cloud-storage/model'
import * as schemas from '@console-widgets/cloud-storage/schemas'
import { newId } from '../../database/ids.ts'
import { listQuery } from '../../database/list-rows.ts'
import { implement } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { cloudStorage } from './tables.ts'

/** Answers the calls of the area `cloud-storage`. */
export const cloudStorageImplementation = implement(calls, schemas, {
  'cloud-storage.bucket.list': async (input, { db }) => {
    const { where, orderBy, limit, offset } = listQuery(bucketListFields, cloudStorage, cloudStorage.bucketId, input, '-updateTime')
    return { items: await db.select().from(cloudStorage).where(where).orderBy(...orderBy).limit(limit).offset(offset), total: await db.$count(cloudStorage, where) }
  },

  'cloud-storage.bucket.create': async ({ bucketName }, { db, now }) => {
    if ((await db.$count(cloudStorage)) >= bucketLimits.perTeam) throw refuse('limit-reached', `A team has at most ${bucketLimits.perTeam} cloud storage. Delete one that you no longer need.`)
    const same = eq(sql`lower(${cloudStorage.bucketName})`, sql`lower(${bucketName})`)
    if ((await db.$count(cloudStorage, same)) > 0) throw refuse('name-taken', `'${bucketName}' is there already`, [{ field: 'bucketName', message: 'is already taken' }])
    const time = now()
    const [bucket] = await db.insert(cloudStorage).values({ bucketId: newId(), bucketName, createTime: time, updateTime: time }).returning()
    return bucket as typeof cloudStorage.$inferSelect
  },

  'cloud-storage.bucket.delete': async ({ bucketId }, { db }) => {
    const removed = await db.delete(cloudStorage).where(eq(cloudStorage.bucketId, bucketId)).returning()
    if (removed.length === 0) throw refuse('not-found', `There is no bucket '${bucketId}' in this team`)
  },
})
