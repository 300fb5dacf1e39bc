import { exportComplianceVersion, invitationDays } from '@console-widgets/teams/model'
import { hashToken } from '@console-widgets/platform/secrets/secrets'
import { members, permissionExceptions, roleDeviations } from '@console-widgets/platform/accounts/tables'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { europeTeamId, otherTeamId } from '@console-widgets/platform/demo/people'
import { day, hour } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { invitations } from '@console-widgets/platform/accounts/tables'
import { noticeSettings } from '@console-widgets/platform/notices/tables'
import { seedUsage } from './seed-usage.ts'
import { complianceSignatures, embeddingOrigins, serviceProviders, testUsers } from './tables.ts'

const teamId = demoTeamId

/** Invitations of the demo team: one is pending, one has expired, others were answered. */
const asked = [
  {
    id: 'pyotr',
    inviteeId: otherTeamId,
    account: 'pyotr@fjord.example',
    roles: ['operations'],
    state: 'pending',
    days: 2,
    message: 'Пётр, присоединяйтесь: нам нужна помощь с релизами для России.',
  },
  {
    id: 'emily',
    inviteeId: 'user-emily',
    account: 'emily@carter.example',
    roles: ['finance'],
    state: 'expired',
    days: 12,
    message: 'For the quarterly statements.',
  },
  {
    id: 'jonas',
    inviteeId: 'user-jonas',
    account: 'jonas@northwind.example',
    roles: ['development'],
    state: 'accepted',
    days: 96,
    message: '',
  },
  {
    id: 'wang',
    inviteeId: 'user-wang',
    account: 'wang.fang@northwind.example',
    roles: ['finance', 'legal'],
    state: 'accepted',
    days: 111,
    message: '欢迎加入财务与法务组。',
  },
] as const

