import type { Query } from '@console-widgets/data'
import { useStore } from '@nanostores/react'
import { StaleNotice } from './stale-notice.tsx'

export interface QueryNoticeProps<Data> {
  query: Query<Data>
  /** The field that lacks what couldn’t be read. */
  label?: string
}

/**
 * Says that what a query would add to a form or a page couldn't be read, so that it doesn't look as if there were none.
 * Nothing while it loads, and once it is there.
 */
export function QueryNotice<Data>({ query, label }: QueryNoticeProps<Data>) {
  const { data, error, loading } = useStore(query)
  if (data !== undefined || !error || loading) return null
  const notice = <StaleNotice error={error} onRetry={query.revalidate} />
  if (label === undefined) return notice
  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-col gap-1">
      <span className="text-sm font-medium">{label}</span>
      {notice}
    </div>
  )
}
