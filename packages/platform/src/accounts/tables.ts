import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Role } from '@console-widgets/contract'
import type { Language } from '@console-widgets/core'
import type { AppScope, InvitationState, MemberState, UserKind } from '@console-widgets/core/model'
import { milliseconds, teamColumn } from '../database/columns.ts'
import { named } from '../database/table-traits.ts'

/** User accounts. They belong to no team. */
export const accounts = pgTable('cw_accounts', {
  userId: text('user_id').primaryKey(),
  account: text('account').notNull().unique(),
  userName: text('user_name').notNull(),
  /** scrypt hash with parameters and salt. */
  passwordHash: text('password_hash').notNull(),
  /** Whether the password was assigned: the sign-in page requires a new one. */
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  /** Sub-users belong only to the team that created their account. */
  kind: text('kind').$type<UserKind>().notNull().default('main'),
  madeByTeamId: text('made_by_team_id'),
  userType: integer('user_type').notNull().default(1),
  verifyRealName: integer('verify_real_name').notNull().default(1),
  /** Status in the other login mode. 6 forces a new login (R183), which resets it to 1. */
  status: integer('status').notNull().default(1),
  lastTeamId: text('last_team_id'),
  /** Language of the last sign-in, for messages that leave the platform. */
  language: text('language').$type<Language>().notNull().default('en'),
  /** Number for text messages. */
  phone: text('phone'),
})

export const teams = pgTable('cw_teams', {
  teamId: text('id').primaryKey(),
  teamName: text('team_name').notNull(),
  country: text('country').notNull(),
  siteId: integer('site_id').notNull(),
  userType: integer('user_type').notNull().default(0),
  /** Number of the developer account, which is shown as a developer ID (R115–R117). */
  developerNumber: serial('developer_number').notNull(),
})

/** Identities of union partners, each with its own password and the linked account (R7). */
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
 * Name on a person's or company's documents, for identity verification, with only the last characters of the document
 * number.
 */
export const realNames = pgTable('cw_real_names', {
  userId: text('user_id').primaryKey(),
  legalName: text('legal_name').notNull(),
  certificateType: text('certificate_type').notNull(),
  certificateEnd: text('certificate_end').notNull(),
  submitTime: milliseconds('submit_time').notNull(),
})

/** Members of teams, with roles and app access. Former members are kept. */
export const members = named(
  pgTable(
    'cw_members',
    {
      ...teamColumn,
      memberId: text('member_id').primaryKey(),
      userId: text('user_id').notNull(),
      roles: text('roles').$type<Role>().array().notNull(),
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
  ),
  ({ userId }) => [userId],
)

/** Codes that prove that an invited person reads the mail to their address. They create the account with it. */
export const signUpCodes = pgTable('cw_sign_up_codes', {
  invitationId: text('invitation_id').primaryKey(),
  codeHash: text('code_hash').notNull(),
  expireTime: milliseconds('expire_time').notNull(),
})

/** Invitations to teams. An invited member has one that is pending or expired. */
export const invitations = pgTable(
  'cw_invitations',
  {
    ...teamColumn,
    invitationId: text('invitation_id').primaryKey(),
    memberId: text('member_id').notNull(),
    /** User ID of the invited person. Until they have an account, one that no account has. */
    inviteeId: text('invitee_id').notNull(),
    /** Address as entered by the team, in lowercase. */
    account: text('account').notNull(),
    /** Phone number that the link is texted to as well. */
    phone: text('phone'),
    roles: text('roles').$type<Role>().array().notNull(),
    appScope: text('app_scope').$type<AppScope>().notNull(),
    appIds: text('app_ids').array().notNull(),
    message: text('message').notNull(),
    inviterId: text('inviter_id').notNull(),
    /** SHA-256 of the token in the link. */
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

/** A team's deviations from a role's default permissions. */
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

/** Permissions granted or denied to a single member, in addition to roles. */
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

/** Sessions. Tokens are stored only as hashes. */
export const sessions = pgTable('cw_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  /** Stable across token refreshes. */
  sessionId: text('session_id').notNull(),
  userId: text('user_id').notNull(),
  sessionTeamId: text('session_team_id').notNull(),
  csrfToken: text('csrf_token').notNull(),
  expireTime: milliseconds('expire_time').notNull(),
  realExpireTime: milliseconds('real_expire_time').notNull(),
  /** Hash of the token that this one replaces and that its first use ends. Null after that, and in a new session. */
  replaces: text('replaces'),
})

/** Sign-in codes in redirects, each valid once and for a minute. */
export const signInCodes = pgTable('cw_sign_in_codes', {
  codeHash: text('code_hash').primaryKey(),
  userId: text('user_id').notNull(),
  state: text('state').notNull(),
  expireTime: milliseconds('expire_time').notNull(),
})

/** Browsers in which accounts have been signed in to, by a cookie, each with the address of the last sign-in. */
export const knownDevices = pgTable(
  'cw_known_devices',
  {
    deviceHash: text('device_hash').notNull(),
    account: text('account').notNull(),
    address: text('address').notNull(),
    /** Time of the last sign-in. */
    time: milliseconds('time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceHash, table.account] }),
    index('cw_known_devices_account').on(table.account, table.time),
    index('cw_known_devices_time').on(table.time),
  ],
)

/**
 * Failed sign-ins of an account from an address, or in a browser that it is known in, for rate limits. A sign-in from
 * there deletes its account's row.
 */
export const failedSignIns = pgTable(
  'cw_failed_sign_ins',
  {
    account: text('account').notNull(),
    address: text('address').notNull(),
    failures: integer('failures').notNull(),
    windowEnd: milliseconds('window_end').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.address] }),
    index('cw_failed_sign_ins_address').on(table.address),
  ],
)

/** Sign-ins whose password is being verified. They count as failures until they end. */
export const signInAttempts = pgTable('cw_sign_in_attempts', {
  attemptId: text('attempt_id').primaryKey(),
  account: text('account').notNull(),
  address: text('address').notNull(),
  /** Time after which the attempt counts as abandoned. */
  expireTime: milliseconds('expire_time').notNull(),
})
