import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './model/audit.ts'
export * from './model/export-compliance.ts'
export * from './model/invitations.ts'
export * from './model/members.ts'
export * from './model/notices.ts'
export * from './model/service-providers.ts'
export * from './model/test-users.ts'

/**
 * Holder and administrator look after the team unless it says otherwise. Every member sees who else is there; the
 * audit trail tells what everybody does, and so is for few.
 */
export const permissions = {
  /** Invites, creates, changes and removes members. */
  'teams.manage': [],
  /** Sets what a role or a member may do. */
  'teams.permissions': [],
  /** Looks after the service providers. */
  'teams.providers': ['finance', 'legal'],
  /** Looks after the test users. */
  'teams.test-users': ['app-administrator', 'development', 'operations'],
  /** Signs export compliance in the team's name. */
  'teams.compliance': ['legal'],
  /** Reads the audit trail. */
  'teams.audit': ['legal'],
} satisfies PermissionDeclarations
