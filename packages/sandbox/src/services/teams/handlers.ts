import { eq, sql } from 'drizzle-orm'
import { calls } from '@console-widgets/teams/contract'
import { memberLimits, memberListFields } from '@console-widgets/teams/model'
import * as schemas from '@console-widgets/teams/schemas'
import { newId } from '../../database/ids.ts'
import { listQuery } from '../../database/list-rows.ts'
import { implement } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { teams } from './tables.ts'

/** Answers the calls of the area `teams`. */
export const teamsImplementation = implement(calls, schemas, {
  'teams.member.list': async (input, { db }) => {
    const { where, orderBy, limit, offset } = listQuery(memberListFields, teams, teams.memberId, input, '-updateTime')
    return { items: await db.select().from(teams).where(where).orderBy(...orderBy).limit(limit).offset(offset), total: await db.$count(teams, where) }
  },

  'teams.member.create': async ({ memberName }, { db, now }) => {
    if ((await db.$count(teams)) >= memberLimits.perTeam) throw refuse('limit-reached', `A team has at most ${memberLimits.perTeam} teams. Delete one that you no longer need.`)
    const same = eq(sql`lower(${teams.memberName})`, sql`lower(${memberName})`)
    if ((await db.$count(teams, same)) > 0) throw refuse('name-taken', `'${memberName}' is there already`, [{ field: 'memberName', message: 'is already taken' }])
    const time = now()
    const [member] = await db.insert(teams).values({ memberId: newId(), memberName, createTime: time, updateTime: time }).returning()
    return member as typeof teams.$inferSelect
  },

  'teams.member.delete': async ({ memberId }, { db }) => {
    const removed = await db.delete(teams).where(eq(teams.memberId, memberId)).returning()
    if (removed.length === 0) throw refuse('not-found', `There is no member '${memberId}' in this team`)
  },
})
