import { pgTable, text } from 'drizzle-orm/pg-core'

/** Settings shared by all nodes on one database, such as the key of signed URLs. */
export const settings = pgTable('cw_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
