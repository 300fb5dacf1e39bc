import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { calls } from '@console-widgets/links/contract'
import { linkLimits } from '@console-widgets/links/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { findLink } from './link-rows.ts'
import { linkClicks, linkFirstOpens, linkInstalls } from './tables.ts'

const hour = 3_600_000
const day = 24 * hour

export const reportHandlers: Pick<Handlers<typeof calls>, 'links.click-report.get'> = {
  'links.click-report.get': async ({ linkId, startTime, endTime }, { db, now }) => {
    await findLink(db, linkId)
    const end = endTime ?? now() + 1
    const start = startTime ?? end - 7 * day
    if (start >= end || end - start > linkLimits.reportDays * day)
      throw refuse('bad-parameter', `A report covers up to ${linkLimits.reportDays} days`, [
        issue('startTime', 'link-report-days', { days: linkLimits.reportDays }),
      ])
    const inRange = and(eq(linkClicks.linkId, linkId), gte(linkClicks.time, start), lt(linkClicks.time, end)) as SQL
    const step = end - start > 7 * day + hour ? ('day' as const) : ('hour' as const)
    const steps = await countSteps(db, inRange, step === 'hour' ? hour : day)
    const sum = (field: 'clicks' | 'unique' | 'bots') => steps.reduce((total, each) => total + each[field], 0)
    return {
      linkId,
      startTime: start,
      endTime: end,
      clicks: sum('clicks'),
      unique: sum('unique'),
      bots: sum('bots'),
      installs: await db.$count(
        linkInstalls,
        and(eq(linkInstalls.linkId, linkId), gte(linkInstalls.time, start), lt(linkInstalls.time, end)),
      ),
      firstOpens: await db.$count(
        linkFirstOpens,
        and(eq(linkFirstOpens.linkId, linkId), gte(linkFirstOpens.time, start), lt(linkFirstOpens.time, end)),
      ),
      steps,
      step,
      platforms: await share(db, inRange, linkClicks.platform),
      countries: await share(db, inRange, linkClicks.country),
      referrers: await share(db, inRange, linkClicks.referrer),
      campaigns: await share(db, inRange, linkClicks.campaign),
    }
  },
}

async function countSteps(db: Queries, inRange: SQL, length: number) {
  const rows = await rowsOf<{ at: string; clicks: string; firsts: string; bots: string }>(
    db,
    sql`select ${linkClicks.time} / ${sql.raw(String(length))} as at,
      count(*) filter (where not ${linkClicks.isBot}) as clicks,
      count(*) filter (where ${linkClicks.isFirst} and not ${linkClicks.isBot}) as firsts,
      count(*) filter (where ${linkClicks.isBot}) as bots
    from ${linkClicks} where ${inRange} group by 1 order by 1`,
  )
  return rows.map(({ at, clicks, firsts, bots }) => ({
    time: Number(at) * length,
    clicks: Number(clicks),
    unique: Number(firsts),
    bots: Number(bots),
  }))
}

/** The ten most frequent values among people’s clicks. */
async function share(db: Queries, inRange: SQL, column: PgColumn) {
  const rows = await db
    .select({ name: sql<string>`coalesce(${column}, '')`, clicks: sql<number>`count(*)::int` })
    .from(linkClicks)
    .where(and(inRange, eq(linkClicks.isBot, false)))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
    .limit(10)
  return rows.map(({ name, clicks }) => ({ name, clicks: Number(clicks) }))
}
