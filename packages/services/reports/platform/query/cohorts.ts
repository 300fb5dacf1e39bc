import { sql } from 'drizzle-orm'
import { addDays, daysBetween, fewestPeople, type ReportId } from '@console-widgets/reports/model'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { prepare } from './answer.ts'
import { note, wrong, type Asked } from './question.ts'
import { placeOfDay } from './run.ts'
import { all, conditionsOf, dayLiteral } from './sql.ts'
import { issue } from '../issues.ts'

/** Days and weeks after installation that retention covers. */
const mostSteps = { day: 30, week: 12 } as const
/** Number of days in one step. */
const lengthOf = { day: 1, week: 7 } as const

export interface Cohort {
  startTime: string
  endTime: string
  people: number | null
  kept: (number | null)[]
}

/**
 * People by the day or week of installation, with the number who used the app in each step after it. A step counts once
 * it is complete for the last person in the cohort.
 */
export async function answerCohorts(db: Queries, reportId: ReportId, asked: Asked, now: number) {
  if ((asked.groupBy?.length ?? 1) > 1) throw wrong(issue('groupBy', 'date-or-week-alone'))
  const { question } = await prepare(db, reportId, asked, now)
  const { period, dataTime, notes, groupBy, filters } = question
  const step = groupBy[0] === 'week' ? 'week' : groupBy[0] === 'date' ? 'day' : undefined
  if (!step) throw wrong(issue('groupBy', 'date-or-week'))
  const length = lengthOf[step]
  // Weekly cohorts extend the period to whole weeks, without the current one.
  const starts: string[] = []
  for (
    let day = step === 'week' ? placeOfDay('week', period.startTime) : period.startTime;
    day <= period.endTime && addDays(day, length - 1) <= dataTime;
    day = addDays(day, length)
  )
    starts.push(day)
  const steps = Math.min(mostSteps[step], Math.floor((daysBetween(starts[0] ?? dataTime, dataTime) - length) / length))
  const counts = await countKept(db, {
    from: starts[0],
    to: addDays(starts.at(-1) ?? dataTime, length - 1),
    length,
    steps,
    conditions: all(conditionsOf(filters, false)),
  })
  const few = (people: number) => people > 0 && people < fewestPeople
  const average = Array.from({ length: Math.max(0, steps) }, () => ({ of: 0, by: 0 }))
  const cohorts = starts.map((startTime): Cohort => {
    const endTime = addDays(startTime, length - 1)
    const { people = 0, kept = [] } = counts.get(startTime) ?? {}
    // A step is complete when its last day has passed for the last people in the cohort.
    const complete = Math.max(0, Math.min(steps, Math.floor((daysBetween(endTime, dataTime) - 1) / length)))
    const told = Array.from({ length: complete }, (_, place) => kept[place] ?? 0)
    for (const [place, back] of told.entries()) {
      const sum = average[place] as { of: number; by: number }
      sum.of += back
      sum.by += people
    }
    return {
      startTime,
      endTime,
      people: few(people) ? null : people,
      kept: told.map((back) => (few(people) || few(back) ? null : back)),
    }
  })
  if (cohorts.some(({ people, kept }) => people === null || kept.includes(null))) notes.push(note('hidden'))
  return {
    reportId,
    period,
    dataTime,
    step,
    cohorts,
    average: average.map(({ of, by }) => (by < fewestPeople ? null : of / by)),
    notes,
  } as const
}

interface Counted {
  people: number
  kept: number[]
}

async function countKept(
  db: Queries,
  {
    from,
    to,
    length,
    steps,
    conditions,
  }: { from: string | undefined; to: string; length: number; steps: number; conditions: ReturnType<typeof all> },
): Promise<Map<string, Counted>> {
  if (from === undefined) return new Map()
  const number = (value: number) => sql.raw(String(value))
  const sinceStart = sql`(install_day - ${dayLiteral(from)})`
  // Steps count from the cohort's start: for a week, from the following Monday.
  const offset = (step: number) =>
    length === 1 ? sql`${number(step)}` : sql`${number(step * length)} - ${sinceStart} % ${number(length)}`
  const back = (step: number) =>
    sql`count(*) filter (where bit_count(substring(active_days from ${offset(step)} + 1 for ${number(length)})) > 0)::int as ${sql.raw(`step_${step}`)}`
  const columns = Array.from({ length: Math.max(0, steps) }, (_, place) => back(place + 1))
  const rows = await rowsOf<Record<string, number | string>>(
    db,
    sql`select to_char(install_day - ${sinceStart} % ${number(length)}, 'YYYYMMDD') as cohort, ${sql.join([sql`count(*)::int as people`, ...columns], sql`, `)}
      from cw_report_people where install_day between ${dayLiteral(from)} and ${dayLiteral(to)} and ${conditions} group by 1`,
  )
  return new Map(
    rows.map((row) => [
      String(row.cohort),
      { people: Number(row.people), kept: columns.map((_, place) => Number(row[`step_${place + 1}`])) },
    ]),
  )
}
