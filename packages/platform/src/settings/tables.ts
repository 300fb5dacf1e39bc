import { pgTable, text } from 'drizzle-orm/pg-core'

/** What all nodes on one database share, such as the key of signed addresses. */
export const settings = pgTable('cw_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
