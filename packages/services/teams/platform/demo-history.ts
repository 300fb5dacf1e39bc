import { asc, eq } from 'drizzle-orm'
import { invitations, members } from '@console-widgets/platform/accounts/tables'
import type { DemoAct, DemoStep } from '@console-widgets/platform/demo/history'
import { freshTeamId } from '@console-widgets/platform/demo/people'
import { day, hour } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { embeddingOrigins, serviceProviders, testUsers } from './tables.ts'

/** How the demo team's members, service providers, test users, and settings came about. */
export async function historyOfTeams(seed: Seed): Promise<DemoAct[]> {
  return [
    ...(await historyOfMembers(seed)),
    ...(await historyOfRows(seed)),
    ...changes.map(({ days, ...act }, index) => ({ ...act, time: seed.now - days * day - (index % 5) * hour })),
  ]
}

async function historyOfMembers({ db }: Seed): Promise<DemoAct[]> {
  const invited = await db
    .select()
    .from(invitations)
    .where(eq(invitations.teamId, demoTeamId))
    .orderBy(asc(invitations.createTime))
  const rows = await db.select().from(members).where(eq(members.teamId, demoTeamId))
  const memberOf = (id: string) => rows.find(({ memberId }) => memberId === id)
  const stateChange = (invitationId: string, state: string) => ({
    table: 'cw_invitations',
    key: invitationId,
    before: { state: 'pending' },
    after: { state },
  })
  return invited.flatMap(
    ({ account, invitationId, inviterId, inviteeId, memberId, roles, message, state, ...times }) => {
      const invitation: DemoAct & { steps: DemoStep[] } = {
        call: 'teams.invitation.create',
        userId: inviterId,
        time: times.createTime,
        input: { account, roles, message },
        changes: [
          { table: 'cw_invitations', key: invitationId },
          ...(memberOf(memberId) ? [{ table: 'cw_members', key: memberId }] : []),
        ],
        steps: [],
      }
      if (state === 'expired')
        invitation.steps.push({
          call: 'teams.invitation-expiry',
          time: times.expireTime,
          changes: [stateChange(invitationId, state)],
        })
      if (times.answerTime === null) return [invitation]
      const accepted: DemoAct = {
        call: 'teams.own-invitation.accept',
        userId: inviteeId,
        time: times.answerTime,
        changes: [
          stateChange(invitationId, state),
          { table: 'cw_members', key: memberId, before: { state: 'invited' }, after: { state: 'active' } },
        ],
      }
      return [invitation, accepted]
    },
  )
}

/** Members who add service providers, test users, and origins, in turn. */
const creators = [demoTeamId, freshTeamId, 'user-zhou']

async function historyOfRows({ db }: Seed): Promise<DemoAct[]> {
  const providers = await db.select().from(serviceProviders).where(eq(serviceProviders.teamId, demoTeamId))
  const users = await db.select().from(testUsers).where(eq(testUsers.teamId, demoTeamId)).orderBy(testUsers.testUserId)
  const origins = await db.select().from(embeddingOrigins).where(eq(embeddingOrigins.teamId, demoTeamId))
  const creatorOf = (index: number) => creators[index % creators.length] as string
  return [
    ...providers.map(({ providerId, providerName, areas, createTime }, index): DemoAct => ({
      call: 'teams.service-provider.create',
      userId: creatorOf(index),
      time: createTime,
      input: { providerName, areas },
      changes: [{ table: 'cw_service_providers', key: providerId }],
    })),
    ...users.map(({ testUserId, account, nickName, state, validUntil, createTime }, index): DemoAct => ({
      call: 'teams.test-user.add',
      userId: creatorOf(index + 1),
      time: createTime,
      input: { account, nickName },
      changes: [{ table: 'cw_test_users', key: testUserId }],
      steps:
        state === 'expired'
          ? [
              {
                call: 'teams.test-user-expiry',
                time: validUntil,
                changes: [
                  { table: 'cw_test_users', key: testUserId, before: { state: 'active' }, after: { state: 'expired' } },
                ],
              },
            ]
          : [],
    })),
    ...origins.map(({ originId, origin, note, createTime }): DemoAct => ({
      call: 'teams.embedding-origin.add',
      userId: demoTeamId,
      time: createTime,
      input: { origin, note },
      changes: [{ table: 'cw_embedding_origins', key: originId }],
    })),
  ]
}

