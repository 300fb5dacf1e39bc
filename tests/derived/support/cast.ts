import { roles, type Role } from '@console-widgets/contract'
import { demoTeamId, type Platform } from '@console-widgets/sandbox'
import { activeMember } from '@console-widgets/platform/accounts/members'
import { permissions } from '@console-widgets/sandbox/testing/declared-permissions'
import { startSession } from '@console-widgets/platform/accounts/sessions'
import { accounts, members, teams } from '@console-widgets/platform/accounts/tables'

/** A user with a session, as the headers of their requests. */
export interface Person {
  teamId: string
  userId: string
  /** Cookie and team, without the CSRF token. */
  withoutToken: Record<string, string>
  headers: Record<string, string>
}

export const outsiderTeamId = 'team-outsiders'

/** Creates sessions in the database itself: hundreds of tests don't need the sign-in page. */
export async function startPerson(
  platform: Platform,
  { teamId, role, name }: { teamId: string; role: Role; name: string },
): Promise<Person> {
  const { database, clock } = platform.services
  const userId = `person-${name}`
  return database.asPlatform(async (db) => {
    await db
      .insert(teams)
      .values({ teamId: outsiderTeamId, teamName: 'Outsiders', country: 'CN', siteId: 1 })
      .onConflictDoNothing()
    await db
      .insert(accounts)
      .values({ userId, account: `${name}@person.example`, userName: name, passwordHash: 'none', lastTeamId: teamId })
    await db.insert(members).values(activeMember({ teamId, userId, roles: [role], now: clock.now() }))
    const { profile, cookies } = await startSession(db, { userId, teamId, now: clock.now() }, platform.services)
    const withoutToken = { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '), agcTeamId: teamId }
    return { teamId, userId, withoutToken, headers: { ...withoutToken, agcCsrfToken: profile.csrfToken } }
  })
}

/** Account holder of the demo team, with all permissions in it. */
export const startHolder = (platform: Platform) =>
  startPerson(platform, { teamId: demoTeamId, role: 'holder', name: 'holder' })
/** Account holder of another team, without any permission in the demo team. */
export const startOutsider = (platform: Platform) =>
  startPerson(platform, { teamId: outsiderTeamId, role: 'holder', name: 'outsider' })

/** The first role without a permission. */
export function roleWithout(permission: string): Role | undefined {
  return roles.find((role) => !permissions.ofRole(role).has(permission))
}
