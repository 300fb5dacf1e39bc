/** States of a team's instance. It can be changed only while it is running. */
export const instanceStates = ['creating', 'running', 'changing', 'frozen', 'abnormal'] as const
export type InstanceState = (typeof instanceStates)[number]

/** Whether an instance's databases, accounts, and privileges can be changed. */
export function takesChanges(state: InstanceState): boolean {
  return state === 'running'
}

/**
 * Whether something can be deleted: also in a read-only instance, since that frees storage, and in an unhealthy one,
 * since that may repair it.
 */
export function takesDeletions(state: InstanceState): boolean {
  return state === 'running' || state === 'frozen' || state === 'abnormal'
}

/** States of one database. */
export const databaseStates = ['creating', 'running', 'changing', 'deleting', 'abnormal'] as const
export type DatabaseState = (typeof databaseStates)[number]

/** Outcome of a run; `asks` means that nothing ran and a confirmation is required. */
export const runOutcomes = ['succeeded', 'failed', 'cancelled', 'asks'] as const
export type RunOutcome = (typeof runOutcomes)[number]

/** States of a run in the history. */
export const runStates = ['running', 'succeeded', 'failed', 'cancelled'] as const
export type RunState = (typeof runStates)[number]

/** States of a script's task. */
export const scriptStates = ['running', 'success', 'failed', 'cancelled'] as const
export type ScriptState = (typeof scriptStates)[number]

/** Run types: statements from the editor, a script, or statements of a program that is connected. */
export const runKinds = ['query', 'script', 'connection'] as const
export type RunKind = (typeof runKinds)[number]

/** Destructive effects of a statement. */
export const riskKinds = ['drop', 'truncate', 'delete-all', 'update-all', 'alter-drop'] as const
export type RiskKind = (typeof riskKinds)[number]

/** Types of relations in a schema. */
export const relationKinds = [
  'table',
  'partitioned-table',
  'view',
  'materialized-view',
  'foreign-table',
  'sequence',
] as const
export type RelationKind = (typeof relationKinds)[number]

/** Types of constraints of a table. */
export const constraintKinds = ['primary-key', 'unique', 'foreign-key', 'check', 'exclusion'] as const
export type ConstraintKind = (typeof constraintKinds)[number]

/** To whom the rules of a table's row policies apply: to no one, to all but its owner, or to its owner, too. */
export const rowSecurityStates = ['off', 'on', 'forced'] as const
export type RowSecurity = (typeof rowSecurityStates)[number]

/** Commands that a row policy can apply to. */
export const policyCommands = ['ALL', 'SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const
export type PolicyCommand = (typeof policyCommands)[number]

/** Why a backup was made: the database changed, a user asked for it, or a restore was about to replace the content. */
export const backupKinds = ['automatic', 'manual', 'before-restore'] as const
export type BackupKind = (typeof backupKinds)[number]

/** States of a backup. */
export const backupStates = ['planned', 'running', 'succeeded', 'failed'] as const
export type BackupState = (typeof backupStates)[number]

/** States of a restore. */
export const restoreStates = ['running', 'succeeded', 'failed'] as const
export type RestoreState = (typeof restoreStates)[number]

/** Objects of a schema whose dependents can be listed before they are dropped. */
export const droppableKinds = ['table', 'column', 'constraint', 'index'] as const
export type DroppableKind = (typeof droppableKinds)[number]
