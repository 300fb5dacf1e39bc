import { Button } from '../../parts/button.tsx'
import { Callout } from '../../parts/callout.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { useErrorWords } from './error-words.ts'

/** Notice that the data shown couldn't be updated. */
export function StaleNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useUiText()
  const { what, advice } = useErrorWords()(error)
  return (
    <Callout
      tone="warning"
      live
      title={what}
      action={
        <Button size="small" onClick={onRetry}>
          {text('ui.retry')}
        </Button>
      }
    >
      {advice}
    </Callout>
  )
}
