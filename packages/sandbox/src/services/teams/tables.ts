import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Role } from '@console-widgets/contract'
import type {
  AppScope,
  InvitationState,
  NoticeChannel,
  NoticeTopic,
  ProviderArea,
  ProviderState,
  TestUserState,
} from '@console-widgets/teams/model'
import { milliseconds, teamColumn } from '../../database/columns.ts'

/** Invitations to a team. A member who was asked and has not answered has one that is pending or expired. */
export const invitations = pgTable(
  'cw_invitations',
  {
    ...teamColumn,
    invitationId: text('invitation_id').primaryKey(),
    memberId: text('member_id').notNull(),
    inviteeId: text('invitee_id').notNull(),
    /** The account as the team has typed it. */
    account: text('account').notNull(),
    roles: text('roles').array().$type<Role[]>().notNull(),
    appScope: text('app_scope').$type<AppScope>().notNull(),
    appIds: text('app_ids').array().notNull(),
    message: text('message').notNull(),
    inviterId: text('inviter_id').notNull(),
    /** SHA-256 of what the link carries. */
    tokenHash: text('token_hash').notNull().unique(),
    state: text('state').$type<InvitationState>().notNull(),
    createTime: milliseconds('create_time').notNull(),
    expireTime: milliseconds('expire_time').notNull(),
    answerTime: milliseconds('answer_time'),
  },
  (table) => [
    index('cw_invitations_team').on(table.teamId, table.createTime),
    index('cw_invitations_invitee').on(table.inviteeId, table.state),
    uniqueIndex('cw_invitations_open')
      .on(table.memberId)
      .where(sql`${table.state} in ('pending', 'expired')`),
  ],
)

/** Companies that work for a team, and what of it they may see. */
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
    areas: text('areas').array().$type<ProviderArea[]>().notNull(),
    appScope: text('app_scope').$type<AppScope>().notNull(),
    appIds: text('app_ids').array().notNull(),
    validUntil: milliseconds('valid_until'),
    note: text('note').notNull().default(''),
    createTime: milliseconds('create_time').notNull(),
    updateTime: milliseconds('update_time').notNull(),
  },
  (table) => [uniqueIndex('cw_service_providers_name').on(table.teamId, sql`lower(${table.providerName})`)],
)

/** Accounts for the tests of a team's apps. */
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
    createTime: milliseconds('create_time').notNull(),
    updateTime: milliseconds('update_time').notNull(),
  },
  (table) => [uniqueIndex('cw_test_users_account').on(table.teamId, sql`lower(${table.account})`)],
)

/** Who has signed which version of the export-compliance statement for a team. */
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

/** Where a person departs from the ways that notices take by default. */
export const noticeSwitches = pgTable(
  'cw_notice_switches',
  {
    ...teamColumn,
    userId: text('user_id').notNull(),
    topic: text('topic').$type<NoticeTopic>().notNull(),
    channel: text('channel').$type<NoticeChannel>().notNull(),
    enabled: boolean('enabled').notNull(),
    updateTime: milliseconds('update_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId, table.topic, table.channel] })],
)
