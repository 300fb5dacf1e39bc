import { readVersion } from '@console-widgets/conditions'
import { audienceLimits, type RecallAudience } from './audience.ts'
import type { Sending } from './activity.ts'
import {
  branchesOf,
  inOrder,
  isSending,
  journeyLimits,
  nodesById,
  type JourneyGraph,
  type JourneyNode,
} from './journey.ts'
import { isHostOf, linkHostsOf, slotsOf, type ReviewState } from './templates.ts'

/** What is wrong with a node, or with the journey as a whole. */
export const graphProblems = [
  'no-entry',
  'second-entry',
  'too-many',
  'loop',
  'dead-end',
  'unreachable',
  'wait-length',
  'wait-past-end',
  'shares',
  'countries',
  'version',
  'no-template',
  'template-not-passed',
  'no-signature',
  'signature-not-passed',
  'slot',
  'link-host',
  'text',
  'no-message',
  'message-not-published',
] as const
export type GraphProblem = (typeof graphProblems)[number]

/** A problem, and the node that has it; empty for the journey as a whole. */
export interface FoundProblem {
  nodeId: string
  problem: GraphProblem
}

/** Templates and signatures of the app, which messages refer to. */
export interface SendingFacts {
  templates: readonly { templateId: string; text: string; state: ReviewState }[]
  signatures: readonly { signatureId: string; state: ReviewState; proof: { domain: string } }[]
  thirdParty: readonly { templateId: string; body: string }[]
  /** Addresses of the app’s own links, pages, and questionnaires: they may be sent whatever their host is. */
  targets: readonly string[]
  /** In-app messages that aren’t over. */
  messages: readonly { messageId: string; isPublished: boolean }[]
}

/** What is wrong with what is sent. */
export function problemsOfSending(sending: Sending, facts: SendingFacts): GraphProblem[] {
  if (sending.channel === 'message') return sending.title.trim() === '' || sending.body.trim() === '' ? ['text'] : []
  const missing = (text: string) => slotsOf(text).some((slot) => !sending.slots[slot]?.trim())
  if (sending.channel === 'third-party') {
    const template = facts.thirdParty.find(({ templateId }) => templateId === sending.templateId)
    return !template ? ['no-template'] : missing(template.body) ? ['slot'] : []
  }
  const template = facts.templates.find(({ templateId }) => templateId === sending.templateId)
  const signature = facts.signatures.find(({ signatureId }) => signatureId === sending.signatureId)
  const slots = Object.values(sending.slots).filter((value) => !facts.targets.includes(value.trim()))
  const texts = template ? [template.text, ...slots] : []
  const hosts = texts.flatMap((text) => linkHostsOf(text))
  return [
    ...(!template ? (['no-template'] as const) : []),
    ...(template && template.state !== 'passed' ? (['template-not-passed'] as const) : []),
    ...(!signature ? (['no-signature'] as const) : []),
    ...(signature && signature.state !== 'passed' ? (['signature-not-passed'] as const) : []),
    ...(template && missing(template.text) ? (['slot'] as const) : []),
    ...(signature && hosts.some((host) => !isHostOf(host, signature.proof.domain)) ? (['link-host'] as const) : []),
  ]
}

/** Whether the versions of an audience are valid. */
export const isAudienceGood = ({ fromVersion, toVersion }: RecallAudience): boolean =>
  [fromVersion, toVersion].every((version) => version === '' || readVersion(version) !== undefined)

/** Everything that keeps a journey from being started. */
export function problemsOfGraph(graph: JourneyGraph, facts: SendingFacts): FoundProblem[] {
  const { nodes } = graph
  const entries = nodes.filter(({ kind }) => kind === 'entry')
  const order = inOrder(graph)
  const found: FoundProblem[] = []
  const tell = (nodeId: string, problem: GraphProblem) => void found.push({ nodeId, problem })
  if (entries.length === 0) tell('', 'no-entry')
  for (const { nodeId } of entries.slice(1)) tell(nodeId, 'second-entry')
  if (nodes.length > journeyLimits.nodes) tell('', 'too-many')
  if (!order) tell(loopingNode(graph), 'loop')
  const reached = reachable(graph, entries[0])
  const byId = nodesById(graph)
  for (const node of nodes) {
    if (!reached.has(node.nodeId) && node.kind !== 'entry') tell(node.nodeId, 'unreachable')
    const branches = branchesOf(node)
    if (Array.from({ length: branches }, (_, at) => node.next[at] ?? '').some((id) => !byId.has(id)))
      tell(node.nodeId, 'dead-end')
    for (const problem of problemsOfNode(node, facts)) tell(node.nodeId, problem)
  }
  if (order) for (const nodeId of tooLate(order)) tell(nodeId, 'wait-past-end')
  return found
}

function problemsOfNode(node: JourneyNode, facts: SendingFacts): GraphProblem[] {
  if (isSending(node)) return problemsOfSending(node, facts)
  if (node.kind === 'in-app') {
    const message = facts.messages.find(({ messageId }) => messageId === node.messageId)
    return !message ? ['no-message'] : message.isPublished ? [] : ['message-not-published']
  }
  if (node.kind === 'entry') return isAudienceGood(node.audience) ? [] : ['version']
  if (node.kind === 'wait') {
    const isGood = Number.isInteger(node.hours) && node.hours >= 1 && node.hours <= journeyLimits.waitHours
    return isGood ? [] : ['wait-length']
  }
  if (node.kind !== 'split') return []
  if (node.by === 'country') return node.countries.length === 0 ? ['countries'] : []
  if (node.by !== 'random') return []
  const sum = node.shares.reduce((total, share) => total + share, 0)
  return sum === 100 && node.shares.every((share) => Number.isInteger(share) && share > 0) ? [] : ['shares']
}

function reachable(graph: JourneyGraph, entry: JourneyNode | undefined): ReadonlySet<string> {
  const byId = nodesById(graph)
  const reached = new Set<string>()
  const open = entry ? [entry.nodeId] : []
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    open.push(...(byId.get(id)?.next ?? []))
  }
  return reached
}

/** A node that is part of a loop. */
function loopingNode(graph: JourneyGraph): string {
  const byId = nodesById(graph)
  return (
    graph.nodes.find(({ nodeId, next }) =>
      next.some((id) => {
        const node = byId.get(id)
        return node && reachable(graph, node).has(nodeId)
      }),
    )?.nodeId ?? ''
  )
}

/** Nodes that people reach later than a journey may last. */
function tooLate(order: readonly JourneyNode[]): string[] {
  const latest = new Map<string, number>()
  const late: string[] = []
  for (const node of order) {
    const own = node.kind === 'wait' ? node.hours : node.kind === 'goal' ? node.days * 24 : 0
    const until = (latest.get(node.nodeId) ?? 0) + own
    if (until > journeyLimits.longest * 24) late.push(node.nodeId)
    for (const id of node.next) latest.set(id, Math.max(latest.get(id) ?? 0, until))
  }
  return late
}

/** Whether a percentage is valid for a control group. */
export const isHoldoutGood = (holdout: number): boolean =>
  Number.isInteger(holdout) && holdout >= audienceLimits.holdoutLeast && holdout <= audienceLimits.holdoutMost
