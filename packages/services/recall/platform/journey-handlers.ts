import { and, eq, sql } from 'drizzle-orm'
import { regionPrefixOfZone } from '@console-widgets/core'
import {
  journeyLimits,
  journeyListFields,
  newGraph,
  problemsOfGraph,
  type EntryNode,
  type JourneyGraph,
} from '@console-widgets/recall/model'
import type { calls } from '@console-widgets/recall/contract'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { day } from '@console-widgets/platform/clock/durations'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow, requireRoom, requireUnique } from '@console-widgets/platform/database/require-rows'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { comparable } from '@console-widgets/platform/texts/comparable'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { countEnds, countNodes } from './engine/counts.ts'
import { readResult } from './engine/result.ts'
import { simulate } from './engine/simulate.ts'
import { closeFlow, deleteFlow, startFlow } from './flows.ts'
import { describeJourney, describeJourneys, ofApp, readFacts, readStepMessages } from './recall-rows.ts'
import { describeFoundProblems } from './problem-texts.ts'
import { refuse } from './refuse.ts'
import { flowPeople, flowSteps, flowVersions, journeys, type JourneyRow } from './tables.ts'

/** Calls for journeys. */
type JourneyCalls = { [Id in keyof typeof calls as Id extends `campaigns.${string}` ? Id : never]: (typeof calls)[Id] }

/** Most people that a node lists. */
const mostListed = 100

export const journeyHandlers: Handlers<JourneyCalls> = {
  'campaigns.journey.list': async ({ appId, ...input }, context) => {
    await findApp(context.db, appId)
    const where = ofApp(journeys, appId, context.zone)
    const { items, total } = await listTable(context.db, journeys, journeyListFields, input, '-updateTime', where)
    return { items: await describeJourneys(context, items), total }
  },

  'campaigns.journey.get': async ({ journeyId }, context) => describeJourney(context, await find(context, journeyId)),

  'campaigns.journey.create': async ({ appId, journeyName }, context) => {
    const { db, userId, zone } = context
    await findApp(db, appId)
    await requireRoom(db, journeys, journeyLimits.journeys, 'journeys')
    await requireFreeName(context, journeyName)
    const now = context.now()
    const own = {
      journeyId: newId(),
      appId,
      region: regionPrefixOfZone(zone),
      userId,
      createTime: now,
      updateTime: now,
    }
    const [row] = await db
      .insert(journeys)
      .values({ ...own, journeyName, state: 'draft', version: 0, graph: newGraph() })
      .returning()
    return describeJourney(context, row as JourneyRow)
  },

  'campaigns.journey.update': async ({ journeyId, journeyName, graph }, context) => {
    const before = await find(context, journeyId)
    if (before.state === 'stopping' || before.state === 'ended')
      throw refuse('journey-state', `'${before.journeyName}' has ended. Create a new journey.`)
    await requireFreeName(context, journeyName, journeyId)
    return describeJourney(context, await store(context, { ...before, journeyName, graph: graph as JourneyGraph }))
  },

  'campaigns.journey.delete': async ({ journeyId }, context) => {
    const row = await find(context, journeyId)
    if (row.state === 'active' || row.state === 'stopping')
      throw refuse('journey-state', `'${row.journeyName}' is ${row.state}. Stop it first.`)
    await deleteFlow(context.db, journeyId)
    await context.db.delete(journeys).where(eq(journeys.journeyId, journeyId))
  },

  'campaigns.journey.execute': async ({ journeyId }, context) => {
    const { db, teamId } = context
    const before = await find(context, journeyId)
    if (before.state === 'stopping' || before.state === 'ended')
      throw refuse('journey-state', `'${before.journeyName}' has ended. Create a new journey.`)
    const live = await readGraph(context, before)
    if (live && comparable(live) === comparable(before.graph))
      throw refuse('journey-active', `'${before.journeyName}' is already running in this version`)
    const problems = problemsOfGraph(before.graph, await readFacts(context, before))
    if (problems.length > 0)
      throw refuse(
        'journey-problems',
        `'${before.journeyName}' can’t run: ${describeFoundProblems(before.graph, problems)}`,
      )
    const now = context.now()
    const version = before.version + 1
    const entry = before.graph.nodes.find((node): node is EntryNode => node.kind === 'entry')
    const flow = { flowId: journeyId, teamId, appId: before.appId, kind: 'journey' as const, version }
    const times = { startTime: now, enterUntil: now + (entry?.days ?? 1) * day }
    await startFlow(db, { ...flow, ...times, graph: before.graph }, now)
    return describeJourney(context, await store(context, { ...before, state: 'active', version }))
  },

  'campaigns.journey.stop': async ({ journeyId, how }, context) => {
    const { db, teamId } = context
    const before = await find(context, journeyId)
    if (before.state !== 'active' && !(before.state === 'stopping' && how === 'eject'))
      throw refuse('journey-state', `'${before.journeyName}' is ${before.state}, and can’t be stopped`)
    await closeFlow(db, { flowId: journeyId, teamId }, how === 'eject', context.now())
    const state = how === 'eject' ? 'ended' : 'stopping'
    return describeJourney(context, await store(context, { ...before, state }))
  },

  'campaigns.journey-problem.list': async ({ appId, graph }, context) => {
    await findApp(context.db, appId)
    const facts = await readFacts(context, ofAppHere(context, appId))
    return { problems: problemsOfGraph(graph as JourneyGraph, facts) }
  },

  'campaigns.step-message.list': async ({ appId }, context) => {
    await findApp(context.db, appId)
    return { items: await readStepMessages(context, ofAppHere(context, appId)) }
  },

  'campaigns.journey.simulate': async ({ appId, graph }, context) => {
    const { inTeam, services, teamId, zone } = context
    const given = graph as JourneyGraph
    const facts = await inTeam(async (db) => {
      await findApp(db, appId)
      return readFacts({ db, services }, { teamId, appId, region: regionPrefixOfZone(zone) })
    })
    const problems = problemsOfGraph(given, facts).filter(
      ({ problem }) => problem === 'loop' || problem === 'no-entry' || problem === 'dead-end' || problem === 'version',
    )
    if (problems.length > 0)
      throw refuse('journey-problems', `The journey can’t be simulated: ${describeFoundProblems(given, problems)}`)
    return simulate(context, { teamId, appId }, given)
  },

  'campaigns.journey-count.get': async ({ journeyId }, context) => {
    const { db } = context
    const row = await find(context, journeyId)
    const versions = await db
      .select()
      .from(flowVersions)
      .where(eq(flowVersions.flowId, journeyId))
      .orderBy(flowVersions.version)
    const inside = await rowsOf<{ version: number; people: number }>(
      db,
      sql`select version, count(*)::int as people from cw_recall_people
        where flow_id = ${journeyId} and state = 'in' group by version`,
    )
    const isRun = versions.length > 0
    return {
      nodes: await countNodes(db, journeyId),
      ends: await countEnds(db, journeyId),
      versions: versions.map(({ version, time, graph }) => ({
        version,
        time,
        graph,
        inside: inside.find((each) => each.version === version)?.people ?? 0,
      })),
      result: isRun ? await readResult(db, { ...row, flowId: journeyId }, context.now()) : null,
    }
  },

  'campaigns.journey-person.list': async ({ journeyId, nodeId, version }, context) => {
    const { db } = context
    await find(context, journeyId)
    const at =
      nodeId === undefined
        ? undefined
        : sql`exists (select from cw_recall_steps s where s.flow_id = ${flowPeople.flowId}
            and s.person = ${flowPeople.person} and s.node_id = ${nodeId})`
    const on = version === undefined ? undefined : eq(flowPeople.version, version)
    const where = and(eq(flowPeople.flowId, journeyId), on, at)
    const people = await db
      .select()
      .from(flowPeople)
      .where(where)
      .orderBy(sql`${flowPeople.state} <> 'in'`, flowPeople.enterTime, flowPeople.person)
      .limit(mostListed)
    return { people, total: await db.$count(flowPeople, where) }
  },

  'campaigns.journey-person.get': async ({ journeyId, person }, context) => {
    const { db } = context
    await find(context, journeyId)
    const [row] = await db
      .select()
      .from(flowPeople)
      .where(and(eq(flowPeople.flowId, journeyId), eq(flowPeople.person, person)))
    if (!row) throw refuse('not-found', `Person ${person} isn’t in this journey`)
    const steps = await db
      .select()
      .from(flowSteps)
      .where(and(eq(flowSteps.flowId, journeyId), eq(flowSteps.person, person)))
      .orderBy(flowSteps.enterTime, sql`${flowSteps.leaveTime} nulls last`)
    return {
      ...row,
      steps: inPath(steps, row.version, await db.select().from(flowVersions).where(eq(flowVersions.flowId, journeyId))),
    }
  },
}

