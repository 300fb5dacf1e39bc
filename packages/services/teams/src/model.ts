import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './model/audit.ts'
export * from './model/embedding-origins.ts'
export * from './model/export-compliance.ts'
export * from './model/invitations.ts'
export * from './model/members.ts'
export * from './model/notices.ts'
export * from './model/service-providers.ts'
export * from './model/test-users.ts'
export * from './model/usage.ts'

/**
 * The account holder and administrators manage the team unless a permission says otherwise. All members can see each
 * other; the audit log shows what everyone does, so few can read it.
 */
export const permissions = {
  /** Invite, create, change, and remove members. */
  'teams.manage': [],
  /** Set the permissions of roles and members. */
  'teams.permissions': [],
  /** Manage service providers. */
  'teams.providers': ['finance', 'legal'],
  /** Manage test users. */
  'teams.test-users': ['app-administrator', 'development', 'operations'],
  /** Say which pages may embed the team's widgets. */
  'teams.embedding': [],
  /** Sign export compliance for the team. */
  'teams.compliance': ['legal'],
  /** Read the audit log. */
  'teams.audit': ['legal'],
} satisfies PermissionDeclarations
