import { and, eq, gte, lt } from 'drizzle-orm'
import type { calls } from '@console-widgets/links/contract'
import { linkLimits } from '@console-widgets/links/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { findLink } from './link-rows.ts'
import { countSteps, mostFrequent } from './count-clicks.ts'
import { linkFirstOpens, linkInstalls } from './tables.ts'

export const reportHandlers: Pick<Handlers<typeof calls>, 'links.click-report.get'> = {
  'links.click-report.get': async ({ linkId, startTime, endTime }, { db, now }) => {
    await findLink(db, linkId)
    const end = endTime ?? now() + 1
    const start = startTime ?? end - 7 * day
    if (start >= end || end - start > linkLimits.reportDays * day)
      throw refuse('bad-parameter', `A report covers up to ${linkLimits.reportDays} days`, [
        issue('startTime', 'link-report-days', { days: linkLimits.reportDays }),
      ])
    const counted = { linkId, start, end }
    const step = end - start > 7 * day + hour ? ('day' as const) : ('hour' as const)
    const steps = await countSteps(db, counted, step === 'hour' ? hour : day)
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
      platforms: await mostFrequent(db, counted, 'platform'),
      countries: await mostFrequent(db, counted, 'country'),
      referrers: await mostFrequent(db, counted, 'referrer'),
      campaigns: await mostFrequent(db, counted, 'campaign'),
    }
  },
}
