import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { eventKinds, firstReportedPerson } from '@console-widgets/reports/model'
import { reportedPeople, reportStates } from '@console-widgets/reports/platform/rows'
import { day } from '@console-widgets/platform/clock/durations'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { messageEvents } from '@console-widgets/app-messaging/platform/rows'
import { dateText, daysOf, pauseOn, variantInSql } from './arms-sql.ts'
import { measure } from './measure.ts'
import { metricsOf } from './metrics-of.ts'
import { tellOfGuardrails } from './tell-of-guardrails.ts'
import { experimentClocks, experimentPeople, experimentResults, experiments, type ExperimentRow } from './tables.ts'

/** Kind of the job that evaluates each day. */
export const evaluateKind = 'ab-testing.evaluate'

/** Time after midnight at which a day is evaluated: its events are there by then. */
const afterMidnight = 50 * 60_000
/** Days of experiments that a job evaluates in one transaction. */
const stepsAtOnce = 20
/** Milliseconds after which an incomplete past is looked at again. */
const patience = 10_000

const dueAfter = (start: number) => start + day + afterMidnight

/** Registers who evaluates experiments. Traffic obeys their state, which an evaluation doesn't change. */
export function defineExperimentActors({ jobs }: PlatformParts): void {
  jobs.setApart(evaluateKind)
  jobs.define(evaluateKind, async (_, { db, teamId, now }) => {
    const dueTime = await evaluateDays(db, teamId, now, { tells: true })
    if (dueTime !== undefined) await scheduleEvaluation(db, jobs, teamId, dueTime)
  })
}

async function scheduleEvaluation(db: Queries, jobs: PlatformParts['jobs'], teamId: string, dueTime: number) {
  await jobs.schedule(db, { kind: evaluateKind, teamId, payload: {}, dueTime })
}

/** Begins to evaluate an experiment, and schedules the job if the team has none. */
export async function beginEvaluation(
  db: Queries,
  { jobs }: Pick<PlatformParts, 'jobs'>,
  experiment: ExperimentRow,
): Promise<void> {
  const { teamId, experimentId, appId } = experiment
  const isFirst = (await db.$count(experimentClocks)) === 0
  const { first } = daysOf(experiment)
  await db.insert(experimentClocks).values({ teamId, experimentId, appId, nextDay: first })
  if (isFirst) await scheduleEvaluation(db, jobs, teamId, dueAfter(first))
}

/**
 * Evaluates the complete days of a team's experiments, each once and in order, and at most so many.
 * @param options.tells whether the team is told what a day has changed
 * @returns when to come back, if there is anything to wait for
 */
export async function evaluateDays(
  db: Queries,
  teamId: string,
  now: number,
  { mostSteps = stepsAtOnce, tells }: { mostSteps?: number; tells: boolean },
): Promise<number | undefined> {
  const [traffic] = await db.select().from(reportStates).where(eq(reportStates.teamId, teamId))
  if (traffic && traffic.filled < traffic.parts) return now + patience
  for (let step = 0; step < mostSteps; step++) {
    const [clock] = await db
      .select()
      .from(experimentClocks)
      .where(and(eq(experimentClocks.teamId, teamId), lte(experimentClocks.nextDay, now - dueAfter(0))))
      .orderBy(asc(experimentClocks.nextDay), asc(experimentClocks.experimentId))
      .limit(1)
    if (!clock) return nextDueTime(db, teamId)
    const [experiment] = await db.select().from(experiments).where(eq(experiments.experimentId, clock.experimentId))
    const isEvaluated = await evaluateDay(db, experiment, clock)
    if (experiment && isEvaluated && tells) await tellOfGuardrails(db, experiment, clock.nextDay, now)
  }
  return now
}

async function nextDueTime(db: Queries, teamId: string): Promise<number | undefined> {
  const [next] = await db
    .select({ nextDay: sql<string | null>`min(${experimentClocks.nextDay})` })
    .from(experimentClocks)
    .where(eq(experimentClocks.teamId, teamId))
  const nextDay = next?.nextDay ?? null
  return nextDay === null ? undefined : dueAfter(Number(nextDay))
}

/** @returns whether the day was one of the experiment’s, and is evaluated now */
async function evaluateDay(
  db: Queries,
  experiment: ExperimentRow | undefined,
  { experimentId, nextDay }: { experimentId: string; nextDay: number },
): Promise<boolean> {
  const own = eq(experimentClocks.experimentId, experimentId)
  if (!experiment || nextDay > daysOf(experiment).last) {
    await db.delete(experimentClocks).where(own)
    return false
  }
  await takeIn(db, experiment, nextDay)
  await joinReported(db, experiment)
  await writeResults(db, experiment, nextDay)
  await db
    .update(experimentClocks)
    .set({ nextDay: nextDay + day })
    .where(own)
  return true
}

/**
 * Takes in the people of the demo's traffic who used the app on a day, unless the experiment was paused then. People
 * whom the app reports are in it once they are served.
 */
