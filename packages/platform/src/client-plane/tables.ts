import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { milliseconds } from '../database/columns.ts'

/** Writes of apps within the current window: one row per app, and one per hashed address. They belong to no team. */
export const clientWrites = pgTable('cw_client_writes', {
  subject: text('subject').primaryKey(),
  writes: integer('writes').notNull(),
  windowEnd: milliseconds('window_end').notNull(),
})
