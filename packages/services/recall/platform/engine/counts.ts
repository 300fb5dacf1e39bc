import { sql } from 'drizzle-orm'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import type { PersonState } from '../tables.ts'

/** How many people came to a node of a version, are there, and left it by each branch. */
export interface NodeCounts {
  version: number
  nodeId: string
  entered: number
  waiting: number
  left: number
  branches: number[]
  /** How many have seen its in-app message. Null: it has none. */
  shown: number | null
}

/** Counts the people at each node. Everyone who came either waits there or has left. */
export async function countNodes(db: Queries, flowId: string): Promise<NodeCounts[]> {
  const rows = await rowsOf<{ version: number; node_id: string; branch: number | null; waiting: number; left: number }>(
    db,
    sql`select version, node_id, branch, (count(*) filter (where leave_time is null))::int as waiting,
        (count(*) filter (where leave_time is not null))::int as left
      from cw_recall_steps where flow_id = ${flowId} group by version, node_id, branch order by version, node_id, branch`,
  )
  const nodes = new Map<string, NodeCounts>()
  for (const { version, node_id: nodeId, branch, waiting, left } of rows) {
    const key = `${version} ${nodeId}`
    const node = nodes.get(key) ?? { version, nodeId, entered: 0, waiting: 0, left: 0, branches: [], shown: null }
    nodes.set(key, node)
    node.entered += waiting + left
    node.waiting += waiting
    node.left += left
    // A branch below 0: they left the journey there, such as at its goal.
    if (branch !== null && branch >= 0) {
      while (node.branches.length <= branch) node.branches.push(0)
      node.branches[branch] = (node.branches[branch] ?? 0) + left
    }
  }
  for (const { version, node_id: nodeId, shown } of await countShown(db, flowId)) {
    const node = nodes.get(`${version} ${nodeId}`)
    if (node) node.shown = shown
  }
  return [...nodes.values()]
}

/** Counts who has seen the in-app messages to which nodes have led people. */
function countShown(db: Queries, flowId: string) {
  return rowsOf<{ version: number; node_id: string; shown: number }>(
    db,
    sql`select q.version, l.node_id, (count(*) filter (where l.shown_time is not null))::int as shown
      from cw_recall_led_messages l join cw_recall_people q on q.flow_id = l.flow_id and q.person = l.person
      where l.flow_id = ${flowId} group by q.version, l.node_id`,
  )
}

/** How many people are inside, and how the others ended. */
export async function countEnds(db: Queries, flowId: string) {
  const rows = await rowsOf<{ state: PersonState; people: number }>(
    db,
    sql`select state, count(*)::int as people from cw_recall_people where flow_id = ${flowId} group by state`,
  )
  const of = (state: PersonState) => rows.find((row) => row.state === state)?.people ?? 0
  return {
    inside: of('in'),
    done: of('done'),
    goal: of('goal'),
    optedOut: of('opted-out'),
    ejected: of('ejected'),
    withheld: of('withheld'),
  }
}
