import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, pgView, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { GroupType, LinkStatus, SubscriptionState, TesterStep, UserTaskState } from '@console-widgets/beta/model'
import { milliseconds, teamColumn, timeColumns, uniqueInTeam } from '@console-widgets/platform/database/columns'
import { named, namesApps, unrecorded } from '@console-widgets/platform/database/table-traits'
import type { OutboxState } from '@console-widgets/platform/outbox/tables'

/**
 * People in tests. They belong to no team of the test: of each, only what they are told is stored, the name of their
 * account. The audit log records what the team does, and not what they do.
 */
export const subscriptions = unrecorded(
  pgTable(
    'cw_beta_subscriptions',
    {
      ...teamColumn,
      subscriptionId: text('subscription_id').primaryKey(),
      appId: text('app_id').notNull(),
      versionId: text('version_id').notNull(),
      userId: text('user_id').notNull(),
      nickName: text('nick_name').notNull(),
      state: text('state').$type<SubscriptionState>().notNull(),
      joinTime: milliseconds('join_time').notNull(),
      /** When the person left, or was removed. */
      endTime: milliseconds('end_time'),
      downloads: integer('downloads').notNull().default(0),
      downloadTime: milliseconds('download_time'),
      /** Number of the person in the app's events, once the demo's traffic has them. */
      person: integer('person'),
      /** First day with the build, such as 20260302. */
      installDay: text('install_day'),
      /** What the events of the build's version tell: days of use, the last one, and crashes. */
      usedDays: integer('used_days').notNull().default(0),
      lastDay: text('last_day'),
      crashes: integer('crashes').notNull().default(0),
    },
    (table) => [
      uniqueIndex('cw_beta_subscriptions_person').on(table.versionId, table.userId),
      index('cw_beta_subscriptions_version').on(table.teamId, table.versionId, table.joinTime),
      index('cw_beta_subscriptions_app').on(table.teamId, table.appId, table.userId),
    ],
  ),
)

/** Number of people in each test, for its link. */
export const takenPlaces = pgView('cw_public_test_places').as((db) =>
  db
    .select({ versionId: subscriptions.versionId, joined: sql<number>`count(*)::int`.as('joined') })
    .from(subscriptions)
    .where(sql`${subscriptions.state} = 'joined'`)
    .groupBy(subscriptions.versionId),
)

/** Groups of testers, to which test versions go: of one app, or of all of the team’s. */
export const testGroups = named(
  pgTable(
    'cw_beta_groups',
    {
      ...teamColumn,
      groupId: text('group_id').primaryKey(),
      groupName: text('group_name').notNull(),
      groupType: text('group_type').$type<GroupType>().notNull(),
      /** The app whose tests it is for. Null: those of the whole team. */
      appId: text('app_id'),
      ...timeColumns,
    },
    (table) => [uniqueInTeam('cw_beta_groups_name', table, table.groupName)],
  ),
  ({ groupName }) => [groupName],
)

/** Number of testers of each of the team’s groups. */
export const groupCounts = pgView('cw_beta_group_counts', {
  countedGroupId: text('counted_group_id').notNull(),
  addedTestersNum: integer('added_testers_num').notNull(),
}).as(sql`
  select g.group_id as counted_group_id,
    (select count(*)::int from cw_beta_testers t where t.group_id = g.group_id) as added_testers_num
  from cw_beta_groups g where g.team_id = current_setting('cw.team')`)

/** Testers of groups: added by the team, or joined by a group’s link. */
export const testers = named(
  pgTable(
    'cw_beta_testers',
    {
      ...teamColumn,
      testerId: text('tester_id').primaryKey(),
      groupId: text('group_id')
        .notNull()
        .references(() => testGroups.groupId, { onDelete: 'cascade' }),
      /** The address that the team entered. Null for those who joined by a link: the team learns their name only. */
      hwAccount: text('hw_account'),
      /** The same for all ways of writing an account, or the person who joined by a link. */
      accountKey: text('account_key').notNull(),
      /** The person who joined by a link. */
      userId: text('user_id'),
      nickName: text('nick_name').notNull(),
      /** Country of the tester, if the team knows it: tests go to certain countries only. */
      country: text('country'),
      ...timeColumns,
    },
    (table) => [
      uniqueIndex('cw_beta_testers_account').on(table.groupId, table.accountKey),
      index('cw_beta_testers_key').on(table.teamId, table.accountKey),
    ],
  ),
  ({ nickName }) => [nickName],
)

