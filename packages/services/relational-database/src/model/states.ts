/** States of a team's instance. It takes changes while it runs, and in no other. */
export const instanceStates = ['creating', 'running', 'changing', 'frozen', 'abnormal'] as const
export type InstanceState = (typeof instanceStates)[number]

/** Whether an instance takes changes of its databases, accounts and privileges. */
export function takesChanges(state: InstanceState): boolean {
  return state === 'running'
}

/**
 * Whether something may be deleted: also from a frozen instance, since that is how its storage becomes free, and from
 * an abnormal one, since that may be how it becomes whole.
 */
export function takesDeletions(state: InstanceState): boolean {
  return state === 'running' || state === 'frozen' || state === 'abnormal'
}

/** States of one database. */
export const databaseStates = ['creating', 'running', 'changing', 'deleting', 'abnormal'] as const
export type DatabaseState = (typeof databaseStates)[number]

/** How a run of statements went; `asks` ran nothing and waits for a confirmation. */
export const runOutcomes = ['succeeded', 'failed', 'cancelled', 'asks'] as const
export type RunOutcome = (typeof runOutcomes)[number]

/** States of a run in the history. */
export const runStates = ['running', 'succeeded', 'failed', 'cancelled'] as const
export type RunState = (typeof runStates)[number]

/** States of a script's task. */
export const scriptStates = ['running', 'success', 'failed', 'cancelled'] as const
export type ScriptState = (typeof scriptStates)[number]

/** What runs: statements of the editor, or a script. */
export const runKinds = ['query', 'script'] as const
export type RunKind = (typeof runKinds)[number]

/** What a statement would destroy. */
export const riskKinds = ['drop', 'truncate', 'delete-all', 'update-all', 'alter-drop'] as const
export type RiskKind = (typeof riskKinds)[number]

/** What a relation of a schema is. */
export const relationKinds = [
  'table',
  'partitioned-table',
  'view',
  'materialized-view',
  'foreign-table',
  'sequence',
] as const
export type RelationKind = (typeof relationKinds)[number]
