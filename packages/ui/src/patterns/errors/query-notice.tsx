import type { Query } from '@console-widgets/data'
import { useStore } from '@nanostores/react'
import { StaleNotice } from './stale-notice.tsx'

/**
 * Says that what a query would add to a form or a page couldn't be read, so that it doesn't look as if there were none.
 * Nothing while it loads, and once it is there.
 */
export function QueryNotice<Data>({ query }: { query: Query<Data> }) {
  const { data, error, loading } = useStore(query)
  return data === undefined && error && !loading ? <StaleNotice error={error} onRetry={query.revalidate} /> : null
}
