import type { ConsoleError } from '@console-widgets/core'
import { Button } from '../../parts/button.tsx'
import { createTextHook } from '../../text/use-text.ts'
import { withText } from '../../text/with-text.tsx'
import type en from './locales/en.ts'
import { pageErrorLocales } from './locales/index.ts'
import { EmptyState } from './empty-state.tsx'
import { RetryButton } from './retry-button.tsx'

const usePageErrorText = createTextHook<typeof en>()

interface PageErrorProps {
  error: ConsoleError
  onRetry?: (() => void) | undefined
}

/**
 * State of a page that the platform doesn't serve, or may not: how its developer or an administrator can fix it. A page
 * in a frame can't sign in there, since the account service's can't be framed. If the page around it doesn't either,
 * its own window does, which the frame hears of like any other tab.
 */
function PageErrorView({ error, onRetry }: PageErrorProps) {
  const text = usePageErrorText()
  if (error.kind === 'signed-out') {
    return (
      <EmptyState
        icon="danger"
        title={text('pageError.framed')}
        body={text('pageError.framed.then')}
        action={
          <Button tone="primary" onClick={() => window.open(location.href)}>
            {text('pageError.framed.open')}
          </Button>
        }
      />
    )
  }
  const { reason, zone = '', pageOrigin = location.origin } = error
  const what = zone ? 'zone' : reason === 'wrong-origin' ? 'origin' : reason === 'cross-site' ? 'site' : 'unreachable'
  return (
    <EmptyState
      icon="danger"
      title={text(`pageError.${what}`, { zone })}
      body={
        <span className="[overflow-wrap:anywhere]">{text(`pageError.${what}.then`, { zone, page: pageOrigin })}</span>
      }
      action={onRetry && !zone ? <RetryButton onRetry={onRetry} /> : undefined}
    />
  )
}

export const PageError = withText(pageErrorLocales, PageErrorView, null)
