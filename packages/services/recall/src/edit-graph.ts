import { branchesOf, newNode, type JourneyGraph, type JourneyNode, type NodeKind } from './model.ts'

/** A place in a journey: a branch of a node. */
export interface BranchPlace {
  from: string
  branch: number
}

/** Kinds that can be inserted between two nodes, and those that end a branch. */
export const insertable: readonly NodeKind[] = ['wait', 'split', 'message', 'sms', 'third-party', 'in-app']
export const ending: readonly NodeKind[] = ['goal', 'exit']

/** The first ID that no node has. */
function freeId({ nodes }: JourneyGraph): string {
  const used = new Set(nodes.map(({ nodeId }) => nodeId))
  let number = nodes.length + 1
  while (used.has(`n${number}`)) number += 1
  return `n${number}`
}

/** Changes a node. */
export function changeNode(
  graph: JourneyGraph,
  nodeId: string,
  change: (node: JourneyNode) => JourneyNode,
): JourneyGraph {
  return { nodes: graph.nodes.map((node) => (node.nodeId === nodeId ? withBranches(change(node)) : node)) }
}

/** A node with as many next nodes as it has branches. */
function withBranches(node: JourneyNode): JourneyNode {
  return { ...node, next: Array.from({ length: branchesOf(node) }, (_, at) => node.next[at] ?? '') }
}

/** Lets a branch lead to a node. */
export const leadTo = (graph: JourneyGraph, { from, branch }: BranchPlace, to: string): JourneyGraph =>
  changeNode(graph, from, (node) => ({ ...node, next: node.next.map((each, at) => (at === branch ? to : each)) }))

/** Inserts a node into a branch; what came there comes after its first branch. */
export function insertNode(
  graph: JourneyGraph,
  place: BranchPlace,
  kind: NodeKind,
): { graph: JourneyGraph; nodeId: string } {
  const nodeId = freeId(graph)
  const before = graph.nodes.find((node) => node.nodeId === place.from)?.next[place.branch] ?? ''
  const created = newNode(kind, nodeId)
  // Both branches of a split lead on: they can be told apart by what is inserted next.
  const node = { ...created, next: created.next.map(() => before) }
  const linked = leadTo(graph, place, nodeId)
  const at = linked.nodes.findIndex((each) => each.nodeId === place.from) + 1
  return { graph: { nodes: [...linked.nodes.slice(0, at), node, ...linked.nodes.slice(at)] }, nodeId }
}

/** Deletes a node. What led to it leads to what came after its first branch. */
export function deleteNode(graph: JourneyGraph, nodeId: string): JourneyGraph {
  const after = graph.nodes.find((node) => node.nodeId === nodeId)?.next[0] ?? ''
  return {
    nodes: graph.nodes
      .filter((node) => node.nodeId !== nodeId)
      .map((node) => ({ ...node, next: node.next.map((id) => (id === nodeId ? after : id)) })),
  }
}
