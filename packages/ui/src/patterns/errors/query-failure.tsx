import type { Query } from '@console-widgets/data'
import { useStore } from '@nanostores/react'
import { StaleNotice } from './stale-notice.tsx'

/**
 * Says that a read has failed that a page can do without, with a button to try again. Without it, what couldn't be read
 * would look like nothing.
 */
export function QueryFailure<Data>({ query }: { query: Query<Data> }) {
  const { error, loading } = useStore(query)
  return error && !loading ? <StaleNotice error={error} onRetry={query.revalidate} /> : null
}
