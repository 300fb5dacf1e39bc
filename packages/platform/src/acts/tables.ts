import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '../database/columns.ts'
import { unrecorded } from '../database/table-traits.ts'

/** Applied changes, each by a hash of user, call, and idempotency ID, so that none is applied twice. */
export const acts = unrecorded(
  pgTable(
    'cw_acts',
    {
      ...teamColumn,
      actHash: text('act_hash').notNull(),
      /** Hash of the same with the input: another input with this ID is rejected. */
      inputHash: text('input_hash').notNull(),
      /** Answer, encrypted with a key derived from the action. Null while in progress. */
      answer: text('answer'),
      /** When it began, or while in progress when its node last renewed its claim to it. */
      time: milliseconds('time').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.teamId, table.actHash] }),
      index('cw_acts_time').on(table.teamId, table.time),
    ],
  ),
)