/** An app at the site that answers. */
const ofAppHere = ({ teamId, zone }: Context, appId: string) => ({ teamId, appId, region: regionPrefixOfZone(zone) })

/** Steps in the order of the path: several can have the same time. */
function inPath<Step extends { nodeId: string }>(
  steps: readonly Step[],
  version: number,
  versions: readonly { version: number; graph: JourneyGraph }[],
): Step[] {
  const nodes = versions.find((each) => each.version === version)?.graph.nodes ?? []
  const byId = new Map(steps.map((step) => [step.nodeId, step]))
  const path: Step[] = []
  const entry = nodes.find(({ kind }) => kind === 'entry')
  for (let step = byId.get(entry?.nodeId ?? ''); step;) {
    path.push(step)
    const next: string[] = nodes.find(({ nodeId }) => nodeId === step?.nodeId)?.next ?? []
    step = next.map((nodeId) => byId.get(nodeId)).find((each) => each !== undefined)
  }
  return path
}

const find = ({ db }: Context, journeyId: string): Promise<JourneyRow> => findRow(db, journeys, journeyId, 'journey')

async function requireFreeName({ db }: Context, journeyName: string, except?: string): Promise<void> {
  const column = journeys.journeyName
  await requireUnique(db, { table: journeys, field: 'journeyName', column, value: journeyName, except })
}

/** The steps of the version that runs. Undefined: none has. */
async function readGraph({ db }: Context, { journeyId, version }: JourneyRow): Promise<JourneyGraph | undefined> {
  const [row] = await db
    .select({ graph: flowVersions.graph })
    .from(flowVersions)
    .where(and(eq(flowVersions.flowId, journeyId), eq(flowVersions.version, version)))
  return row?.graph
}

async function store({ db, now, userId }: Context, { teamId: _, ...row }: JourneyRow): Promise<JourneyRow> {
  const [stored] = await db
    .update(journeys)
    .set({ ...row, userId, updateTime: now() })
    .where(eq(journeys.journeyId, row.journeyId))
    .returning()
  return stored as JourneyRow
}
