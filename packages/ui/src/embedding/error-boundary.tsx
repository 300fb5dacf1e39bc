import { createRetries } from '@console-widgets/data'
import { Component, type ReactNode } from 'react'
import { forgetFailedParts } from '../parts/lazy-part.ts'
import { isLoadFailure } from '../parts/load-failures.ts'
import { ErrorCard } from './error-card.tsx'

export interface ErrorBoundaryProps {
  language?: string
  /** Called once for each failure. */
  onError?: (error: unknown) => void
  /** Called before a retry, to discard what a failed load left behind. */
  onRetry?: () => void
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
    if (isLoadFailure(error)) this.retries.fail({ kind: 'network' })
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
    if (!this.state.failed) return this.props.children
    return <ErrorCard error={this.state.error} language={this.props.language} onRetry={this.retryNow} />
  }
}
