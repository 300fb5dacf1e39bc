import { and, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm'
import { hour } from '@console-widgets/platform/clock/durations'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { linkClicks, linkCounts, type CountSubject } from './tables.ts'

/** Clicks of a link from a time until before another one. */
interface Counted {
  linkId: string
  start: number
  end: number
}

/** Rows of counts of whole hours, and each click of an hour that the range cuts: `time`, `name`, and numbers. */
function countsIn({ linkId, start, end }: Counted, subject: CountSubject): SQL {
  const [first, last] = [Math.ceil(start / hour) * hour, Math.floor(end / hour) * hour]
  const name = subject === '' ? sql`''` : sql`coalesce(${linkClicks[subject]}, '')`
  const within = (from: number, to: number) => and(gte(linkClicks.time, from), lt(linkClicks.time, to))
  // Two ranges of the index: as a condition over all of the range, each of its clicks would be read.
  const isCut = first < last ? or(within(start, first), within(last, end)) : within(start, end)
  return sql`(
    select ${linkCounts.hour} as time, ${linkCounts.name} as name, ${linkCounts.clicks} as clicks,
      ${linkCounts.firsts} as firsts, ${linkCounts.bots} as bots
    from ${linkCounts}
    where ${and(
      eq(linkCounts.linkId, linkId),
      eq(linkCounts.subject, subject),
      gte(linkCounts.hour, first),
      lt(linkCounts.hour, last),
    )}
    union all
    select ${linkClicks.time}, ${name}, (not ${linkClicks.isBot})::int,
      (${linkClicks.isFirst} and not ${linkClicks.isBot})::int, ${linkClicks.isBot}::int
    from ${linkClicks}
    where ${and(eq(linkClicks.linkId, linkId), isCut)}
  ) as counted`
}

/** Clicks by steps of a length, which is whole hours. */
export async function countSteps(db: Queries, counted: Counted, length: number) {
  const rows = await rowsOf<{ at: string; clicks: string; firsts: string; bots: string }>(
    db,
    sql`select time / ${sql.raw(String(length))} as at, sum(clicks) as clicks, sum(firsts) as firsts, sum(bots) as bots
      from ${countsIn(counted, '')} group by 1 order by 1`,
  )
  return rows.map(({ at, clicks, firsts, bots }) => ({
    time: Number(at) * length,
    clicks: Number(clicks),
    unique: Number(firsts),
    bots: Number(bots),
  }))
}

/** The ten most frequent values among people’s clicks. */
export async function mostFrequent(db: Queries, counted: Counted, subject: Exclude<CountSubject, ''>) {
  const rows = await rowsOf<{ name: string; clicks: string }>(
    db,
    sql`select name, sum(clicks) as clicks from ${countsIn(counted, subject)}
      group by 1 having sum(clicks) > 0 order by 2 desc, 1 limit 10`,
  )
  return rows.map(({ name, clicks }) => ({ name, clicks: Number(clicks) }))
}
