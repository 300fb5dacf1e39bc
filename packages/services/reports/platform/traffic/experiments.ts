import { sql, type SQL } from 'drizzle-orm'
import { eventKinds, type EventKind } from '@console-widgets/reports/model'
import type { TrafficArms } from '@console-widgets/platform/experiments/experiments'
import { literal } from './draw.ts'
import { noise } from './people-of-days.ts'

/** Share of the effects that are none, and the range of the others, relative to the control. */
const withoutEffect = 1 / 3
const [worst, best] = [-0.15, 0.2]

/**
 * What a variant does to the number of events of a type, as a factor. It's drawn from a hash of the variant, and known
 * here only: what a console says about an experiment has to be found out from the events.
 */
export function truthOf(variantId: string, kind: EventKind): number {
  const drawn = noise(`truth of ${variantId}`, eventKinds[kind])
  if (drawn < withoutEffect) return 1
  return 1 + worst + ((drawn - withoutEffect) / (1 - withoutEffect)) * (best - worst)
}

const columnOf = (at: number) => sql.raw(`arm_${at}`)

/** Columns of people: the variant that each would get in each experiment. */
export function armsOfPeople(arms: readonly TrafficArms[]): SQL {
  return sql.join(
    arms.map((each, at) => sql`, ${each.variantOf(sql`person`, sql`country`)} as ${columnOf(at)}`),
    sql``,
  )
}

/** Columns of visits: the variant with which each experiment acts on the day. */
export function armsOfVisits(arms: readonly TrafficArms[]): SQL {
  return sql.join(
    arms.map((each, at) => sql`, ${armOn(each, at, sql`p.`, sql`v.day`)} as ${columnOf(at)}`),
    sql``,
  )
}

function armOn(each: TrafficArms, at: number, from: SQL, day: SQL): SQL {
  return sql`(case when ${from}${columnOf(at)} is not null and ${each.actsOn(sql`p.person`, day)} then ${from}${columnOf(at)} end)`
}

/** Factor of a type of events for the row `o` of a visit. */
export function factorOfVisit(arms: readonly TrafficArms[], kind: EventKind): SQL {
  return factorOf(arms, kind, (at) => sql`o.${columnOf(at)}`)
}

/** Factor of a person's use on a day, for the row `p` of a person. */
export function factorOfUse(arms: readonly TrafficArms[], day: SQL): SQL {
  return factorOf(arms, 'active', (at, each) => armOn(each, at, sql`p.`, day))
}

function factorOf(arms: readonly TrafficArms[], kind: EventKind, armOf: (at: number, arms: TrafficArms) => SQL): SQL {
  const factors = arms.flatMap((each, at) => {
    // The first one is the control.
    const effects = each.variantIds
      .slice(1)
      .map((variantId) => [variantId, truthOf(variantId, kind)] as const)
      .filter(([, factor]) => factor !== 1)
    if (effects.length === 0) return []
    const cases = effects.map(
      ([variantId, factor]) => sql`when ${literal(variantId)} then ${sql.raw(factor.toFixed(6))}`,
    )
    return [sql` * (case ${armOf(at, each)} ${sql.join(cases, sql` `)} else 1 end)`]
  })
  return sql`(1.0::float8${sql.join(factors, sql``)})`
}
