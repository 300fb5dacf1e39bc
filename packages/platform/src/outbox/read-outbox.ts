import { desc } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { outbox, type OutboxRow } from './tables.ts'

/** The latest messages, newest first. @param most maximum number */
export function readOutbox(database: Database, most: number): Promise<OutboxRow[]> {
  return database.look((db) =>
    db.select().from(outbox).orderBy(desc(outbox.createTime), desc(outbox.messageId)).limit(most),
  )
}
