import type { JourneyGraph, JourneyNode } from './model.ts'

/** How a step differs from the same step of another version. */
export const stepChanges = ['added', 'changed', 'removed'] as const
export type StepChange = (typeof stepChanges)[number]

/** A node as a text, whatever the order of its fields: the database sorts them. */
const textOf = (node: JourneyNode): string =>
  JSON.stringify(node, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1))
      : each,
  )

/** What differs in a version from an older one, by step. Steps that only the older one has are in it as removed. */
export function compareGraphs(older: JourneyGraph, newer: JourneyGraph): ReadonlyMap<string, StepChange> {
  const before = new Map(older.nodes.map((node) => [node.nodeId, textOf(node)]))
  const changes = new Map<string, StepChange>()
  for (const node of newer.nodes) {
    const old = before.get(node.nodeId)
    if (old === undefined) changes.set(node.nodeId, 'added')
    else if (old !== textOf(node)) changes.set(node.nodeId, 'changed')
    before.delete(node.nodeId)
  }
  for (const nodeId of before.keys()) changes.set(nodeId, 'removed')
  return changes
}
