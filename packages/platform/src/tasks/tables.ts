import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '../database/columns.ts'
import { unrecorded } from '../database/table-traits.ts'
import type { TaskFailure, TaskState } from './task-state.ts'

/** Long work that people wait for, such as an export: started by a call, watched and cancelled by others. */
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
      /** How much is done, of how much; both 0 until it is known. */
      done: bigint('done', { mode: 'number' }).notNull().default(0),
      total: bigint('total', { mode: 'number' }).notNull().default(0),
      result: jsonb('result'),
      error: jsonb('error').$type<TaskFailure>(),
      createTime: milliseconds('create_time').notNull(),
      startTime: milliseconds('start_time'),
      endTime: milliseconds('end_time'),
      /** The run that works on it, so that one that was given up cannot write any more. */
      runId: text('run_id'),
      /** Until when that run is believed to be alive. */
      leaseTime: milliseconds('lease_time'),
      /** The record of the audit trail that its changes belong to: that of the call that started it. */
      recordId: text('record_id')
        .notNull()
        .default(sql`coalesce(current_setting('cw.record', true), '')`),
      /** The apps that the rights of whoever started it reach, as the setting of the transaction names them. */
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
