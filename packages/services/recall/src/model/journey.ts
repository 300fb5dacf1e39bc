import { type ActivityContent, newSending, type Sending } from './activity.ts'
import { newAudience, type RecallAudience } from './audience.ts'

/** States of a journey. While it is stopping, people who are inside finish it. */
export const journeyStates = ['draft', 'active', 'stopping', 'ended'] as const
export type JourneyState = (typeof journeyStates)[number]

/** What people do, as far as an app reports it. */
export const goalEvents = ['active', 'purchase', 'eventJoin', 'awardClaim', 'couponUse', 'serviceShare'] as const
export type GoalEvent = (typeof goalEvents)[number]

/** Criteria of a split. */
export const splitWays = ['country', 'payer', 'returned', 'random'] as const
export type SplitWay = (typeof splitWays)[number]

/** Kinds of nodes. */
export const nodeKinds = ['entry', 'wait', 'split', 'message', 'sms', 'third-party', 'in-app', 'goal', 'exit'] as const
export type NodeKind = (typeof nodeKinds)[number]

interface Common {
  nodeId: string
  /** The next node of each branch; empty where there is none yet. */
  next: string[]
}

/** Where people enter, for as many days. */
export interface EntryNode extends Common {
  kind: 'entry'
  audience: RecallAudience
  holdout: number
  days: number
}
/** Waits for some hours; or until people do something, and at most so long. */
export interface WaitNode extends Common {
  kind: 'wait'
  hours: number
  /** Empty: only the time counts. Otherwise, the first branch is for those who did it, the second for the others. */
  event: GoalEvent | ''
}
/** Divides people. By chance, each branch has a share; otherwise the first one is for those who meet the condition. */
export interface SplitNode extends Common {
  kind: 'split'
  by: SplitWay
  countries: string[]
  shares: number[]
}
/** Sends a message. */
export interface SendNode extends Common, Sending {
  kind: 'message' | 'sms' | 'third-party'
}
/** Has the app show an in-app message to people, for some days from when they come here. They go on at once. */
export interface InAppNode extends Common {
  kind: 'in-app'
  /** Empty: none is chosen yet. */
  messageId: string
  days: number
}
/** Ends the journey of those who do something, wherever they are; others who get here have some days for it. */
export interface GoalNode extends Common {
  kind: 'goal'
  event: GoalEvent
  days: number
}
/** Ends the journey. */
export interface ExitNode extends Common {
  kind: 'exit'
}

export type JourneyNode = EntryNode | WaitNode | SplitNode | SendNode | InAppNode | GoalNode | ExitNode

/** The steps of a journey. */
export interface JourneyGraph {
  nodes: JourneyNode[]
}

/** Limits of journeys. */
export const journeyLimits = {
  name: 64,
  nodes: 100,
  branches: 5,
  waitHours: 2160,
  /** Longest path, in days. */
  longest: 180,
  inAppDays: 30,
  goalDays: 30,
  entryDays: 90,
  journeys: 200,
  versions: 100,
  simulated: 1000,
} as const

/** Number of branches of a node. */
export function branchesOf(node: JourneyNode): number {
  if (node.kind === 'goal' || node.kind === 'exit') return 0
  if (node.kind === 'wait') return node.event === '' ? 1 : 2
  if (node.kind === 'split') return node.by === 'random' ? node.shares.length : 2
  return 1
}

/** Whether a node sends something. */
export const isSending = (node: JourneyNode): node is SendNode =>
  node.kind === 'message' || node.kind === 'sms' || node.kind === 'third-party'

/** A new node with default settings. */
export function newNode(kind: NodeKind, nodeId: string): JourneyNode {
  const common = { nodeId, next: [] as string[] }
  switch (kind) {
    case 'entry':
      return { ...common, kind, audience: newAudience(), holdout: 10, days: 30, next: [''] }
    case 'wait':
      return { ...common, kind, hours: 72, event: '', next: [''] }
    case 'split':
      return { ...common, kind, by: 'random', countries: [], shares: [50, 50], next: ['', ''] }
    case 'in-app':
      return { ...common, kind, messageId: '', days: 7, next: [''] }
    case 'goal':
      return { ...common, kind, event: 'active', days: 14 }
    case 'exit':
      return { ...common, kind }
    default:
      return { ...common, ...newSending(), channel: kind, kind, next: [''] }
  }
}

/** The smallest journey: everyone enters, and is watched for their return. */
export function newGraph(): JourneyGraph {
  const entry = newNode('entry', 'n1')
  return { nodes: [{ ...entry, next: ['n2'] }, newNode('goal', 'n2')] }
}

/** An activity as a journey of three nodes: both are run by the same engine. */
export function graphOfActivity(content: ActivityContent): JourneyGraph {
  const { audience, holdout, days, channel, templateId, signatureId, slots, title, body } = content
  return {
    nodes: [
      { nodeId: 'entry', kind: 'entry', audience, holdout, days, next: ['send'] },
      { nodeId: 'send', kind: channel, channel, templateId, signatureId, slots, title, body, next: ['end'] },
      { nodeId: 'end', kind: 'exit', next: [] },
    ],
  }
}

/** Nodes by their IDs. */
export const nodesById = ({ nodes }: JourneyGraph): ReadonlyMap<string, JourneyNode> =>
  new Map(nodes.map((node) => [node.nodeId, node]))

/** Nodes in an order in which every one comes after those that lead to it. Undefined: the journey has a loop. */
export function inOrder(graph: JourneyGraph): JourneyNode[] | undefined {
  const byId = nodesById(graph)
  const waiting = new Map(graph.nodes.map(({ nodeId }) => [nodeId, 0]))
  const targets = (node: JourneyNode) => node.next.filter((id) => byId.has(id))
  for (const node of graph.nodes) for (const id of targets(node)) waiting.set(id, (waiting.get(id) ?? 0) + 1)
  const ready = graph.nodes.filter(({ nodeId }) => waiting.get(nodeId) === 0)
  const order: JourneyNode[] = []
  for (let node = ready.shift(); node; node = ready.shift()) {
    order.push(node)
    for (const id of targets(node)) {
      const left = (waiting.get(id) ?? 0) - 1
      waiting.set(id, left)
      const next = byId.get(id)
      if (left === 0 && next) ready.push(next)
    }
  }
  return order.length === graph.nodes.length ? order : undefined
}
