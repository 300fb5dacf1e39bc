import { Button } from '../../parts/button.tsx'
import { useUiText } from '../../text/ui-text.ts'

/** Button of an error state that tries again. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const text = useUiText()
  return (
    <Button icon="refresh" onClick={onRetry}>
      {text('ui.retry')}
    </Button>
  )
}
