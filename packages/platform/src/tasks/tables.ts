import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '../database/columns.ts'
import { unrecorded } from '../database/table-traits.ts'
import type { TaskFailure, TaskState } from './task-state.ts'

/** Long-running work that users wait for, such as an export. One call starts it; others monitor and cancel it. */
export const tasks = unrecorded(
  pgTable(
    'cw_tasks',
    {
      ...teamColumn,
      taskId: text('task_id').primaryKey(),
      kind: text('kind').notNull(),
      userId: text('user_id').notNull(),
      state: text('state').$type<TaskState>().notNull().default('queued'),
      payload: jsonb('payload').notNull(),
      /** Units done and in total. Both 0 until known. */
      done: bigint('done', { mode: 'number' }).notNull().default(0),
      total: bigint('total', { mode: 'number' }).notNull().default(0),
      result: jsonb('result'),
      error: jsonb('error').$type<TaskFailure>(),
      createTime: milliseconds('create_time').notNull(),
      startTime: milliseconds('start_time'),
      endTime: milliseconds('end_time'),
      /** Current run. An abandoned run with another ID can no longer write. */
      runId: text('run_id'),
      /** Time until which the run counts as alive. */
      leaseTime: milliseconds('lease_time'),
      /** Audit record of the call that started it, which its changes are attributed to. */
      recordId: text('record_id')
        .notNull()
        .default(sql`coalesce(current_setting('cw.record', true), '')`),
      /** Apps that the user who started it has access to, in the form of the transaction setting. */
      reach: text('reach')
        .notNull()
        .default(sql`coalesce(current_setting('cw.apps', true), '')`),
    },
    (table) => [
      index('cw_tasks_state').on(table.state, table.leaseTime),
      index('cw_tasks_of_team').on(table.teamId, table.kind, table.createTime),
    ],
  ),
)