/**
 * Personal invitations: one per app and account, whose code leads to the newest test of the group. The platform sends
 * them, and the people who accept change them.
 */
export const invitees = unrecorded(
  pgTable(
    'cw_beta_invitees',
    {
      ...teamColumn,
      inviteeId: text('invitee_id').primaryKey(),
      appId: text('app_id').notNull(),
      groupId: text('group_id')
        .notNull()
        .references(() => testGroups.groupId, { onDelete: 'cascade' }),
      accountKey: text('account_key').notNull(),
      invitationCode: text('invitation_code').notNull(),
      /** The test that they heard of last. */
      versionId: text('version_id').notNull(),
      inviteTime: milliseconds('invite_time').notNull(),
      /** The person who accepted. A code admits one person. */
      userId: text('user_id'),
      acceptTime: milliseconds('accept_time'),
    },
    (table) => [
      uniqueIndex('cw_beta_invitees_account').on(table.teamId, table.accountKey, table.appId),
      uniqueIndex('cw_beta_invitees_code').on(table.invitationCode),
    ],
  ),
)

/** Links by which people join a group. A deleted one admits no one, but still leads its testers to the test. */
export const inviteLinks = named(
  pgTable(
    'cw_beta_invite_links',
    {
      ...teamColumn,
      inviteId: text('invite_id').primaryKey(),
      appId: text('app_id').notNull(),
      groupId: text('group_id')
        .notNull()
        .references(() => testGroups.groupId, { onDelete: 'cascade' }),
      invitationCode: text('invitation_code').notNull(),
      invitationCodeValidDays: integer('valid_days').notNull(),
      invitationCodeInviteLimit: integer('invite_limit').notNull(),
      used: integer('used').notNull().default(0),
      status: integer('status').$type<LinkStatus>().notNull(),
      expireTime: milliseconds('expire_time').notNull(),
      deleteTime: milliseconds('delete_time'),
      ...timeColumns,
    },
    (table) => [
      index('cw_beta_invite_links_group').on(table.teamId, table.groupId, table.createTime),
      uniqueIndex('cw_beta_invite_links_code').on(table.invitationCode),
    ],
  ),
  ({ appId }) => [appId],
)

/** What testers say of builds. */
export const feedback = unrecorded(
  pgTable(
    'cw_beta_feedback',
    {
      ...teamColumn,
      feedbackId: text('feedback_id').primaryKey(),
      appId: text('app_id').notNull(),
      versionId: text('version_id').notNull(),
      versionNumber: text('version_number'),
      userId: text('user_id').notNull(),
      nickName: text('nick_name').notNull(),
      content: text('content').notNull(),
      device: text('device').notNull(),
      createTime: milliseconds('create_time').notNull(),
    },
    (table) => [index('cw_beta_feedback_version').on(table.teamId, table.versionId, table.createTime)],
  ),
)

/** Tasks that invite users of an app to its open test. */
export const userTasks = named(
  pgTable(
    'cw_beta_user_tasks',
    {
      ...teamColumn,
      taskId: text('task_id').primaryKey(),
      appId: text('app_id').notNull(),
      versionId: text('version_id').notNull(),
      quota: integer('quota').notNull(),
      countries: text('countries').array().notNull(),
      activeWithin: integer('active_within'),
      state: text('state').$type<UserTaskState>().notNull(),
      createTime: milliseconds('create_time').notNull(),
      endTime: milliseconds('end_time'),
    },
    (table) => [index('cw_beta_user_tasks_version').on(table.teamId, table.versionId, table.createTime)],
  ),
  ({ appId }) => [appId],
)

