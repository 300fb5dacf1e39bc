import { type Query } from '@console-widgets/data'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { ErrorState } from './error-state.tsx'
import { StaleNotice } from './stale-notice.tsx'

export interface QueryViewProps<Data> {
  query: Query<Data>
  children: (data: Data) => ReactNode
  /** Placeholder while loading. Default: a few lines. */
  loading?: ReactNode
}

/**
 * Renders the state of a query: a skeleton, an error with a retry button, or the data. Stale data stays, with a notice.
 */
export function QueryView<Data>({ query, children, loading }: QueryViewProps<Data>) {
  const text = useUiText()
  const state = useStore(query)
  if (state.data !== undefined)
    return (
      <>
        {state.error ? (
          <div className="mb-3">
            <StaleNotice error={state.error} onRetry={query.revalidate} />
          </div>
        ) : null}
        {children(state.data)}
      </>
    )
  if (state.error && !state.loading) return <ErrorState error={state.error} onRetry={query.revalidate} />
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{text('ui.loading')}</span>
      {loading ?? <Skeleton lines={6} className="py-2" />}
    </div>
  )
}

export interface QueryFailureProps<Data> {
  query: Query<Data>
  /** The field that lacks what couldn’t be read. */
  label?: string
}

/**
 * Says that a read has failed that a page or a form can do without, with a button to try again. Without it, what
 * couldn't be read would look like nothing.
 */
export function QueryFailure<Data>({ query, label }: QueryFailureProps<Data>) {
  const { error, loading } = useStore(query)
  if (!error || loading) return null
  const notice = <StaleNotice error={error} onRetry={query.revalidate} />
  if (label === undefined) return notice
  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-col gap-1">
      <span className="text-sm font-medium">{label}</span>
      {notice}
    </div>
  )
}
