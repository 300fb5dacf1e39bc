import type { PermissionDeclarations } from '@console-widgets/contract'

/** Numbers of a person's things: lines that need them, and things visited last. */
export const workspaceLimits = { lines: 50, visits: 12, foundOfKind: 5, searchText: 64 } as const

/** Urgency of a line. */
export const attentionTones = ['danger', 'warning', 'info'] as const

/** Every member sees their own workspace. */
export const permissions = {} satisfies PermissionDeclarations
