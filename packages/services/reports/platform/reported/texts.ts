import { and, count, eq, inArray } from 'drizzle-orm'
import { reportedKindOf, reportedLimits } from '@console-widgets/reports/model'
import type { ReportedEvent } from '@console-widgets/reports/schemas'
import type { Queries } from '@console-widgets/platform/database/connection'
import { reportedTexts } from '../tables.ts'
import { refused, type Refused } from './read-event.ts'
import type { Reporting } from './reporting.ts'

/** Texts by which days are summed up, and the fields that they come from. */
const columns = {
  names: { field: 'name', of: ({ name }) => (reportedKindOf(name) === 'custom' ? name : undefined) },
  versions: { field: 'version', of: ({ version }) => version },
  items: { field: 'item', of: ({ item, name }) => (reportedKindOf(name) === 'custom' ? undefined : item) },
} as const satisfies Record<string, { field: string; of: (event: ReportedEvent) => string | undefined }>

/**
 * Remembers the different texts of an app's events. Their number is limited: each is a row of the sums of every day,
 * and everyone has the app's key.
 * @returns the events with a text too many, and why they're refused
 */
export async function refuseNewTexts(
  db: Queries,
  { appId }: Reporting,
  events: readonly ReportedEvent[],
): Promise<Map<ReportedEvent, Refused>> {
  const results = new Map<ReportedEvent, Refused>()
  for (const column of ['names', 'versions', 'items'] as const) {
    const { field, of } = columns[column]
    const values = [...new Set(events.flatMap((event) => of(event) ?? []))].toSorted()
    if (values.length === 0) continue
    const ofColumn = and(eq(reportedTexts.appId, appId), eq(reportedTexts.column, column))
    const known = await db
      .select({ value: reportedTexts.value })
      .from(reportedTexts)
      .where(and(ofColumn, inArray(reportedTexts.value, values)))
    const isKnown = new Set(known.map(({ value }) => value))
    const fresh = values.filter((value) => !isKnown.has(value))
    if (fresh.length === 0) continue
    const most = reportedLimits[column]
    const [row] = await db.select({ stored: count() }).from(reportedTexts).where(ofColumn)
    const taken = fresh.slice(0, Math.max(0, most - (row?.stored ?? 0)))
    if (taken.length > 0)
      await db
        .insert(reportedTexts)
        .values(taken.map((value) => ({ appId, column, value })))
        .onConflictDoNothing()
    const isTooMany = new Set(fresh.slice(taken.length))
    for (const event of events)
      if (isTooMany.has(of(event) ?? ''))
        results.set(event, refused(event.eventId, field, `must be one of the app’s first ${most} ${column}`))
  }
  return results
}
