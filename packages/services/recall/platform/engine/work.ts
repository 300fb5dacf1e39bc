import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { FlowRow } from '../tables.ts'
import { number } from './audience-sql.ts'

/**
 * What messages of the engine lead to. `live`: they leave by the outbox. `past`: the demo's first days are played, and
 * the carrier's answer is known. `simulated`: nothing leaves, and the caller rolls everything back.
 */
export type World = 'live' | 'past' | 'simulated'

/** A version of a flow at work. */
export interface Work {
  db: Queries
  flow: FlowRow
  version: number
  now: number
  world: World
  /** Origin of the links in messages. */
  origin: string
  /** The last of the people whose turn it is. Null: it is everyone’s. */
  upTo: number | null
}

/** People at a node, as a condition over `s`. */
export const waitingAt = ({ flow, version }: Pick<Work, 'flow' | 'version'>, nodeId: string): SQL =>
  sql`s.flow_id = ${flow.flowId} and s.version = ${number(version)} and s.node_id = ${nodeId} and s.leave_time is null`

/** People who are due at a node and whose turn it is, as a condition over `s`. */
export function dueAt(work: Work, nodeId: string): SQL {
  const due = sql`${waitingAt(work, nodeId)} and s.wake_time <= ${work.now}`
  return work.upTo === null ? due : sql`${due} and s.person <= ${number(work.upTo)}`
}
