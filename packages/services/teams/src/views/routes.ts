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
