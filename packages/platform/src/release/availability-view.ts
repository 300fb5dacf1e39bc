import { getViewConfig } from 'drizzle-orm/pg-core'
import type { JoinedView } from '../schema/joined-view.ts'
import { availabilityReasons, type AvailabilityReasons } from './availability.ts'

/** The view of all services' reasons: the union of theirs. */
export function availabilityView(sources: readonly AvailabilityReasons[]): JoinedView {
  const selects = sources.map(({ view, page }) => {
    const place = page === null ? 'null::text' : `'${page}'::text`
    return `select app_id, country, reason, field, ${place} as page from ${getViewConfig(view).name}`
  })
  const nothing =
    'select null::text as app_id, null::text as country, null::text as reason, null::text as field, null::text as page where false'
  return { name: getViewConfig(availabilityReasons).name, query: [nothing, ...selects].join(' union all ') }
}