async function takeIn(db: Queries, experiment: ExperimentRow, start: number): Promise<void> {
  if (pauseOn(experiment, start) !== undefined) return
  if (experiment.kind === 'message') return takeInShown(db, experiment, start)
  const { teamId, appId, experimentId } = experiment
  await db.execute(sql`
    insert into cw_experiment_people (team_id, experiment_id, app_id, person_key, variant_id, person, time)
    select ${teamId}, ${experimentId}, ${appId}, '#' || person, variant_id, person, ${start}::bigint + hour * 3600000 from (
      select person, hour, ${variantInSql(experiment, sql`person`, sql`country`)} as variant_id from (
        select distinct on (person) person, hour, country from cw_report_events
        where team_id = ${teamId} and app_id = ${appId} and kind = ${sql.raw(String(eventKinds.active))}
          and day = ${dateText(start)}::date and person > 0 and person < ${sql.raw(String(firstReportedPerson))}
          and not exists (
            select from cw_experiment_people p
            where p.experiment_id = ${experimentId} and p.person_key = '#' || cw_report_events.person)
        order by person, hour
      ) as users
    ) as placed where variant_id is not null
    on conflict do nothing`)
}

/** Takes in the people of the demo's traffic to whom the message of an experiment was shown on a day. */
async function takeInShown(db: Queries, experiment: ExperimentRow, start: number): Promise<void> {
  const { teamId, appId, experimentId, variants } = experiment
  await db.execute(sql`
    insert into cw_experiment_people (team_id, experiment_id, app_id, person_key, variant_id, person, time)
    select ${teamId}, ${experimentId}, ${appId}, person_key, variant_id, person, time from (
      select person_key, person, time, ${variantInSql(experiment, sql`person`, sql`country`)} as variant_id from (
        select distinct on (${messageEvents.personKey}) ${messageEvents.personKey}, ${messageEvents.person},
          ${messageEvents.time}, ${messageEvents.country}
        from ${messageEvents}
        where ${messageEvents.teamId} = ${teamId} and ${messageEvents.appId} = ${appId}
          and ${messageEvents.messageId} = ${variants[0]?.values[0]?.key ?? ''} and ${messageEvents.kind} = 'impression'
          and ${messageEvents.time} >= ${start} and ${messageEvents.time} < ${start + day}
          and ${messageEvents.person} < ${sql.raw(String(firstReportedPerson))}
        order by ${messageEvents.personKey}, ${messageEvents.time}
      ) as users
    ) as placed where variant_id is not null
    on conflict do nothing`)
}

/** Gives people who were served the numbers that they have in the app's events, once the app reports any of theirs. */
async function joinReported(db: Queries, { experimentId, appId }: ExperimentRow): Promise<void> {
  const { personKey, person, experimentId: ofExperiment } = experimentPeople
  await db
    .update(experimentPeople)
    .set({ person: reportedPeople.person })
    .from(reportedPeople)
    .where(
      and(
        eq(ofExperiment, experimentId),
        isNull(person),
        eq(reportedPeople.appId, appId),
        eq(reportedPeople.personKey, personKey),
      ),
    )
}

async function writeResults(db: Queries, experiment: ExperimentRow, start: number): Promise<void> {
  const { teamId, appId, experimentId, windowDays, currency, capsRevenue, variants } = experiment
  const own = { teamId, experimentId, appId, day: start }
  const sizes = await rowsOf<{ variant_id: string; people: number }>(
    db,
    sql`select variant_id, count(*)::int as people from cw_experiment_people
      where experiment_id = ${experimentId} and time < ${start + day} group by variant_id`,
  )
  const measured = await measure(db, {
    teamId,
    appId,
    people: sql`select person_key, person, variant_id, (to_timestamp(time / 1000) at time zone 'UTC')::date as day,
      extract(hour from to_timestamp(time / 1000) at time zone 'UTC')::int as hour
      from cw_experiment_people where experiment_id = ${experimentId} and time < ${start + day}`,
    metricIds: metricsOf(experiment),
    windowDays,
    currency,
    capsRevenue,
    lastDay: dateText(start),
  })
  await db.insert(experimentResults).values([
    ...variants.map(({ variantId }) => ({
      ...own,
      metricId: '' as const,
      variantId,
      people: sizes.find(({ variant_id }) => variant_id === variantId)?.people ?? 0,
      mean: 0,
      variance: 0,
    })),
    ...measured.map(({ metricId, variantId, people, mean, variance }) => ({
      ...own,
      metricId,
      variantId,
      people,
      mean,
      variance,
    })),
  ])
}

/** Evaluates everything that is due by now, and schedules what comes later. */
export async function catchUp(db: Queries, services: PlatformParts, teamId: string, now: number): Promise<void> {
  const dueTime = await evaluateDays(db, teamId, now, { mostSteps: Number.POSITIVE_INFINITY, tells: false })
  if (dueTime !== undefined) await scheduleEvaluation(db, services.jobs, teamId, dueTime)
}
