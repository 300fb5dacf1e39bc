import type { Role } from '@console-widgets/contract'
import { activeMember } from '../accounts/members.ts'
import type { accounts, members } from '../accounts/tables.ts'
import { demoTeamId } from '../rights/demo-team.ts'
import { day, hour } from '../clock/durations.ts'

/** Password of all demo accounts. */
const password = 'northwind-2026'

/** Account to sign in to a fresh platform with: the demo team's account holder. */
export const demoAccount = { account: 'demo@northwind.example', password } as const

/** Other members of the demo team, one for each role with a view of its own. */
export const demoAccounts = {
  holder: demoAccount,
  appAdministrator: { account: 'lin@northwind.example', password },
  development: { account: 'mikhail@northwind.example', password },
  finance: { account: 'elena@northwind.example', password },
} as const

/** Union partner identity of the same person (R7). */
export const demoUnionAccount = { partner: 'Harbour Alliance', unionId: 'ha-20417', password } as const

/** Sub-user of the demo team who must choose a password on first sign-in. */
export const demoSubUser = { account: 'qa.northwind', password } as const

/** Member of another team, invited by the demo team. */
export const demoInvited = { account: 'pyotr@fjord.example', password } as const

/** Former member of the demo team, who belongs to no team any more. */
export const demoFormer = { account: 'noah@clarke.example', password } as const

/** The demo team's sister team in Europe, a team without data, and an unrelated team. */
export const europeTeamId = 'team-lighthouse'
export const freshTeamId = 'team-saltmarsh'
export const otherTeamId = 'team-fjord'

export const demoTeams = [
  { teamId: demoTeamId, teamName: 'Northwind Studio', country: 'CN', siteId: 1 },
  { teamId: europeTeamId, teamName: 'Lighthouse Games', country: 'DE', siteId: 7 },
  { teamId: freshTeamId, teamName: 'Saltmarsh Labs', country: 'DE', siteId: 7 },
  { teamId: otherTeamId, teamName: 'Фьорд Софт', country: 'RU', siteId: 8 },
]

/** A team's account holder has the team's ID (R64). */
export const people: readonly Omit<typeof accounts.$inferInsert, 'passwordHash'>[] = [
  {
    userId: demoTeamId,
    account: demoAccount.account,
    userName: 'Ada Lindqvist',
    lastTeamId: demoTeamId,
    phone: '+46315550100',
  },
  {
    userId: freshTeamId,
    account: demoAccounts.appAdministrator.account,
    userName: '林晓雨',
    language: 'cn',
    lastTeamId: demoTeamId,
  },
  {
    userId: 'user-mikhail',
    account: demoAccounts.development.account,
    userName: 'Михаил Орлов',
    language: 'ru',
    lastTeamId: demoTeamId,
  },
  { userId: europeTeamId, account: demoAccounts.finance.account, userName: 'Elena Marchetti', lastTeamId: demoTeamId },
  {
    userId: 'user-zhou',
    account: 'zhou.ming@northwind.example',
    userName: '周明',
    language: 'cn',
    lastTeamId: demoTeamId,
  },
  {
    userId: 'user-olga',
    account: 'olga@northwind.example',
    userName: 'Ольга Соколова',
    language: 'ru',
    lastTeamId: demoTeamId,
  },
  { userId: 'user-jonas', account: 'jonas@northwind.example', userName: 'Jonas Weber', lastTeamId: demoTeamId },
  {
    userId: 'user-chen',
    account: 'chen.siyuan@northwind.example',
    userName: '陈思远',
    language: 'cn',
    lastTeamId: demoTeamId,
  },
  { userId: 'user-amira', account: 'amira@northwind.example', userName: 'Amira Haddad', lastTeamId: demoTeamId },
  {
    userId: 'user-anna',
    account: 'anna@northwind.example',
    userName: 'Анна Кузнецова',
    language: 'ru',
    lastTeamId: demoTeamId,
  },
  { userId: 'user-diego', account: 'diego@northwind.example', userName: 'Diego Fernández', lastTeamId: demoTeamId },
  {
    userId: 'user-wang',
    account: 'wang.fang@northwind.example',
    userName: '王芳',
    language: 'cn',
    lastTeamId: demoTeamId,
  },
  { userId: 'user-noah', account: demoFormer.account, userName: 'Noah Clarke', lastTeamId: demoTeamId },
  {
    userId: 'user-qa',
    account: demoSubUser.account,
    userName: 'Sofia Nilsson',
    kind: 'sub',
    madeByTeamId: demoTeamId,
    mustChangePassword: true,
    lastTeamId: demoTeamId,
  },
  { userId: otherTeamId, account: demoInvited.account, userName: 'Пётр Васильев', lastTeamId: otherTeamId },
  { userId: 'user-emily', account: 'emily@carter.example', userName: 'Emily Carter', lastTeamId: otherTeamId },
]

