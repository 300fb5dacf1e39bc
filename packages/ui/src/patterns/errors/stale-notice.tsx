import { Button } from '../../parts/button.tsx'
import { Callout } from '../../parts/callout.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { useErrorWords } from './error-words.ts'

/** Says that what is shown could not be brought up to date. */
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
