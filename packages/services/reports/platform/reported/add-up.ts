import { and, asc, eq, lt, lte, sql } from 'drizzle-orm'
import { firstReportedPerson } from '@console-widgets/reports/model'
import { day, hour } from '@console-widgets/platform/clock/durations'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { withoutCompiling } from '@console-widgets/platform/database/without-compiling'
import { rollUp } from '../roll-ups/roll-up.ts'
import { reportedDays, reportedIds, reportingApps, reportStates } from '../tables.ts'
import { dayOf, type Reporting } from './reporting.ts'

/** Kind of the job that adds up the days with events that an app has reported. */
export const addUpKind = 'reports.add-up'

/** Time after a full hour at which days are added up. */
const afterHour = 5 * 60_000
/** Milliseconds after which a team whose demo events are still being generated is looked at again. */
const patience = 10_000

const nextMidnight = (now: number) => (Math.floor((now - afterHour) / day) + 1) * day + afterHour
const nextHour = (now: number) => (Math.floor((now - afterHour) / hour) + 1) * hour + afterHour

interface AddingUp {
  appId: string
  /** Whether it is the job of each day, and not one for late events. */
  isDaily: boolean
}

interface Jobs {
  jobs: Pick<PlatformParts['jobs'], 'schedule'>
}

async function schedule({ jobs }: Jobs, db: Queries, teamId: string, payload: AddingUp, dueTime: number) {
  await jobs.schedule(db, { kind: addUpKind, teamId, payload, dueTime })
}

/** Registers who adds up the days of apps that report events. The traffic doesn't depend on them. */
export function defineAddingUp(services: PlatformParts): void {
  services.jobs.setApart(addUpKind)
  services.jobs.define<AddingUp>(addUpKind, async (payload, { db, teamId, now }) => {
    const { appId, isDaily } = payload
    // The app may have been deleted.
    if ((await db.$count(reportingApps, eq(reportingApps.appId, appId))) === 0) return
    const [state] = await db.select().from(reportStates).where(eq(reportStates.teamId, teamId)).for('update')
    if (state && state.filled < state.parts) return schedule(services, db, teamId, payload, now + patience)
    await db.delete(reportedIds).where(and(eq(reportedIds.appId, appId), lte(reportedIds.keptUntil, now)))
    const isDone = await addUpDays(db, teamId, appId, dayOf(now))
    await moveOn(db, teamId, now)
    if (isDaily) await schedule(services, db, teamId, payload, nextMidnight(now))
    if (!isDone) await schedule(services, db, teamId, { appId, isDaily: false }, nextHour(now))
  })
}

/** Adds up the days before today. @returns whether no request has added an event to one of them meanwhile */
async function addUpDays(db: Queries, teamId: string, appId: string, today: string): Promise<boolean> {
  const isPast = and(eq(reportedDays.appId, appId), lt(reportedDays.day, today))
  const days = await db.select().from(reportedDays).where(isPast).orderBy(asc(reportedDays.day))
  if (days.length === 0) return true
  await withoutCompiling(db)
  await moveInstalls(db, teamId, appId)
  for (const each of days) await rollUp(db, { teamId, appId, from: each.day, to: each.day })
  // One by one, in the order in which requests count: none waits for one that waits for it.
  for (const each of days)
    await db
      .delete(reportedDays)
      .where(
        and(eq(reportedDays.appId, appId), eq(reportedDays.day, each.day), eq(reportedDays.requests, each.requests)),
      )
  return (await db.$count(reportedDays, isPast)) === 0
}

/** Moves people to an earlier day of installation, if one of their events arrived late. */
async function moveInstalls(db: Queries, teamId: string, appId: string): Promise<void> {
  await db.execute(sql`
    update cw_report_people p set install_day = r.install_day,
      active_days = repeat('0', p.install_day - r.install_day)::varbit || p.active_days
    from cw_reported_people r
    where r.app_id = ${appId} and p.team_id = ${teamId} and p.app_id = ${appId} and p.person = r.person
      and r.install_day < p.install_day`)
}

/** The last complete day of a team without traffic, whose events are those alone that its apps report. */
async function moveOn(db: Queries, teamId: string, now: number): Promise<void> {
  await db
    .update(reportStates)
    .set({ lastDay: dayOf(now - day), streamedTime: now })
    .where(and(eq(reportStates.teamId, teamId), eq(reportStates.scale, 0), lt(reportStates.lastDay, dayOf(now - day))))
}

/** With the first events of an app, begins to add up its days, and says that its team has events. */
export async function beginReporting(db: Queries, services: Jobs, { teamId, appId, now }: Reporting): Promise<void> {
  const [added] = await db
    .insert(reportingApps)
    .values({ appId, nextPerson: firstReportedPerson })
    .onConflictDoNothing()
    .returning()
  if (!added) return
  // Two apps of a team can begin at once.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`reports ${teamId}`}))`)
  if ((await db.$count(reportStates)) === 0)
    await db.insert(reportStates).values({
      firstDay: dayOf(now),
      lastDay: dayOf(now - day),
      streamedTime: now,
      scale: 0,
      filled: 0,
      parts: 0,
    })
  await schedule(services, db, teamId, { appId, isDaily: true }, nextMidnight(now))
}

/**
 * Marks days with new events. Those that are over are added up again soon; others, when they are. It has to be the last
 * thing in the transaction of a request: requests of an app wait for each other here.
 */
export async function scheduleLateDays(
  db: Queries,
  services: Jobs,
  { teamId, appId, now }: Reporting,
  days: readonly string[],
): Promise<void> {
  const rows = await rowsOf<{ day: string; requests: number }>(
    db,
    sql`insert into cw_reported_days (app_id, day, requests)
      select ${appId}, day, 1 from unnest(${`{${days.toSorted().join(',')}}`}::date[]) as d (day)
      on conflict (app_id, day) do update set requests = cw_reported_days.requests + 1
      returning day::text as day, requests`,
  )
  // With the first request, so that there is one job.
  if (rows.some((row) => row.requests === 1 && row.day < dayOf(now)))
    await schedule(services, db, teamId, { appId, isDaily: false }, nextHour(now))
}
