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

export const demoMemberships = [
  { memberTeamId: demoTeamId, userId: demoTeamId, role: 'holder' },
  { memberTeamId: demoTeamId, userId: freshTeamId, role: 'app-administrator' },
  { memberTeamId: demoTeamId, userId: 'user-mikhail', role: 'development' },
  { memberTeamId: demoTeamId, userId: europeTeamId, role: 'finance' },
  { memberTeamId: europeTeamId, userId: europeTeamId, role: 'holder' },
  { memberTeamId: europeTeamId, userId: demoTeamId, role: 'development' },
  { memberTeamId: europeTeamId, userId: 'user-mikhail', role: 'operations' },
  { memberTeamId: freshTeamId, userId: freshTeamId, role: 'holder' },
  { memberTeamId: freshTeamId, userId: demoTeamId, role: 'administrator' },
] as const
