import { eq, sql } from 'drizzle-orm'
import { addDays, dayText, dayTime } from '@console-widgets/reports/model'
import type { Events } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import type {} from '@console-widgets/platform/traffic/traffic-events'
import { demoDays } from '@console-widgets/platform/demo/seed-context'
import { aggregate, writeDownPeople } from '../roll-ups/roll-up.ts'
import { reportStates } from '../tables.ts'
import { withoutCompiling } from '@console-widgets/platform/database/without-compiling'
import { buildsOf } from './builds.ts'
import { generateTestViews, generateTraffic, type TrafficApp } from './generate.ts'
import { newcomersOf } from './newcomers.ts'
import { trafficAppsOf } from './traffic-apps.ts'

/** How traffic asks what its people obey, and tells what they did. */
type TrafficEvents = Pick<Events, 'announce' | 'collectAnswers'>

export type ReportState = typeof reportStates.$inferSelect

/** Approximate number of events per step: few enough that concurrent requests wait less than a second. */
const eventsOfStep = 15_000

/**
 * One step of filling: people who install an app within some days, with all their events; what they met on some days;
 * or the aggregation of some days.
 */
interface Step {
  app: TrafficApp
  work: 'people' | 'meetings' | 'adding-up' | 'tests'
  from: string
  to: string
}

/** Steps that fill a team's first days. */
async function stepsOf(db: Queries, events: TrafficEvents, state: ReportState): Promise<Step[]> {
  const [firstDay, lastDay] = [plain(state.firstDay), plain(state.lastDay)]
  const team = { teamId: state.teamId, firstDay, scale: state.scale, now: dayTime(addDays(lastDay, 1)) }
  const steps: Step[] = []
  for (const app of await trafficAppsOf(db, events, team)) {
    const days = Math.min(
      demoDays,
      Math.max(1, Math.floor((demoDays * eventsOfStep) / Math.max(1, state.scale * app.plan.share))),
    )
    const each = (work: Step['work'], length: number) => {
      for (let from = firstDay; from <= lastDay; from = addDays(from, length)) {
        const to = addDays(from, length - 1)
        steps.push({ app, work, from, to: to < lastDay ? to : lastDay })
      }
    }
    each('people', days)
    // What people meet takes longest of all: a campaign goes on hour by hour.
    each('meetings', Math.ceil(days / 2))
    steps.push({ app, work: 'tests', from: firstDay, to: lastDay })
    each('adding-up', days * 4)
  }
  return steps
}

/** Number of steps for a team's first days. */
export async function countSteps(db: Queries, events: TrafficEvents, state: ReportState): Promise<number> {
  return (await stepsOf(db, events, state)).length
}

/**
 * Runs the next step of filling, in the given transaction.
 * @returns the numbers of completed and of all steps
 */
export async function fillNext(
  db: Queries,
  events: TrafficEvents,
  teamId: string,
): Promise<{ filled: number; parts: number }> {
  const [state] = await db.select().from(reportStates).where(eq(reportStates.teamId, teamId)).for('update')
  if (!state) return { filled: 0, parts: 0 }
  const steps = await stepsOf(db, events, state)
  const step = steps[state.filled]
  await withoutCompiling(db)
  if (step) await take(db, events, state, step)
  const filled = Math.min(steps.length, state.filled + 1)
  await db.update(reportStates).set({ filled, parts: steps.length }).where(eq(reportStates.teamId, teamId))
  return { filled, parts: steps.length }
}

async function take(
  db: Queries,
  events: TrafficEvents,
  state: ReportState,
  { app, work, from, to }: Step,
): Promise<void> {
  const days = { teamId: state.teamId, appId: app.appId, from, to }
  const lastDay = plain(state.lastDay)
  if (work === 'tests') await generateTestViews(db, app, dayTime(from), state.streamedTime)
  else if (work === 'meetings')
    for (const event of ['traffic.returning', 'traffic.used'] as const)
      await events.announce(event, days, { db, teamId: state.teamId, now: () => dayTime(addDays(lastDay, 1)) })
  else if (work === 'adding-up') await aggregate(db, days)
  else {
    const newcomers = await newcomersOf(db, events, days)
    const builds = await buildsOf(db, events, { ...days, to: lastDay })
    const span = { installedFrom: from, installedTo: to, from, to: lastDay, withKnown: false, newcomers, builds }
    await generateTraffic(db, app, span)
    await writeDownPeople(db, { ...days, to: lastDay }, from)
  }
}

const measuredTables = [
  'cw_report_events',
  'cw_report_days',
  'cw_report_hours',
  'cw_report_people',
  'cw_report_users',
  'cw_report_hour_users',
  'cw_report_traits',
]

/** Updates the planner's statistics; its defaults for new tables lead to nested loops. */
export async function analyzeTables(db: Queries): Promise<void> {
  for (const table of measuredTables) await db.execute(sql`analyze ${sql.identifier(table)}`)
}

/** A day in the format of reports, from the database's. */
export const plain = (day: string): string => day.replaceAll('-', '')
/** The reverse conversion. */
export const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`

/** First day of the demo, and the last complete one. */
export function firstDays(now: number): { firstDay: string; lastDay: string } {
  const lastDay = addDays(dayText(now), -1)
  return { firstDay: addDays(lastDay, 1 - demoDays), lastDay }
}
