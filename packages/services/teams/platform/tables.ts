import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AppScope, ProviderArea, ProviderState, TestUserState } from '@console-widgets/teams/model'
import { milliseconds, teamColumn, timeColumns, uniqueInTeam } from '@console-widgets/platform/database/columns'
import { named } from '@console-widgets/platform/database/table-traits'

/** Companies that work for a team, and the areas they can view. */
export const serviceProviders = pgTable(
  'cw_service_providers',
  {
    ...teamColumn,
    providerId: text('provider_id').primaryKey(),
    providerName: text('provider_name').notNull(),
    contactName: text('contact_name').notNull(),
    contactMail: text('contact_mail').notNull(),
    contactPhone: text('contact_phone').notNull().default(''),
    state: text('state').$type<ProviderState>().notNull().default('active'),
    areas: text('areas').$type<ProviderArea>().array().notNull(),
    appScope: text('app_scope').$type<AppScope>().notNull(),
    appIds: text('app_ids').array().notNull(),
    validUntil: milliseconds('valid_until'),
    note: text('note').notNull().default(''),
    ...timeColumns,
  },
  (table) => [uniqueInTeam('cw_service_providers_name', table, table.providerName)],
)

/** Accounts for testing a team's apps. */
export const testUsers = pgTable(
  'cw_test_users',
  {
    ...teamColumn,
    testUserId: text('test_user_id').primaryKey(),
    account: text('account').notNull(),
    nickName: text('nick_name').notNull(),
    note: text('note').notNull().default(''),
    state: text('state').$type<TestUserState>().notNull().default('active'),
    validUntil: milliseconds('valid_until').notNull(),
    ...timeColumns,
  },
  (table) => [uniqueInTeam('cw_test_users_account', table, table.account)],
)

/** Origins whose pages may embed a team's widgets. */
export const embeddingOrigins = named(
  pgTable(
    'cw_embedding_origins',
    {
      ...teamColumn,
      originId: text('origin_id').primaryKey(),
      origin: text('origin').notNull(),
      note: text('note').notNull().default(''),
      createTime: milliseconds('create_time').notNull(),
    },
    // By the origin first: the platform looks for the teams of one.
    (table) => [uniqueIndex('cw_embedding_origins_origin').on(table.origin, table.teamId)],
  ),
  ({ origin }) => [origin],
)

/** Signatures of the export-compliance statement, by team and version. */
export const complianceSignatures = pgTable(
  'cw_compliance_signatures',
  {
    ...teamColumn,
    version: text('version').notNull(),
    userId: text('user_id').notNull(),
    signTime: milliseconds('sign_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.version] })],
)
