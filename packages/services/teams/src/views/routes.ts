/** Routes of the area in a console. */
export const membersRoute = '/team/members'
export const memberRoute = (memberId: string) => `${membersRoute}/${memberId}`
export const permissionsRoute = '/team/permissions'
export const providersRoute = '/team/providers'
export const providerRoute = (providerId: string) => `${providersRoute}/${providerId}`
export const testUsersRoute = '/team/test-users'
export const auditRoute = '/team/audit'
export const auditRecordRoute = (recordId: string) => `${auditRoute}/${recordId}`
export const ownInvitationsRoute = '/invitations'

/** The route of the thing that an act had to do with, where a console has one and the act did not take it away. */
export function routeOfThing({ callId, effect, things }: { callId: string; effect: string; things: readonly string[] }): string | undefined {
  const [area, thing] = callId.split('.')
  const id = things.find((each) => !each.includes(' '))
  if (effect === 'destroy' || id === undefined) return undefined
  if (area === 'apps' && thing === 'app') return `/apps/${id}`
  return undefined
}
