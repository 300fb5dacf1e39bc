import { eq } from 'drizzle-orm'
import { addDays, dayMilliseconds, dayText, dayTime } from '@console-widgets/reports/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { defineExportTask } from './exports/export-task.ts'
import { withoutCompiling } from '@console-widgets/platform/database/without-compiling'
import { defineAddingUp } from './reported/add-up.ts'
import { rollUp } from './roll-ups/roll-up.ts'
import { reportStates } from './tables.ts'
import { analyzeTables, dashed, fillNext, plain, type ReportState } from './traffic/fill.ts'
import { generateTestViews, generateTraffic } from './traffic/generate.ts'
import { buildsOf } from './traffic/builds.ts'
import { newcomersOf } from './traffic/newcomers.ts'
import { trafficAppsOf } from './traffic/traffic-apps.ts'

export const fillKind = 'reports.fill'
export const trafficKind = 'reports.traffic'

const hour = dayMilliseconds / 24

/** The next full hour. */
export const nextHour = (now: number): number => (Math.floor(now / hour) + 1) * hour

/** Registers the task that generates the demo's first days, the job that continues them, and long exports. */
export function defineReportActors(services: PlatformParts): void {
  const { database, events, jobs, tasks } = services
  // With the platform's permissions: the planner's statistics of a table are its owner's.
  tasks.define<{ teamId: string }>(
    fillKind,
    async ({ teamId }, { progress, signal }) => {
      for (;;) {
        signal.throwIfAborted()
        const { filled, parts } = await database.asPlatform((db) => fillNext(db, events, teamId))
        await progress(filled, parts)
        if (filled >= parts) break
        // Requests that wait for the database go first.
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      await database.asPlatform(analyzeTables)
    },
    { repeatable: true },
  )
  jobs.precede(trafficKind)
  jobs.playUsers(trafficKind)
  jobs.define(trafficKind, async (_, { db, teamId, calmUntil }) => {
    const now = await calmUntil()
    const [state] = await db.select().from(reportStates).where(eq(reportStates.teamId, teamId)).for('update')
    if (!state) return
    if (state.filled >= state.parts) await bringUpToDate(db, events, state, now)
    await jobs.schedule(db, { kind: trafficKind, teamId, payload: {}, dueTime: nextHour(now) })
  })
  defineExportTask(services)
  defineAddingUp(services)
}

/** Generates the events since the last run: hours of the current day, and all days completed since. */
async function bringUpToDate(
  db: Queries,
  events: PlatformParts['events'],
  state: ReportState,
  now: number,
): Promise<void> {
  const { teamId, scale } = state
  const firstDay = plain(state.firstDay)
  const streamedTime = Math.floor(now / hour) * hour
  const from = addDays(plain(state.lastDay), 1)
  const to = addDays(dayText(now), -1)
  await withoutCompiling(db)
  for (const app of await trafficAppsOf(db, events, { teamId, firstDay, scale, now })) {
    await generateTestViews(db, app, Math.max(state.streamedTime, dayTime(firstDay)), streamedTime)
    if (to < from) continue
    const used = { teamId, appId: app.appId, from, to }
    const newcomers = await newcomersOf(db, events, used)
    const builds = await buildsOf(db, events, used)
    const span = { installedFrom: from, installedTo: to, from, to, withKnown: true, newcomers, builds }
    await generateTraffic(db, app, span)
    for (const event of ['traffic.returning', 'traffic.used'] as const)
      await events.announce(event, used, { db, teamId, now: () => now })
    await rollUp(db, used)
  }
  await db
    .update(reportStates)
    .set({ streamedTime, ...(to < from ? {} : { lastDay: dashed(to) }) })
    .where(eq(reportStates.teamId, teamId))
}
