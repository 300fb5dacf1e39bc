import { countryCodes } from '@console-widgets/core/tables'
import { eq, type SQL } from 'drizzle-orm'
import { pgView, text } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/connection.ts'
import type { PageLink } from '../workspace/page-link.ts'

declare module '../calls/events.ts' {
  interface PlatformEvents {
    /** The reasons why an app isn't available somewhere may have changed: a service announces it after the change. */
    'release.availability-changed': { appId: string }
    /** A promotion of an app has ended before its last day. */
    'release.promotion-ended': { appId: string }
  }
}

const reasonColumns = () => ({
  appId: text('app_id').notNull(),
  /** Code of the country. Null: every country. */
  country: text('country'),
  /** ID of the reason, such as `age-rating.refused`. The service has words for it: `reason.<id>`, `reason.<id>.fix`. */
  reason: text('reason').notNull(),
  /** Field in which it is fixed. */
  field: text('field').notNull(),
})

/**
 * Declares a service's view of the reasons why apps aren't available in countries: `select app_id, country, reason,
 * field`. It reads the service's own tables with the rights of its caller, so that it needs no condition on the team.
 */
export function reasonsView(name: string, query: SQL) {
  return pgView(name, reasonColumns()).with({ securityInvoker: true }).as(query)
}

/** What a service knows of the availability of apps. */
export interface AvailabilityReasons {
  view: ReturnType<typeof reasonsView>
  /** Route of the page where its reasons are fixed, given an app. Null: the editor of the version. */
  page: string | null
}

/** All services' reasons. The view is created from their declarations. */
export const availabilityReasons = pgView('cw_availability_reasons', {
  ...reasonColumns(),
  page: text('page'),
}).existing()

/** A reason why an app isn't available, with the countries where it applies. */
export interface BlockingReason {
  id: string
  field: string
  page: PageLink | null
  countries: string[]
}

/** Collects the reasons of all services why an app isn't available, those with the most countries first. */
export async function findBlockingReasons(db: Queries, appId: string): Promise<BlockingReason[]> {
  const rows = await db.select().from(availabilityReasons).where(eq(availabilityReasons.appId, appId))
  const reasons = new Map<string, BlockingReason>()
  for (const { reason: id, field, page, country } of rows) {
    const key = `${id} ${field}`
    const known = reasons.get(key) ?? {
      id,
      field,
      page: page === null ? null : { id: page, values: { appId } },
      countries: [],
    }
    if (country === null) known.countries = [...countryCodes]
    else known.countries.push(country)
    reasons.set(key, known)
  }
  return [...reasons.values()]
    .map((reason) => ({ ...reason, countries: reason.countries.toSorted() }))
    .toSorted((one, other) => other.countries.length - one.countries.length || (one.id < other.id ? -1 : 1))
}
