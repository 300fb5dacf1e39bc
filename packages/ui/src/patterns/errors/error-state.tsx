import { ConsoleError } from '@console-widgets/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { useConsole } from '../../embedding/console-context.tsx'
import { Button } from '../../parts/button.tsx'
import { Icon, type IconName } from '../../parts/icon.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { useErrorWords } from './error-words.ts'
import { RetryButton } from './retry-button.tsx'

export interface EmptyStateProps {
  icon?: IconName
  title: ReactNode
  /** What this page is for, in one sentence. */
  body?: ReactNode
  /** One action. */
  action?: ReactNode
}

/** Empty state: what would be here, and one action. */
export function EmptyState({ icon = 'package', title, body, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <span className="grid size-10 place-items-center rounded-lg border border-line bg-raised text-muted">
        <Icon name={icon} size={20} />
      </span>
      <div className="flex max-w-96 flex-col gap-1">
        <p className="font-medium text-balance">{title}</p>
        {body ? <p className="text-sm text-pretty text-muted">{body}</p> : null}
      </div>
      {action}
    </div>
  )
}

export interface ErrorStateProps {
  error: unknown
  onRetry?: () => void
}

/**
 * Words for a page that the platform doesn't serve. They load when there is such a page: if the network is down, too,
 * the general words stay.
 */
const PageError = lazy(() =>
  import('./page-error.tsx').then(
    (module) => ({ default: module.PageError }),
    () => ({ default: PlainError }),
  ),
)

/** Error state of a page or list: what happened, how to fix it, and an action. */
export function ErrorState(props: ErrorStateProps) {
  const { error } = props
  const plain = <PlainError {...props} />
  const isPages = error instanceof ConsoleError && (error.zone || error.pageOrigin || error.refusesPage)
  return (
    <div role="alert">
      {isPages ? (
        <Suspense fallback={plain}>
          <PageError {...props} error={error} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  )
}

function PlainError({ error, onRetry }: ErrorStateProps) {
  const { what, advice, retry } = useErrorWords()(error)
  const signedOut = error instanceof ConsoleError && error.kind === 'signed-out'
  return (
    <EmptyState
      icon="danger"
      title={what}
      body={advice}
      action={signedOut ? <SignInButton /> : onRetry && retry ? <RetryButton onRetry={onRetry} /> : null}
    />
  )
}

/**
 * Goes to the account service. In a frame it doesn't, because that page can't be framed; the host has been notified.
 */
function SignInButton() {
  const text = useUiText()
  const { session } = useConsole()
  if (window.top !== window) return null
  return (
    <Button tone="primary" onClick={() => void session.signIn()}>
      {text('ui.signIn')}
    </Button>
  )
}
