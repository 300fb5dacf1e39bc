import { sql } from 'drizzle-orm'
import { dayText, eventKinds, fewestPeople, type MetricId, type ReportId } from '@console-widgets/reports/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { answerReport } from './query/answer.ts'
import { reachOf, type Asked } from './query/question.ts'

/** Metrics of a version, from the reports that have them by version. */
const metricsOf = {
  'device-info': ['activePeople', 'crashes', 'crashShare', 'freezeShare'],
  'install-failure': ['installFailureShare'],
} as const satisfies Partial<Record<ReportId, readonly MetricId[]>>

type Values = Record<string, number | null>

/** Rates of users whose number is hidden: a rate would say something of a few people, or 0 % where nothing is known. */
const noRates = { crashShare: null, freezeShare: null, installFailureShare: null }

/** Figures of a version in the values of its reports. No one used it if there are none. */
export function figuresIn({ activePeople = 0, crashes = 0, ...values }: Values) {
  const { crashShare = null, freezeShare = null, installFailureShare = null } = values
  const rates = { crashShare, freezeShare, installFailureShare }
  return { users: activePeople, crashes, ...(activePeople === null ? noRates : rates) }
}

const crashShareOf = ({ activePeople, crashShare = null }: Values) => (activePeople === null ? null : crashShare)

/** Answers what the versions ask about a phased release, with the same code as the reports. */
export const phasedAnswers: QuestionTakers = {
  'versions.phased-figures': async ({ appId, versionNumber, previousNumber, fromTime, toTime }, { db }) => {
    const { dataTime, notes } = await reachOf(db, toTime)
    const isFilling = notes.some(({ note }) => note === 'filling')
    const startTime = dayText(fromTime)
    const endTime = dayText(toTime) < dataTime ? dayText(toTime) : dataTime
    const none = { users: null, crashes: null, crashShare: null, freezeShare: null, installFailureShare: null }
    if (notes.some(({ note }) => note === 'no-data') || endTime < startTime)
      return { period: null, isFilling, allUsers: null, version: none, previous: none, days: [] }
    const ask = (reportId: keyof typeof metricsOf, asked: Asked) =>
      answerReport(
        db,
        reportId,
        { appId, startTime, endTime, metrics: [...metricsOf[reportId]], comparison: 'none', ...asked },
        toTime,
      )
    const quality = await ask('device-info', { groupBy: ['appVersion'] })
    const failures = await ask('install-failure', { groupBy: ['appVersion'] })
    const byDay = await ask('device-info', { groupBy: ['date', 'appVersion'], sort: 'date' })
    const of = (version: string | null, day?: string): Values =>
      Object.assign(
        {},
        ...[...(day === undefined ? [...quality.rows, ...failures.rows] : byDay.rows)].flatMap(({ keys, values }) =>
          keys.appVersion === version && (day === undefined || keys.date === day) ? [values] : [],
        ),
      )
    const metrics = (version: string | null) => figuresIn(of(version))
    const days = await reachedByDay(db, { appId, versionNumber, startTime, endTime })
    return {
      period: { startTime, endTime },
      isFilling,
      allUsers: quality.totals.values.activePeople ?? null,
      version: metrics(versionNumber),
      previous: metrics(previousNumber),
      days: days.map(({ day, reached }) => {
        const values = of(versionNumber, day)
        return {
          day,
          reached: reached > 0 && reached < fewestPeople ? null : reached,
          users: values.activePeople === undefined ? 0 : values.activePeople,
          crashShare: crashShareOf(values),
          previousCrashShare: crashShareOf(of(previousNumber, day)),
        }
      }),
    }
  },
}

/** Users of a version up to each day, each counted once. */
function reachedByDay(
  db: Queries,
  {
    appId,
    versionNumber,
    startTime,
    endTime,
  }: { appId: string; versionNumber: string; startTime: string; endTime: string },
): Promise<{ day: string; reached: number }[]> {
  return rowsOf(
    db,
    sql`
    with users as (
      select day, block, people from cw_report_users
      where app_id = ${appId} and kind = ${eventKinds.active} and version = ${versionNumber} and day between ${startTime}::date and ${endTime}::date
    ), reached as (
      select d::date as day, bit_or(people) over (partition by blocks.block order by d) as people
      from generate_series(${startTime}::date, ${endTime}::date, interval '1 day') as d
      cross join (select distinct block from users) as blocks left join users on users.block = blocks.block and users.day = d::date
    )
    select to_char(d, 'YYYYMMDD') as day, coalesce((select sum(bit_count(people)) from reached where reached.day = d::date), 0)::int as reached
    from generate_series(${startTime}::date, ${endTime}::date, interval '1 day') as d order by d`,
  )
}
