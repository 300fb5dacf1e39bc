import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Role } from '@console-widgets/contract'
import { milliseconds } from '../database/columns.ts'

/** People who sign in. Accounts belong to no team. */
export const accounts = pgTable('cw_accounts', {
  userId: text('user_id').primaryKey(),
  account: text('account').notNull().unique(),
  userName: text('user_name').notNull(),
  /** scrypt, with its parameters and salt. */
  passwordHash: text('password_hash').notNull(),
  userType: integer('user_type').notNull().default(1),
  verifyRealName: integer('verify_real_name').notNull().default(1),
  /** Status of the other login mode; 6 forces a new login (R183), which makes it 1 again. */
  status: integer('status').notNull().default(1),
  lastTeamId: text('last_team_id'),
})

export const teams = pgTable('cw_teams', {
  teamId: text('id').primaryKey(),
  teamName: text('team_name').notNull(),
  country: text('country').notNull(),
  siteId: integer('site_id').notNull(),
  userType: integer('user_type').notNull().default(0),
})

/** Identities that a partner of the union vouches for, each with a password of its own, and the account behind it (R7). */
export const unionAccounts = pgTable(
  'cw_union_accounts',
  {
    partner: text('partner').notNull(),
    unionId: text('union_id').notNull(),
    userId: text('user_id').notNull(),
    passwordHash: text('password_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partner, table.unionId] })],
)

/** Who belongs to which team, in which role. */
export const memberships = pgTable(
  'cw_memberships',
  {
    memberTeamId: text('member_team_id').notNull(),
    userId: text('user_id').notNull(),
    role: text('role').$type<Role>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberTeamId, table.userId] })],
)

/** Sessions; only hashes of their tokens are kept. */
export const sessions = pgTable('cw_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  /** Stays the same when a refresh gives the session new tokens. */
  sessionId: text('session_id').notNull(),
  userId: text('user_id').notNull(),
  sessionTeamId: text('session_team_id').notNull(),
  csrfToken: text('csrf_token').notNull(),
  expireTime: milliseconds('expire_time').notNull(),
  realExpireTime: milliseconds('real_expire_time').notNull(),
})

/** Codes that the account service puts into the redirect, each good once and for a minute. */
export const signInCodes = pgTable('cw_sign_in_codes', {
  codeHash: text('code_hash').primaryKey(),
  userId: text('user_id').notNull(),
  state: text('state').notNull(),
  expireTime: milliseconds('expire_time').notNull(),
})

/** Sign-ins that did not succeed, by account and by address, for the throttle. */
export const signInFailures = pgTable('cw_sign_in_failures', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  windowEnd: milliseconds('window_end').notNull(),
})
