import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { milliseconds } from '../database/columns.ts'

/** Scheduled jobs. The rows belong to the platform, not to a team, so that any node can take them. */
export const jobs = pgTable(
  'cw_jobs',
  {
    jobId: text('job_id').primaryKey(),
    kind: text('kind').notNull(),
    /** Team that the job runs for. */
    ownerTeamId: text('owner_team_id').notNull(),
    payload: jsonb('payload').notNull(),
    dueTime: milliseconds('due_time').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Audit record of the action that the job follows from, also through other jobs. Empty if no one caused it. */
    recordId: text('record_id')
      .notNull()
      .default(sql`coalesce(nullif(current_setting('cw.cause', true), ''), current_setting('cw.record', true), '')`),
  },
  (table) => [index('cw_jobs_due').on(table.dueTime)],
)
