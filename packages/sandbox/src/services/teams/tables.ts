import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '../../database/columns.ts'

/** Teams of a team. */
export const teamMembers = pgTable(
  'cw_team_members',
  {
    ...teamColumn,
    memberId: text('member_id').primaryKey(),
    memberName: text('member_name').notNull(),
    createTime: milliseconds('create_time').notNull(),
    updateTime: milliseconds('update_time').notNull(),
  },
  (table) => [uniqueIndex('cw_team_members_name').on(table.teamId, sql`lower(${table.memberName})`)],
)
