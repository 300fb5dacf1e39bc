import { sql } from 'drizzle-orm'
import { pricePerPart, type EntryNode, type JourneyGraph } from '@console-widgets/recall/model'
import { startOfUtc } from '@console-widgets/core/formats'
import type { Context } from '@console-widgets/platform/calls/handler'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { newId } from '@console-widgets/platform/database/ids'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { flows, flowVersions, type FlowRow } from '../tables.ts'
import { advance } from './advance.ts'
import type { AppOfTeam } from './audience-sql.ts'
import { countEnds, countNodes } from './counts.ts'

/** Days that a simulation passes: those before today, of which it is known what people did. */
const passedDays = 30

/** Ends the transaction of a simulation with its outcome. */
class Outcome<Result> extends Error {
  constructor(readonly result: Result) {
    super('The simulation is over')
  }
}

/**
 * Runs stored people through a journey: those who would have entered a month ago, with what they have done since. It is
 * the engine itself on a clock of its own, in a transaction that is rolled back.
 */
export async function simulate(
  { inTeam, now, services }: Pick<Context, 'inTeam' | 'now' | 'services'>,
  app: AppOfTeam,
  graph: JourneyGraph,
) {
  const { publicOrigin } = services
  try {
    await inTeam(async (db) => {
      throw new Outcome(await play(db, app, graph, now(), publicOrigin))
    })
  } catch (error) {
    if (error instanceof Outcome) return error.result as Awaited<ReturnType<typeof play>>
    throw error
  }
  throw new TypeError('A simulation has an outcome')
}

async function play(db: Queries, { teamId, appId }: AppOfTeam, graph: JourneyGraph, now: number, origin: string) {
  const end = startOfUtc(now, 'day') + hour / 2
  const from = end - passedDays * day
  const flowId = `simulation-${newId()}`
  const entry = graph.nodes.find((node): node is EntryNode => node.kind === 'entry')
  const flow: FlowRow = {
    flowId,
    teamId,
    appId,
    kind: 'journey',
    state: 'running',
    version: 1,
    startTime: from,
    // Everyone enters at once: the days that are known are for what they do then.
    enterUntil: from + 1,
    endsWithEntry: 0,
    nextTime: from,
    lookTime: null,
  }
  await db.insert(flows).values(flow)
  await db.insert(flowVersions).values({ flowId, teamId, appId, version: 1, graph, time: from })
  for (let at = flow; at.nextTime !== null && at.nextTime <= end;)
    at = { ...at, ...(await advance(db, at, at.nextTime, { world: 'simulated', origin })) }
  const [sent] = await rowsOf<{ sent: number; parts: number; people: number }>(
    db,
    sql`select count(*)::int as sent, coalesce(sum(parts), 0)::int as parts,
      (select count(*)::int from cw_recall_people where flow_id = ${flowId}) as people
      from cw_recall_sends where flow_id = ${flowId}`,
  )
  return {
    people: entry ? (sent?.people ?? 0) : 0,
    days: passedDays,
    from,
    nodes: await countNodes(db, flowId),
    ends: await countEnds(db, flowId),
    sent: sent?.sent ?? 0,
    parts: sent?.parts ?? 0,
    cost: (sent?.parts ?? 0) * pricePerPart,
  }
}
