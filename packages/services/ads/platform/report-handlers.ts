import type { calls } from '@console-widgets/ads/contract'
import { defaultPageSize } from '@console-widgets/core/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { day } from '@console-widgets/platform/clock/durations'
import type { Queries } from '@console-widgets/platform/database/connection'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { dayText, daysBetween, dayTime } from '@console-widgets/reports/model'
import { readFigures, totalsOf, type FigureRow, type Grouping } from './figures.ts'
import { namesOfApps } from './names.ts'
import { findProject } from './project-rows.ts'
import { adMaterials, adProjects } from './tables.ts'

/** Days of a report that names none, and of the longest one. */
const [usualDays, mostDays] = [30, 366]

/** Handler of the report. */
export const reportHandlers: Handlers<Pick<typeof calls, 'ads.report.get'>> = {
  'ads.report.get': async ({ groupBy, adProjectId, ...period }, { db, now, teamId }) => {
    const endTime = period.endTime ?? dayText(now())
    const startTime = period.startTime ?? dayText(dayTime(endTime) - (usualDays - 1) * day)
    requirePeriod(startTime, endTime)
    if (adProjectId !== undefined) await findProject(db, adProjectId)
    const question = {
      teamId,
      from: startTime,
      to: endTime,
      ...(adProjectId === undefined ? {} : { adProjectIds: [adProjectId] }),
    }
    const rows = await readFigures(db, { ...question, by: groupBy })
    const first = (period.fromRecCount ?? 1) - 1
    const shown = rows.slice(first, first + (period.maxReqCount ?? defaultPageSize))
    const names = await namesOf(db, groupBy, shown)
    return {
      startTime,
      endTime,
      total: rows.length,
      items: shown.map((row) => ({ rowId: `${row.key}-${row.currency}`, name: names.get(row.key) ?? row.key, ...row })),
      totals: totalsOf(rows),
    }
  },
}

function requirePeriod(startTime: string, endTime: string): void {
  for (const [field, given] of Object.entries({ startTime, endTime }))
    if (Number.isNaN(dayTime(given)))
      throw refuse('bad-parameter', `'${given}' isn’t a day`, [issue(field, 'existing-day')])
  const days = daysBetween(startTime, endTime)
  if (days < 1 || days > mostDays)
    throw refuse('bad-parameter', `A report covers up to ${mostDays} days`, [
      issue('startTime', 'report-days', { days: mostDays }),
    ])
}

/** Names of the groups that have one. */
async function namesOf(db: Queries, by: Grouping, rows: readonly FigureRow[]): Promise<Map<string, string>> {
  if (by === 'project')
    return new Map(
      (await db.select({ id: adProjects.adProjectId, name: adProjects.adProjectName }).from(adProjects)).map(
        ({ id, name }) => [id, name],
      ),
    )
  if (by === 'material')
    return new Map(
      (await db.select({ id: adMaterials.materialId, name: adMaterials.materialName }).from(adMaterials)).map(
        ({ id, name }) => [id, name],
      ),
    )
  return by === 'app'
    ? namesOfApps(
        db,
        rows.map(({ key }) => ({ appId: key })),
      )
    : new Map()
}