const deviation = (role: string, permission: string, held: boolean) => ({
  table: 'cw_role_deviations',
  key: `${demoTeamId}/${role}/${permission}`,
  after: { role, permission, held },
})
const exception = (userId: string, permission: string, held: boolean) => ({
  table: 'cw_permission_exceptions',
  key: `${demoTeamId}/${userId}/${permission}`,
  after: { user_id: userId, permission, held },
})
const noticeSwitch = (topic: string, channel: string, enabled: boolean) => ({
  table: 'cw_notice_settings',
  key: `${demoTeamId}/${demoTeamId}/${topic}/${channel}`,
  after: { topic, channel, enabled },
})

/** What else happened in the demo team: how many days ago, by whom, and each row before and after. */
const changes: readonly (Omit<DemoAct, 'time'> & { days: number })[] = [
  {
    days: 45,
    userId: demoTeamId,
    call: 'teams.role-permission.update',
    input: {
      cells: [
        { role: 'legal', permission: 'teams.test-users', held: true },
        { role: 'finance', permission: 'teams.providers', held: false },
      ],
    },
    changes: [deviation('legal', 'teams.test-users', true), deviation('finance', 'teams.providers', false)],
  },
  {
    days: 38,
    userId: 'user-zhou',
    call: 'teams.role-permission.update',
    input: { cells: [{ role: 'legal', permission: 'projects.files', held: true }] },
    changes: [deviation('legal', 'projects.files', true)],
  },
  {
    days: 33,
    userId: demoTeamId,
    call: 'notices.user-notice-setting.update',
    input: {
      switches: [
        { topic: 'report-ready', channel: 'mail', on: true },
        { topic: 'release', channel: 'mail', on: false },
      ],
    },
    changes: [noticeSwitch('report-ready', 'mail', true), noticeSwitch('release', 'mail', false)],
  },
  {
    days: 30,
    userId: 'user-wang',
    call: 'teams.service-provider.update',
    input: { providerId: 'provider-quay', contactPhone: '+46 31 555 01 20', note: 'Texts in eleven languages' },
    changes: [
      {
        table: 'cw_service_providers',
        key: 'provider-quay',
        before: { contact_phone: '', note: 'Texts in nine languages' },
        after: { contact_phone: '+46 31 555 01 20', note: 'Texts in eleven languages' },
      },
    ],
  },
  {
    days: 20,
    userId: demoTeamId,
    call: 'teams.member.remove',
    effect: 'destroy',
    input: { memberId: 'member-northwind-noah' },
    changes: [
      { table: 'cw_members', key: 'member-northwind-noah', before: { state: 'active' }, after: { state: 'removed' } },
    ],
  },
  {
    days: 18,
    userId: 'user-zhou',
    call: 'teams.user-permission.update',
    input: { userId: 'user-diego', granted: [], denied: ['versions.release'] },
    changes: [exception('user-diego', 'versions.release', false)],
  },
  {
    days: 16,
    userId: demoTeamId,
    call: 'teams.user-permission.update',
    input: { userId: 'user-wang', granted: ['teams.providers'], denied: [] },
    changes: [exception('user-wang', 'teams.providers', true)],
  },
  {
    days: 12,
    userId: demoTeamId,
    call: 'notices.user-notice-setting.update',
    input: { switches: [{ topic: 'security', channel: 'sms', on: false }] },
    changes: [noticeSwitch('security', 'sms', false)],
  },
  {
    days: 9,
    userId: 'user-wang',
    call: 'teams.service-provider.update',
    input: { providerId: 'provider-buchhaltung', state: 'suspended' },
    changes: [
      {
        table: 'cw_service_providers',
        key: 'provider-buchhaltung',
        before: { state: 'active' },
        after: { state: 'suspended' },
      },
    ],
  },
  {
    days: 6,
    userId: 'user-zhou',
    call: 'teams.sub-user.create',
    input: {
      account: 'qa.northwind',
      userName: 'Sofia Nilsson',
      roles: ['operations'],
      appScope: 'ids',
      appIds: ['108370003'],
    },
    changes: [{ table: 'cw_members', key: 'member-northwind-qa' }],
  },
  {
    days: 0.3,
    userId: 'user-zhou',
    call: 'teams.member.update',
    input: {
      memberId: 'member-northwind-jonas',
      appScope: 'ids',
      appIds: ['108370001', '108370003', '108370013'],
    },
    changes: [
      {
        table: 'cw_members',
        key: 'member-northwind-jonas',
        before: { app_ids: ['108370001', '108370003'] },
        after: { app_ids: ['108370001', '108370003', '108370013'] },
      },
    ],
  },
]
