import { desc, eq, sql } from 'drizzle-orm'
import { compareSegments, looksAt, type SegmentGroups } from '@console-widgets/statistics'
import { segmentDimensions, segmentsPerDimension, type SegmentDimension } from '@console-widgets/ab-testing/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import { day } from '@console-widgets/platform/clock/durations'
import { eventKinds } from '@console-widgets/reports/model'
import { dateText } from './arms-sql.ts'
import { measure, type Measured } from './measure.ts'
import { groupOf, plannedFor, readResult } from './result.ts'
import { experimentResults, type ExperimentRow } from './tables.ts'

/** Columns of the events by which people are divided. */
const columns: Readonly<Record<SegmentDimension, string>> = {
  country: 'country',
  version: 'version',
  deviceName: 'device_name',
}

interface Segment {
  dimension: SegmentDimension
  segment: string
  people: number
  groups: (Measured | undefined)[]
}

/**
 * The goal in parts of the people: by what was so on the day when they first got a variant, since what came later may
 * be an effect of it. People without a use that day are in no segment.
 */
export async function readSegments(context: Pick<Context, 'db'>, experiment: ExperimentRow) {
  const { db } = context
  const [last] = await db
    .select({ day: experimentResults.day })
    .from(experimentResults)
    .where(eq(experimentResults.experimentId, experiment.experimentId))
    .orderBy(desc(experimentResults.day))
    .limit(1)
  const { withheld } = await readResult(context, experiment)
  if (!last || withheld !== null) return { day: last?.day ?? null, looks: 0, withheld, dimensions: [] }
  const measured = await measureSegments(db, experiment, last.day)
  const segments = segmentDimensions.flatMap((dimension) => largestOf(experiment, measured, dimension))
  const looks = segments.map((segment) => groupsOf(experiment, segment))
  const compared = compareSegments(looks, { method: experiment.method, alpha: experiment.alpha })
  return {
    day: last.day,
    looks: segments.length === 0 ? 0 : looksAt(looks),
    withheld,
    dimensions: segmentDimensions.map((dimension) => ({
      dimension,
      segments: segments.flatMap((segment, at) =>
        segment.dimension === dimension
          ? [
              {
                segment: segment.segment,
                people: segment.people,
                groups: experiment.variants.map(({ variantId }, place) => {
                  const own = segment.groups[place]
                  const found = place === 0 ? undefined : compared[at]?.[place - 1]
                  return {
                    variantId,
                    people: own?.people ?? 0,
                    mean: own && own.people > 0 ? own.mean : null,
                    lift: found?.lift ?? null,
                    liftInterval: found?.liftInterval ?? null,
                    interval: found?.interval ?? null,
                    differs: (found?.side ?? 0) !== 0,
                  }
                }),
              },
            ]
          : [],
      ),
    })),
  }
}

/** The goal of each variant in each segment: measured as if each of these were a variant of its own. */
async function measureSegments(db: Context['db'], experiment: ExperimentRow, lastDay: number) {
  const { teamId, appId, experimentId, windowDays, currency, capsRevenue, goal } = experiment
  const values = sql.raw(segmentDimensions.map((dimension) => `('${dimension}', f.${columns[dimension]})`).join(', '))
  const measured = await measure(db, {
    teamId,
    appId,
    people: sql`
      select p.person_key, p.person, json_build_array(p.variant_id, s.dimension, s.segment)::text as variant_id, p.day, p.hour
      from (
        select person_key, person, variant_id, (to_timestamp(time / 1000) at time zone 'UTC')::date as day,
          extract(hour from to_timestamp(time / 1000) at time zone 'UTC')::int as hour
        from cw_experiment_people where experiment_id = ${experimentId} and time < ${lastDay + day} and person is not null
      ) p join (
        select distinct on (person, day) person, day, country, version, device_name from cw_report_events
        where team_id = ${teamId} and app_id = ${appId} and kind = ${sql.raw(String(eventKinds.active))} and person > 0
          and day between ${dateText(experiment.startTime ?? 0)}::date and ${dateText(lastDay)}::date
        order by person, day, hour, version, country, device_name
      ) f on f.person = p.person and f.day = p.day
      cross join lateral (values ${values}) as s (dimension, segment)
      where s.segment <> ''`,
    metricIds: [goal],
    windowDays,
    currency,
    capsRevenue,
    lastDay: dateText(lastDay),
  })
  return measured.map(({ variantId: key, ...rest }) => {
    const [variantId, dimension, segment] = JSON.parse(key) as [string, SegmentDimension, string]
    return { ...rest, variantId, dimension, segment }
  })
}

type MeasuredSegment = Awaited<ReturnType<typeof measureSegments>>[number]

/** The segments with the most people. Every further one would widen the intervals of all. */
function largestOf(
  { variants }: ExperimentRow,
  measured: readonly MeasuredSegment[],
  dimension: SegmentDimension,
): Segment[] {
  const own = measured.filter((row) => row.dimension === dimension)
  return [...new Set(own.map(({ segment }) => segment))]
    .map((segment) => {
      const rows = own.filter((row) => row.segment === segment)
      return {
        dimension,
        segment,
        people: rows.reduce((sum, { people }) => sum + people, 0),
        groups: variants.map(({ variantId }) => rows.find((row) => row.variantId === variantId)),
      }
    })
    .filter(({ people }) => people > 0)
    .toSorted((one, other) => other.people - one.people || (one.segment < other.segment ? -1 : 1))
    .slice(0, segmentsPerDimension)
}

/**
 * A segment as the statistics take it. The people who are planned for must not depend on those who came, so they are
 * an equal part of the experiment's; they only shift where the intervals are narrowest.
 */
function groupsOf(experiment: ExperimentRow, { groups }: Segment): SegmentGroups {
  const [control, ...others] = experiment.variants
  return {
    groups: groups.map((group) => (group ? groupOf(group) : { people: 0, mean: 0, variance: 0 })),
    planned: others.map((variant) =>
      control ? Math.max(1, plannedFor(experiment, variant, control) / segmentsPerDimension) : 1,
    ),
  }
}
