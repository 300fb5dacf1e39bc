/** Actor of a change: a member of the team, or the platform itself, such as the reviewer. */
export const auditActors = ['person', 'platform'] as const
export type AuditActor = (typeof auditActors)[number]

/** Effect of a change on a row. */
export const changeActs = ['insert', 'update', 'delete'] as const
export type ChangeAct = (typeof changeActs)[number]

/**
 * Fields that the audit log can be filtered and sorted by. `thing` is an ID or name that the action involved.
 */
export const auditListFields = {
  userId: 'text',
  userName: 'text',
  actor: 'text',
  area: 'text',
  callId: 'text',
  effect: 'text',
  thing: 'texts',
  time: 'time',
} as const

/** How far back recent changes go, in milliseconds, and how many there are at most. */
export const recentChangeLimits = { time: 86_400_000, changes: 8 } as const
