import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Role } from '@console-widgets/contract'
import type { AppScope, InvitationState, MemberState, UserKind } from '@console-widgets/core/model'
import { milliseconds, teamColumn } from '../database/columns.ts'

/** People who sign in. Accounts belong to no team. */
export const accounts = pgTable('cw_accounts', {
  userId: text('user_id').primaryKey(),
  account: text('account').notNull().unique(),
  userName: text('user_name').notNull(),
  /** scrypt, with its parameters and salt. */
  passwordHash: text('password_hash').notNull(),
  /** Somebody else has chosen the password: the sign-in page asks for another one. */
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  /** A sub-user works in the team that has made the account, and nowhere else. */
  kind: text('kind').$type<UserKind>().notNull().default('main'),
  madeByTeamId: text('made_by_team_id'),
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

/**
 * Identities that a partner of the union vouches for, each with a password of its own, and the account behind it (R7).
 */
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

/**
 * The name that a person's or company's papers give, for the check of the real name; of the papers' number its end
 * alone.
 */
export const realNames = pgTable('cw_real_names', {
  userId: text('user_id').primaryKey(),
  legalName: text('legal_name').notNull(),
  certificateType: text('certificate_type').notNull(),
  certificateEnd: text('certificate_end').notNull(),
  submitTime: milliseconds('submit_time').notNull(),
})

/** Who belongs to which team, in which roles, and which apps the rights reach. Somebody who has left is kept. */
export const members = pgTable(
  'cw_members',
  {
    ...teamColumn,
    memberId: text('member_id').primaryKey(),
    userId: text('user_id').notNull(),
    roles: text('roles').array().$type<Role[]>().notNull(),
    state: text('state').$type<MemberState>().notNull(),
    appScope: text('app_scope').$type<AppScope>().notNull().default('all'),
    appIds: text('app_ids').array().notNull().default([]),
    note: text('note').notNull().default(''),
    inviteTime: milliseconds('invite_time'),
    joinTime: milliseconds('join_time'),
    lastSeenTime: milliseconds('last_seen_time'),
    removeTime: milliseconds('remove_time'),
    updateTime: milliseconds('update_time').notNull(),
  },
  (table) => [uniqueIndex('cw_members_user').on(table.userId, table.teamId)],
)

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

/** Where a team departs from the permissions that the services declare for a role. */
export const roleDeviations = pgTable(
  'cw_role_deviations',
  {
    ...teamColumn,
    role: text('role').$type<Role>().notNull(),
    permission: text('permission').notNull(),
    held: boolean('held').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.role, table.permission] })],
)

/** What one member is given beyond the roles, or denied in spite of them. */
export const permissionExceptions = pgTable(
  'cw_permission_exceptions',
  {
    ...teamColumn,
    userId: text('user_id').notNull(),
    permission: text('permission').notNull(),
    held: boolean('held').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId, table.permission] })],
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
