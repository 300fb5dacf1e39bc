import type { JourneyCounts } from '../data.ts'
import type { StepChange } from '../compare-graphs.ts'
import type { BranchPlace } from '../edit-graph.ts'
import type { LayoutSizes } from '../layout.ts'
import type { FoundProblem, JourneyGraph, NodeKind } from '../model.ts'

/** Where the people of a node are. */
export type NodeCount = JourneyCounts['nodes'][number]

/** What the canvas and the list show of a journey. */
export interface JourneyPicture {
  graph: JourneyGraph
  problems: readonly FoundProblem[]
  /** Counts of each node. Empty: it doesn't run. */
  counts: ReadonlyMap<string, NodeCount>
  /** How steps differ from those of the version beside it. Undefined: none is. */
  changes?: ReadonlyMap<string, StepChange> | undefined
  /** Sizes of the canvas. Undefined: it has its place for itself. */
  sizes?: LayoutSizes | undefined
  selected: string | undefined
  onSelect: (nodeId: string) => void
  /** Undefined: the steps can't be changed. */
  onInsert?: ((place: BranchPlace, kind: NodeKind) => void) | undefined
}

/** Counts of a version's nodes, by their IDs. */
export const countsOf = (nodes: readonly NodeCount[], version: number): ReadonlyMap<string, NodeCount> =>
  new Map(nodes.filter((each) => each.version === version).map((each) => [each.nodeId, each]))