/** Users who were asked by a task. The team isn’t told who they are, and the audit log records no answer of theirs. */
export const askedUsers = unrecorded(
  pgTable(
    'cw_beta_asked_users',
    {
      ...teamColumn,
      /** Task and place. */
      userKey: text('user_key').primaryKey(),
      taskId: text('task_id')
        .notNull()
        .references(() => userTasks.taskId, { onDelete: 'cascade' }),
      appId: text('app_id').notNull(),
      versionId: text('version_id').notNull(),
      /** Number of the person among those of the app. */
      person: integer('person').notNull(),
      country: text('country').notNull(),
      deviceName: text('device_name').notNull(),
      askTime: milliseconds('ask_time').notNull(),
      /** When the person answers, or the question lapses. */
      answerTime: milliseconds('answer_time').notNull(),
      /** Null before the answer. */
      joined: boolean('joined'),
    },
    (table) => [
      uniqueIndex('cw_beta_asked_users_person').on(table.versionId, table.person),
      index('cw_beta_asked_users_task').on(table.teamId, table.taskId, table.answerTime),
    ],
  ),
)

// Anyone who is invited can join a test in a demo project, and say what they think of it: neither changes the project.
// Nor does a group for tests of one of its apps.
for (const table of [subscriptions, invitees, inviteLinks, feedback, testGroups]) namesApps(table)

const time = (name: string) => bigint(name, { mode: 'number' })

/** What the codes of invitations lead to, for the people who have one. */
export const invitationCodes = pgView('cw_public_invitation_codes', {
  invitationCode: text('invitation_code').notNull(),
  invitingTeamId: text('inviting_team_id').notNull(),
  invitedAppId: text('invited_app_id').notNull(),
  groupId: text('group_id').notNull(),
  kind: text('kind').$type<'person' | 'link'>().notNull(),
  /** Of links. */
  status: integer('status').$type<LinkStatus>(),
  expireTime: time('expire_time'),
  used: integer('used'),
  inviteLimit: integer('invite_limit'),
}).as(sql`
  select i.invitation_code, i.team_id as inviting_team_id, i.app_id as invited_app_id, i.group_id, 'person' as kind,
    null::int as status, null::bigint as expire_time, null::int as used, null::int as invite_limit
  from cw_beta_invitees i
  union all
  select l.invitation_code, l.team_id as inviting_team_id, l.app_id as invited_app_id, l.group_id, 'link' as kind,
    case when l.delete_time is null then l.status else 2 end as status, l.expire_time, l.used, l.invite_limit
  from cw_beta_invite_links l`)

/** Topic of the invitations that leave the platform. */
export const invitationTopic = 'beta-invitation'

/** The team’s testers, with how far each is in the test of which they heard last. */
export const testerProgress = pgView('cw_beta_tester_progress', {
  testerId: text('tester_id').notNull(),
  groupId: text('group_id').notNull(),
  hwAccount: text('hw_account'),
  nickName: text('nick_name').notNull(),
  country: text('country'),
  createTime: time('create_time').notNull(),
  inviteTime: time('invite_time'),
  mailState: text('mail_state').$type<OutboxState>(),
  /** The carrier’s reason for returning the invitation. */
  mailReason: text('mail_reason'),
  acceptTime: time('accept_time'),
  downloads: integer('downloads').notNull(),
  step: text('step').$type<TesterStep>().notNull(),
}).as(sql`
  select t.tester_id, t.group_id, t.hw_account, t.nick_name, t.country, t.create_time, i.invite_time,
    mail.state as mail_state, mail.reason as mail_reason, i.accept_time, coalesce(s.downloads, 0) as downloads,
    case
      when s.state in ('left', 'removed') then s.state
      when exists (select from cw_beta_feedback f where f.version_id = s.version_id and f.user_id = s.user_id) then 'feedback'
      when s.used_days > 0 then 'used'
      when s.downloads > 0 then 'downloaded'
      when s.state = 'joined' or i.accept_time is not null then 'accepted'
      when mail.state = 'failed' then 'returned'
      when i.invitee_id is not null then 'invited'
      else 'added' end as step
  from cw_beta_testers t
  left join lateral (
    select * from cw_beta_invitees told
    where told.team_id = t.team_id and told.account_key = t.account_key order by told.invite_time desc limit 1
  ) i on true
  left join lateral (
    select * from cw_beta_subscriptions place
    where place.team_id = t.team_id and place.app_id = i.app_id and place.user_id = i.user_id
    order by place.join_time desc limit 1
  ) s on true
  left join lateral (
    select sent.state, sent.reason from cw_outbox sent
    where sent.reference = i.invitee_id and sent.topic = 'beta-invitation'
      and sent.owner_team_id = current_setting('cw.team')
    order by sent.create_time desc limit 1
  ) mail on true
  where t.team_id = current_setting('cw.team')`)