/** The demo team itself: invitations, service providers, and test users. */
export async function seedTeams(seed: Seed): Promise<void> {
  const { db, now } = seed
  for (const { id, days, message, roles, ...invitation } of asked)
    await addInvitation(seed, {
      ...invitation,
      invitationId: `invitation-${id}`,
      memberId: `member-northwind-${id}`,
      roles: [...roles],
      message,
      createTime: now - days * day,
    })
  await db.insert(roleDeviations).values([
    { teamId, role: 'legal', permission: 'teams.test-users', held: true },
    { teamId, role: 'legal', permission: 'projects.files', held: true },
    { teamId, role: 'finance', permission: 'teams.providers', held: false },
  ])
  await db.insert(permissionExceptions).values([
    { teamId, userId: 'user-diego', permission: 'versions.release', held: false },
    { teamId, userId: 'user-wang', permission: 'teams.providers', held: true },
  ])
  await db.insert(serviceProviders).values([
    {
      teamId,
      providerId: 'provider-quay',
      providerName: 'Quayside Localisation',
      contactName: 'Hannah Berg',
      contactMail: 'hannah@quayside.example',
      contactPhone: '+46 31 555 01 20',
      areas: ['app-information', 'versions'],
      appScope: 'all',
      appIds: [],
      note: 'Texts in eleven languages',
      createTime: now - 88 * day,
      updateTime: now - 30 * day,
    },
    {
      teamId,
      providerId: 'provider-lanhai',
      providerName: '蓝海测试',
      contactName: '李敏',
      contactMail: 'limin@lanhai.example',
      contactPhone: '+86 755 5550 1188',
      areas: ['packages', 'versions'],
      appScope: 'ids',
      appIds: ['108370004', '108370005'],
      validUntil: now + 120 * day,
      note: '兼容性测试',
      createTime: now - 61 * day,
      updateTime: now - 61 * day,
    },
    {
      teamId,
      providerId: 'provider-buchhaltung',
      providerName: 'Kontor Nord',
      contactName: 'Uwe Petersen',
      contactMail: 'petersen@kontor-nord.example',
      areas: ['finance'],
      state: 'suspended',
      appScope: 'all',
      appIds: [],
      createTime: now - 75 * day,
      updateTime: now - 9 * day,
    },
  ])
  await db.insert(testUsers).values(
    [
      {
        account: 'tester.gothenburg@northwind.example',
        nickName: 'Gothenburg bench',
        note: 'Phones and tablets',
        until: 200,
        age: 80,
      },
      { account: 'tester.watch@northwind.example', nickName: 'Watch wrist', note: '', until: 90, age: 64 },
      { account: 'tester.shenzhen@northwind.example', nickName: '深圳测试一号', note: '内购沙盒', until: 150, age: 52 },
      {
        account: 'tester.moscow@northwind.example',
        nickName: 'Москва, планшет',
        note: 'Покупки в рублях',
        until: 31,
        age: 40,
      },
      { account: '+4915550102030', nickName: 'Car unit', note: 'Only while the car is rented', until: 5, age: 25 },
      { account: 'tester.beta@northwind.example', nickName: 'Spring beta', note: '', until: -14, age: 85 },
    ].map(({ until, age, ...user }, index) => ({
      ...user,
      teamId,
      testUserId: `test-user-${index + 1}`,
      state: until > 0 ? ('active' as const) : ('expired' as const),
      validUntil: now + until * day,
      createTime: now - age * day,
      updateTime: now - age * day,
    })),
  )
  await db.insert(embeddingOrigins).values(
    [
      { origin: 'https://partners.northwind.example', note: 'Partner portal', age: 118 },
      { origin: 'https://intranet.northwind.example', note: '内部门户', age: 47 },
      { origin: 'https://staging.northwind.example:8443', note: 'Стенд', age: 9 },
    ].map(({ age, ...row }, index) => ({
      ...row,
      teamId,
      originId: `embedding-origin-${index + 1}`,
      createTime: now - age * day,
    })),
  )
  await db.insert(complianceSignatures).values([
    { teamId, version: '2025-01', userId: 'user-amira', signTime: now - 400 * day },
    { teamId: europeTeamId, version: exportComplianceVersion, userId: europeTeamId, signTime: now - 40 * day },
  ])
  await seedUsage(seed)
  await db.insert(noticeSettings).values([
    { teamId, userId: demoTeamId, topic: 'report-ready', channel: 'mail', enabled: true, updateTime: now - 33 * day },
    { teamId, userId: demoTeamId, topic: 'release', channel: 'mail', enabled: false, updateTime: now - 33 * day },
    { teamId, userId: demoTeamId, topic: 'security', channel: 'sms', enabled: false, updateTime: now - 12 * day },
  ])
}

type InvitationRow = Omit<
  typeof invitations.$inferInsert,
  'tokenHash' | 'expireTime' | 'inviterId' | 'appScope' | 'appIds' | 'teamId'
>

/** Members who haven't accepted yet are listed as invited. */
async function addInvitation({ db, services, random }: Seed, row: InvitationRow): Promise<void> {
  const expireTime = row.createTime + invitationDays * day
  const answerTime = row.state === 'accepted' ? row.createTime + 20 * hour : null
  await db.insert(invitations).values({
    ...row,
    teamId,
    inviterId: demoTeamId,
    appScope: 'all',
    appIds: [],
    expireTime,
    answerTime,
    tokenHash: await hashToken(random.letters(50)),
  })
  if (row.state === 'accepted') return
  await db.insert(members).values({
    teamId,
    memberId: row.memberId,
    userId: row.inviteeId,
    roles: row.roles,
    state: 'invited',
    inviteTime: row.createTime,
    updateTime: row.createTime,
  })
  if (row.state === 'pending')
    await services.jobs.schedule(db, {
      kind: 'teams.invitation-expiry',
      teamId,
      payload: { invitationId: row.invitationId },
      dueTime: expireTime,
    })
}
