import type { Mention } from '@console-widgets/platform/audit/tables'

/** Resources of an action. What its rows merely refer to isn't one. */
export function describeThings(mentions: readonly Mention[]): Pick<Mention, 'id' | 'table' | 'name'>[] {
  return mentions.filter(({ subject }) => subject).map(({ id, table, name }) => ({ id, table, name }))
}

/** Names of everything that an action involved, by ID: its actor, and its mentions. */
export function namesOf({
  userId,
  userName,
  mentions,
}: {
  userId: string
  userName: string
  mentions: readonly Mention[]
}): Record<string, string> {
  return {
    [userId]: userName,
    ...Object.fromEntries(mentions.flatMap(({ id, name }) => (name === null ? [] : [[id, name]]))),
  }
}
