import type { App } from '@console-widgets/apps/data'

/** WorkOS's response to its widget, with a member for each app. */
export function workosAnswers(apps: readonly App[]): Record<string, unknown> {
  const role = { name: 'Member', slug: 'member', default: true, description: 'The default role' }
  const members = apps.map(({ appId, appName, createTime, updateTime }) => ({
    id: `user_${appId}`,
    email: `${appId}@northwind.example`,
    emailVerified: true,
    profilePictureUrl: null,
    firstName: appName,
    lastName: null,
    createdAt: new Date(createTime).toISOString(),
    lastActivityAt: new Date(updateTime).toISOString(),
    status: 'Active',
    actions: ['EditRole', 'RevokeMembership'],
    roles: [role],
  }))
  const roles = [role, { ...role, name: 'Admin', slug: 'admin', default: false }]
  return {
    '/_widgets/UserManagement/members': { data: members, list_metadata: { before: null, after: null } },
    '/_widgets/UserManagement/roles-and-config': { roles, multipleRolesEnabled: false },
    '/_widgets/UserManagement/roles': roles,
  }
}
