import { ConsoleError } from '@console-widgets/core'
import { type ComponentType, Suspense } from 'react'
import { useConsole } from '../../embedding/console-context.tsx'
import { Button } from '../../parts/button.tsx'
import { lazyPart } from '../../parts/lazy-part.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { EmptyState } from './empty-state.tsx'
import { useErrorWords } from './error-words.ts'
import { RetryButton } from './retry-button.tsx'

export interface ErrorStateProps {
  error: unknown
  onRetry?: () => void
}

/**
 * Words for a page that the platform doesn't serve. They load when there is such a page: if the network is down, too,
 * the general words stay.
 */
const PageError = lazyPart<ComponentType<ErrorStateProps & { error: ConsoleError }>>(() =>
  import('./page-error.tsx').then(
    (module) => module.PageError,
    () => PlainError,
  ),
)

/** Error state of a page or list: what happened, how to fix it, and an action. */
export function ErrorState(props: ErrorStateProps) {
  const { error } = props
  const plain = <PlainError {...props} />
  const isPages =
    error instanceof ConsoleError &&
    (error.zone || error.pageOrigin || error.refusesPage || (error.kind === 'signed-out' && window.top !== window))
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
  // Once invited, or with another account, the person signs in again.
  const asksForSignIn = signedOut || (error instanceof ConsoleError && error.reason === 'no-team')
  return (
    <EmptyState
      icon="danger"
      title={what}
      // Nothing has been entered here, and the button says what to do.
      body={signedOut ? undefined : advice}
      action={asksForSignIn ? <SignInButton /> : onRetry && retry ? <RetryButton onRetry={onRetry} /> : null}
    />
  )
}

/** Goes to the account service. */
function SignInButton() {
  const text = useUiText()
  const { session } = useConsole()
  return (
    <Button tone="primary" onClick={() => void session.signIn()}>
      {text('ui.signIn')}
    </Button>
  )
}
