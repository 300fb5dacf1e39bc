import { eq, sql } from 'drizzle-orm'
import { calls } from '@console-widgets/teams/contract'
import { memberLimits, memberListFields } from '@console-widgets/teams/model'
import * as schemas from '@console-widgets/teams/schemas'
import { newId } from '../../database/ids.ts'
import { listQuery } from '../../database/list-rows.ts'
import { implement } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { teamMembers } from './tables.ts'

/** Answers the calls of the area `teams`. */
export const teamsImplementation = implement(calls, schemas, {
  'teams.member.list': async (input, { db }) => {
    const { where, orderBy, limit, offset } = listQuery(memberListFields, teamMembers, teamMembers.memberId, input, '-updateTime')
    return { items: await db.select().from(teamMembers).where(where).orderBy(...orderBy).limit(limit).offset(offset), total: await db.$count(teamMembers, where) }
  },

  'teams.member.create': async ({ memberName }, { db, now }) => {
    if ((await db.$count(teamMembers)) >= memberLimits.perTeam) throw refuse('limit-reached', `A team has at most ${memberLimits.perTeam} teamMembers. Delete one that you no longer need.`)
    const same = eq(sql`lower(${teamMembers.memberName})`, sql`lower(${memberName})`)
    if ((await db.$count(teamMembers, same)) > 0) throw refuse('name-taken', `'${memberName}' is there already`, [{ field: 'memberName', message: 'is already taken' }])
    const time = now()
    const [member] = await db.insert(teamMembers).values({ memberId: newId(), memberName, createTime: time, updateTime: time }).returning()
    return member as typeof teamMembers.$inferSelect
  },

  'teams.member.delete': async ({ memberId }, { db }) => {
    const removed = await db.delete(teamMembers).where(eq(teamMembers.memberId, memberId)).returning()
    if (removed.length === 0) throw refuse('not-found', `There is no member '${memberId}' in this team`)
  },
})
