import { createRetries } from '@console-widgets/data'
import { Component, type ReactNode } from 'react'
import { forgetFailedParts, isLoadFailure } from '../parts/load-failures.ts'
import { ErrorCard } from './error-card.tsx'

export interface ErrorBoundaryProps {
  language?: string
  /** Called once for each failure. */
  onError?: (error: unknown) => void
  /** Called before a retry, to discard what a failed load left behind. */
  onRetry?: () => void
  /** Contains only what couldn't be loaded. A defect is left to the boundary around this one. */
  loadsOnly?: boolean
  /** Called instead of showing the card and loading again, for what couldn't be loaded. */
  onUnloaded?: (() => void) | undefined
  children: ReactNode
}

/**
 * Contains a failure within the widget: an error card replaces the failed content. What couldn't be loaded is loaded
 * again after a while.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
    if (!isLoadFailure(error)) return
    const { onUnloaded } = this.props
    if (!onUnloaded) return this.retries.fail({ kind: 'network' })
    forgetFailedParts()
    onUnloaded()
  }

  override componentWillUnmount() {
    this.retries.settle()
  }

  private readonly retry = () => {
    forgetFailedParts()
    this.props.onRetry?.()
    this.setState({ failed: false, error: undefined })
  }

  private readonly retries = createRetries(this.retry)

  private readonly retryNow = () => {
    this.retries.settle()
    this.retry()
  }

  override render() {
    const { failed, error } = this.state
    const { loadsOnly, onUnloaded, language, children } = this.props
    if (!failed) return children
    if (loadsOnly && !isLoadFailure(error)) throw error
    return onUnloaded ? null : <ErrorCard error={error} language={language} onRetry={this.retryNow} />
  }
}
