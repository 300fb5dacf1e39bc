import type { ConsoleError } from '@console-widgets/core'
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

/** State of a page that the platform doesn't serve, or may not: how its developer or an administrator can fix it. */
function PageErrorView({ error, onRetry }: PageErrorProps) {
  const text = usePageErrorText()
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
