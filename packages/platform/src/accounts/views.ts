import { eq, sql } from 'drizzle-orm'
import { bigint, integer, pgView, text } from 'drizzle-orm/pg-core'
import type { Role } from '@console-widgets/contract'
import type { AppScope, InvitationState, MemberState, UserKind } from '@console-widgets/core/model'
import { hasPlace } from './has-place.ts'
import { accounts, members, teams } from './tables.ts'

// Views have the platform's rights, and the tenant role can read all of them: each must filter its own rows by team or
// user.

/** The transaction's team and its location. */
export const ownTeam = pgView('cw_own_team').as((db) =>
  db
    .select({
      ownTeamId: sql<string>`${teams.teamId}`.as('own_team_id'),
      teamName: teams.teamName,
      country: teams.country,
      siteId: teams.siteId,
      userType: teams.userType,
      developerNumber: teams.developerNumber,
    })
    .from(teams)
    .where(sql`${teams.teamId} = current_setting('cw.team')`),
)

/** Members of the transaction's team. */
export const teamPeople = pgView('cw_team_people').as((db) =>
  db
    .select({ userId: members.userId, userName: accounts.userName, account: accounts.account, roles: members.roles })
    .from(members)
    .innerJoin(accounts, eq(accounts.userId, members.userId))
    .where(sql`${members.teamId} = current_setting('cw.team') and ${members.state} = 'active'`),
)

const time = (name: string) => bigint(name, { mode: 'number' })

/**
 * Everyone ever invited to the transaction's team. Until users accept, the team sees only the address that it entered,
 * and can't tell whether there is an account.
 */
export const teamMembers = pgView('cw_team_members', {
  memberId: text('member_id').notNull(),
  userId: text('user_id'),
  userName: text('user_name').notNull(),
  account: text('account').notNull(),
  kind: text('kind').$type<UserKind>().notNull(),
  roles: text('roles').$type<Role>().array().notNull(),
  state: text('state').$type<MemberState>().notNull(),
  appScope: text('app_scope').$type<AppScope>().notNull(),
  appIds: text('app_ids').array().notNull(),
  note: text('note').notNull(),
  inviteTime: time('invite_time'),
  joinTime: time('join_time'),
  lastSeenTime: time('last_seen_time'),
  removeTime: time('remove_time'),
  updateTime: time('update_time').notNull(),
  invitationId: text('invitation_id'),
  invitationState: text('invitation_state').$type<InvitationState>(),
  invitationExpireTime: time('invitation_expire_time'),
  exceptions: integer('exceptions').notNull(),
}).as(sql`
  select m.member_id,
    case when m.join_time is null then null else m.user_id end as user_id,
    case when m.join_time is null then i.account else a.user_name end as user_name,
    case when m.join_time is null then i.account else a.account end as account,
    case when m.join_time is null then 'main' else a.kind end as kind, m.roles, m.state, m.app_scope, m.app_ids, m.note, m.invite_time, m.join_time, m.last_seen_time, m.remove_time, m.update_time,
    i.invitation_id, i.state as invitation_state, i.expire_time as invitation_expire_time,
    (select count(*)::int from cw_permission_exceptions e where e.team_id = m.team_id and e.user_id = m.user_id) as exceptions
  from cw_members m
  left join cw_accounts a on a.user_id = m.user_id
  left join cw_invitations i on i.member_id = m.member_id and i.state in ('pending', 'expired')
  where m.team_id = current_setting('cw.team')`)

/** Invitations of the transaction's team, with who sent them. */
export const teamInvitations = pgView('cw_team_invitations', {
  invitationId: text('invitation_id').notNull(),
  memberId: text('member_id').notNull(),
  account: text('account').notNull(),
  phone: text('phone'),
  roles: text('roles').$type<Role>().array().notNull(),
  appScope: text('app_scope').$type<AppScope>().notNull(),
  appIds: text('app_ids').array().notNull(),
  message: text('message').notNull(),
  inviterId: text('inviter_id').notNull(),
  inviterName: text('inviter_name').notNull(),
  state: text('state').$type<InvitationState>().notNull(),
  createTime: time('create_time').notNull(),
  expireTime: time('expire_time').notNull(),
  answerTime: time('answer_time'),
}).as(sql`
  select i.invitation_id, i.member_id, i.account, i.phone, i.roles, i.app_scope, i.app_ids, i.message, i.inviter_id, a.user_name as inviter_name, i.state, i.create_time, i.expire_time, i.answer_time
  from cw_invitations i join cw_accounts a on a.user_id = i.inviter_id
  where i.team_id = current_setting('cw.team')`)

/** Teams that the transaction's user belongs to. */
export const ownTeams = pgView('cw_own_teams', {
  joinedTeamId: text('joined_team_id').notNull(),
  teamName: text('team_name').notNull(),
  country: text('country').notNull(),
  siteId: integer('site_id').notNull(),
  userType: integer('user_type').notNull(),
  roles: text('roles').$type<Role>().array().notNull(),
  appScope: text('app_scope').$type<AppScope>().notNull(),
  joinTime: time('join_time'),
  lastSeenTime: time('last_seen_time'),
  memberCount: integer('member_count').notNull(),
}).as(sql`
  select t.id as joined_team_id, t.team_name, t.country, t.site_id, t.user_type, m.roles, m.app_scope, m.join_time, m.last_seen_time,
    (select count(*)::int from cw_members o where o.team_id = t.id and ${hasPlace(sql`o.state`)}) as member_count
  from cw_members m join cw_teams t on t.id = m.team_id
  where m.user_id = current_setting('cw.user') and m.state = 'active'`)

/** Pending invitations of the transaction's user. */
export const ownInvitations = pgView('cw_own_invitations', {
  invitationId: text('invitation_id').notNull(),
  invitingTeamId: text('inviting_team_id').notNull(),
  teamName: text('team_name').notNull(),
  country: text('country').notNull(),
  roles: text('roles').$type<Role>().array().notNull(),
  appScope: text('app_scope').$type<AppScope>().notNull(),
  message: text('message').notNull(),
  inviterName: text('inviter_name').notNull(),
  state: text('state').$type<InvitationState>().notNull(),
  createTime: time('create_time').notNull(),
  expireTime: time('expire_time').notNull(),
}).as(sql`
  select i.invitation_id, i.team_id as inviting_team_id, t.team_name, t.country, i.roles, i.app_scope, i.message, a.user_name as inviter_name, i.state, i.create_time, i.expire_time
  from cw_invitations i join cw_teams t on t.id = i.team_id join cw_accounts a on a.user_id = i.inviter_id
  where i.invitee_id = current_setting('cw.user') and i.state = 'pending'`)

/** Account of the transaction's user. */
export const ownAccount = pgView('cw_own_account').as((db) =>
  db
    .select({
      userId: accounts.userId,
      account: accounts.account,
      userName: accounts.userName,
      kind: accounts.kind,
      userType: accounts.userType,
      verifyRealName: accounts.verifyRealName,
      language: accounts.language,
      phone: accounts.phone,
    })
    .from(accounts)
    .where(sql`${accounts.userId} = current_setting('cw.user')`),
)
