import { and, desc, eq, notInArray } from 'drizzle-orm'
import { defaultZone, regionPrefixOfZone, type RegionPrefix, type Zone } from '@console-widgets/core'
import { calls } from '@console-widgets/workspace/contract'
import { attentionTones, workspaceLimits } from '@console-widgets/workspace/model'
import * as schemas from '@console-widgets/workspace/schemas'
import { implement, type Context } from '@console-widgets/platform/calls/handler'
import type { AttentionLine, Milestone, Viewer } from '@console-widgets/platform/workspace/attention'
import type { Thing } from '@console-widgets/platform/workspace/things'
import { visits } from './tables.ts'

/** Handlers of the area `workspace`. What they show comes from the services, which answer with their rows. */
export const workspaceImplementation = implement(
  calls,
  schemas,
  {
    'workspace.overview.get': async ({ site }, context) => ({
      lines: await linesFor(context, site),
      milestones: await milestonesOf(context),
    }),

    'workspace.thing.search': async ({ text, site }, { db, services }) => {
      const found = await services.events.collectAnswers(
        'workspace.things',
        { wanted: { text }, most: workspaceLimits.foundOfKind, region: regionOf(site, services) },
        { db },
      )
      return { items: found.flat().toSorted((one, other) => one.order - other.order) }
    },

    'workspace.visit.list': async ({ site }, { db, services, userId }) => {
      const visited = await db
        .select()
        .from(visits)
        .where(eq(visits.userId, userId))
        .orderBy(desc(visits.time))
        .limit(workspaceLimits.visits)
      const ids: Record<string, string[]> = {}
      for (const { kind, thingId } of visited) (ids[kind] ??= []).push(thingId)
      const answers = await services.events.collectAnswers(
        'workspace.things',
        { wanted: { ids }, most: workspaceLimits.visits, region: regionOf(site, services) },
        { db },
      )
      return { items: inOrderOfVisits(visited, answers.flat()) }
    },

    'workspace.visit.create': async (page, { db, now, services, userId }) => {
      const things = await services.events.collectAnswers('workspace.things', { wanted: { page }, most: 1 }, { db })
      const [thing] = things.flat()
      if (!thing) return { isThing: false }
      const { kind, id: thingId } = thing
      const time = now()
      await db
        .insert(visits)
        .values({ userId, kind, thingId, time })
        .onConflictDoUpdate({ target: [visits.teamId, visits.userId, visits.kind, visits.thingId], set: { time } })
      const kept = db
        .select({ time: visits.time })
        .from(visits)
        .where(eq(visits.userId, userId))
        .orderBy(desc(visits.time))
        .limit(workspaceLimits.visits)
      await db.delete(visits).where(and(eq(visits.userId, userId), notInArray(visits.time, kept)))
      return { isThing: true }
    },
  },
  { unrecorded: ['workspace.visit.create'] },
)

/** Region of the selected site, if each address of the platform has only the data of its own. */
function regionOf(site: Zone = defaultZone, { zones }: Pick<Context['services'], 'zones'>): RegionPrefix | undefined {
  return zones.length > 0 ? regionPrefixOfZone(site) : undefined
}

/** What needs the person in all services: the most urgent first, and of those what just happened or is about to. */
async function linesFor(context: Context, site: Zone | undefined): Promise<AttentionLine[]> {
  const mostLines = workspaceLimits.lines
  const question = { viewer: viewerOf(context), mostLines, region: regionOf(site, context.services) }
  const lines = await context.services.events.collectAnswers('workspace.attention', question, context)
  const urgency = ({ tone }: AttentionLine) => attentionTones.indexOf(tone)
  const distance = ({ time }: AttentionLine) => Math.abs(time - question.viewer.now)
  return lines
    .flat()
    .toSorted((one, other) => urgency(one) - urgency(other) || distance(one) - distance(other))
    .slice(0, mostLines)
}

const viewerOf = ({ now, permissions, teamId, userId }: Context): Viewer => ({
  teamId,
  userId,
  permissions,
  now: now(),
})

/** The steps to a first release, in order; none once all are done. */
async function milestonesOf({ db, services }: Context): Promise<Milestone[]> {
  const milestones = (await services.events.collectAnswers('workspace.milestones', {}, { db })).flat()
  return milestones.every(({ isDone }) => isDone) ? [] : milestones.toSorted((one, other) => one.order - other.order)
}

/** What was visited last comes first. Deleted things, and those that the person no longer sees, are left out. */
function inOrderOfVisits(visited: readonly { kind: string; thingId: string }[], things: readonly Thing[]): Thing[] {
  return visited.flatMap(
    ({ kind, thingId }) => things.find((thing) => thing.kind === kind && thing.id === thingId) ?? [],
  )
}
