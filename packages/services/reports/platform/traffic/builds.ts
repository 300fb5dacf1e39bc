import { sql, type SQL } from 'drizzle-orm'
import { addDays } from '@console-widgets/reports/model'
import type { Events } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { UsedBuild, UsedDays } from '@console-widgets/platform/traffic/traffic-events'

/** People who use the build of a test on some days, each one build at a time. */
export async function buildsOf(
  db: Queries,
  events: Pick<Events, 'collectAnswers'>,
  days: UsedDays,
): Promise<UsedBuild[]> {
  return inTurn((await events.collectAnswers('traffic.builds', days, { db })).flat())
}

/** The build of a later day takes the place of an earlier one. */
export function inTurn(builds: readonly UsedBuild[]): UsedBuild[] {
  const sorted = builds.toSorted(
    (one, other) => one.person - other.person || (one.from < other.from ? -1 : one.from > other.from ? 1 : 0),
  )
  return sorted
    .map((build, at) => {
      const next = sorted[at + 1]
      return next?.person === build.person && next.from <= build.to ? { ...build, to: addDays(next.from, -1) } : build
    })
    .filter(({ from, to }) => from <= to)
}

/** Common table of the builds, with a comma behind it. Nothing without builds. */
export function tableOfBuilds(builds: readonly UsedBuild[]): SQL {
  if (builds.length === 0) return sql``
  // Names of versions come from packages, and can have any characters.
  const quoted = (value: string | number) => `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`
  const list = (of: (build: UsedBuild) => string | number) => `{${builds.map((build) => quoted(of(build))).join(',')}}`
  return sql`builds as (
      select build_person, build_version, build_from, build_to
      from unnest(${list(({ person }) => person)}::int[], ${list(({ version }) => version)}::text[], ${list(({ from }) => from)}::date[], ${list(({ to }) => to)}::date[]) as b (build_person, build_version, build_from, build_to)
    ), `
}

/** Joins the build that a person uses on a day. */
export function joinBuild(builds: readonly UsedBuild[], alias: SQL, person: SQL, day: SQL): SQL {
  if (builds.length === 0) return sql``
  return sql` left join builds ${alias} on ${alias}.build_person = ${person} and ${day} between ${alias}.build_from and ${alias}.build_to`
}

/** The version of the build that was joined, or else the one of the store. */
export function orBuild(builds: readonly UsedBuild[], alias: SQL, version: SQL): SQL {
  return builds.length === 0 ? version : sql`coalesce(${alias}.build_version, ${version})`
}
