import type { Role } from '@console-widgets/contract'
import { demoTeamId } from './demo-team.ts'

/** The one password of all demo accounts. */
const password = 'northwind-2026'

/** The account that a fresh platform can be entered with: the holder of the demo team. */
export const demoAccount = { account: 'demo@northwind.example', password } as const

/** The other people of the demo team, one for each role that sees something else. */
export const demoAccounts = {
  holder: demoAccount,
  appAdministrator: { account: 'lin@northwind.example', password },
  development: { account: 'mikhail@northwind.example', password },
  finance: { account: 'elena@northwind.example', password },
} as const

/** An identity of a union partner that stands for the same person (R7). */
export const demoUnionAccount = { partner: 'Harbour Alliance', unionId: 'ha-20417', password } as const

/** The demo team's sister in Europe, and a team that has nothing yet. */
export const europeTeamId = 'team-lighthouse'
export const freshTeamId = 'team-saltmarsh'

export const demoTeams = [
  { teamId: demoTeamId, teamName: 'Northwind Studio', country: 'CN', siteId: 1 },
  { teamId: europeTeamId, teamName: 'Lighthouse Games', country: 'DE', siteId: 7 },
  { teamId: freshTeamId, teamName: 'Saltmarsh Labs', country: 'DE', siteId: 7 },
]

/** The holder of a team has the team's id (R64). */
export const people = [
  { userId: demoTeamId, account: demoAccount.account, userName: 'Ada Lindqvist', lastTeamId: demoTeamId },
  { userId: freshTeamId, account: demoAccounts.appAdministrator.account, userName: '林晓雨', lastTeamId: demoTeamId },
  { userId: 'user-mikhail', account: demoAccounts.development.account, userName: 'Михаил Орлов', lastTeamId: demoTeamId },
  { userId: europeTeamId, account: demoAccounts.finance.account, userName: 'Elena Marchetti', lastTeamId: demoTeamId },
]

/** Who works where, in which roles, and for how many days. */
export const demoMembers: readonly { teamId: string; userId: string; roles: readonly Role[]; days: number }[] = [
  { teamId: demoTeamId, userId: demoTeamId, roles: ['holder'], days: 420 },
  { teamId: demoTeamId, userId: freshTeamId, roles: ['app-administrator'], days: 300 },
  { teamId: demoTeamId, userId: 'user-mikhail', roles: ['development'], days: 210 },
  { teamId: demoTeamId, userId: europeTeamId, roles: ['finance'], days: 180 },
  { teamId: europeTeamId, userId: europeTeamId, roles: ['holder'], days: 260 },
  { teamId: europeTeamId, userId: demoTeamId, roles: ['development'], days: 150 },
  { teamId: europeTeamId, userId: 'user-mikhail', roles: ['operations'], days: 90 },
  { teamId: freshTeamId, userId: freshTeamId, roles: ['holder'], days: 30 },
  { teamId: freshTeamId, userId: demoTeamId, roles: ['administrator'], days: 12 },
]