/** Membership in a demo team: joined so many days ago, last seen so many hours ago. */
interface DemoMember extends Omit<typeof members.$inferInsert, 'memberId' | 'roles' | 'state' | 'updateTime'> {
  roles: readonly Role[]
  days: number
  seen?: number
}

/** Memberships. */
const working: readonly DemoMember[] = [
  { teamId: demoTeamId, userId: demoTeamId, roles: ['holder'], days: 420, seen: 1 },
  { teamId: demoTeamId, userId: freshTeamId, roles: ['app-administrator'], days: 300, seen: 3 },
  { teamId: demoTeamId, userId: 'user-mikhail', roles: ['development'], days: 210, seen: 20 },
  { teamId: demoTeamId, userId: europeTeamId, roles: ['finance'], days: 180, seen: 75 },
  {
    teamId: demoTeamId,
    userId: 'user-zhou',
    roles: ['administrator'],
    days: 380,
    seen: 5,
    note: '代理管理员，休假时替 Ada',
  },
  { teamId: demoTeamId, userId: 'user-olga', roles: ['operations', 'customer-service'], days: 260, seen: 9 },
  {
    teamId: demoTeamId,
    userId: 'user-jonas',
    roles: ['development'],
    days: 95,
    seen: 2,
    appScope: 'ids',
    appIds: ['108370001', '108370003', '108370013'],
    note: 'Maps and what belongs to them',
  },
  {
    teamId: demoTeamId,
    userId: 'user-chen',
    roles: ['development'],
    days: 160,
    seen: 28,
    appScope: 'ids',
    appIds: ['108370004', '108370005', '108370006', '108370007'],
  },
  { teamId: demoTeamId, userId: 'user-amira', roles: ['legal'], days: 240, seen: 190 },
  {
    teamId: demoTeamId,
    userId: 'user-anna',
    roles: ['customer-service'],
    days: 60,
    seen: 4,
    appScope: 'ids',
    appIds: ['108370008', '108370009', '108370010'],
    note: 'Отвечает на отзывы',
  },
  { teamId: demoTeamId, userId: 'user-diego', roles: ['operations'], days: 130, seen: 50 },
  { teamId: demoTeamId, userId: 'user-wang', roles: ['finance', 'legal'], days: 110, seen: 31 },
  {
    teamId: demoTeamId,
    userId: 'user-qa',
    roles: ['operations'],
    days: 6,
    appScope: 'ids',
    appIds: ['108370003'],
    note: 'Test bench, Gothenburg',
  },
  { teamId: europeTeamId, userId: europeTeamId, roles: ['holder'], days: 260, seen: 140 },
  { teamId: europeTeamId, userId: demoTeamId, roles: ['development'], days: 150, seen: 400 },
  { teamId: europeTeamId, userId: 'user-mikhail', roles: ['operations'], days: 90, seen: 300 },
  { teamId: freshTeamId, userId: freshTeamId, roles: ['holder'], days: 30, seen: 500 },
  { teamId: freshTeamId, userId: demoTeamId, roles: ['administrator'], days: 12 },
  { teamId: otherTeamId, userId: otherTeamId, roles: ['holder'], days: 700, seen: 30 },
  { teamId: otherTeamId, userId: 'user-emily', roles: ['development'], days: 200, seen: 44 },
]

/** Rows of the demo teams' members, including a former one. */
export function demoMembers(now: number): (typeof members.$inferInsert)[] {
  const rows = working.map(({ days, seen, ...member }) =>
    activeMember({
      ...member,
      memberId: `member-${member.teamId}-${member.userId}`.replaceAll('team-', '').replaceAll('user-', ''),
      now: now - days * day,
      lastSeenTime: seen === undefined ? null : now - seen * hour,
    }),
  )
  const left = activeMember({
    teamId: demoTeamId,
    memberId: 'member-northwind-noah',
    userId: 'user-noah',
    roles: ['development'],
    now: now - 330 * day,
    lastSeenTime: now - 21 * day,
  })
  return [...rows, { ...left, state: 'removed', removeTime: now - 20 * day, updateTime: now - 20 * day }]
}
