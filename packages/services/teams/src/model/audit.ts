/** Who has made a change: a person of the team, or somebody of the platform, such as the reviewer. */
export const auditActors = ['person', 'platform'] as const
export type AuditActor = (typeof auditActors)[number]

/** What a change does to a row. */
export const changeActs = ['insert', 'update', 'delete'] as const
export type ChangeAct = (typeof changeActs)[number]

/**
 * Fields that the audit trail can be filtered and sorted by. `thing` is an id or name that the change had to do with.
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
