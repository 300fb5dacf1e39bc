import { eq, sql } from 'drizzle-orm'
import { calls } from '@console-widgets/relational-database/contract'
import { databaseLimits, databaseListFields } from '@console-widgets/relational-database/model'
import * as schemas from '@console-widgets/relational-database/schemas'
import { newId } from '../../database/ids.ts'
import { listQuery } from '../../database/list-rows.ts'
import { implement } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { relationalDatabase } from './tables.ts'

/** Answers the calls of the area `relational-database`. */
export const relationalDatabaseImplementation = implement(calls, schemas, {
  'relational-database.database.list': async (input, { db }) => {
    const { where, orderBy, limit, offset } = listQuery(databaseListFields, relationalDatabase, relationalDatabase.databaseId, input, '-updateTime')
    return { items: await db.select().from(relationalDatabase).where(where).orderBy(...orderBy).limit(limit).offset(offset), total: await db.$count(relationalDatabase, where) }
  },

  'relational-database.database.create': async ({ databaseName }, { db, now }) => {
    if ((await db.$count(relationalDatabase)) >= databaseLimits.perTeam) throw refuse('limit-reached', `A team has at most ${databaseLimits.perTeam} relational database. Delete one that you no longer need.`)
    const same = eq(sql`lower(${relationalDatabase.databaseName})`, sql`lower(${databaseName})`)
    if ((await db.$count(relationalDatabase, same)) > 0) throw refuse('name-taken', `'${databaseName}' is there already`, [{ field: 'databaseName', message: 'is already taken' }])
    const time = now()
    const [database] = await db.insert(relationalDatabase).values({ databaseId: newId(), databaseName, createTime: time, updateTime: time }).returning()
    return database as typeof relationalDatabase.$inferSelect
  },

  'relational-database.database.delete': async ({ databaseId }, { db }) => {
    const removed = await db.delete(relationalDatabase).where(eq(relationalDatabase.databaseId, databaseId)).returning()
    if (removed.length === 0) throw refuse('not-found', `There is no database '${databaseId}' in this team`)
  },
})
