import { Button } from '@console-widgets/ui'
import { useVersionsText } from '../generated/text.ts'

/** After a failed upload, the files need not be selected again. */
export function TryAgain({ run }: { run: (() => void) | undefined }) {
  const text = useVersionsText()
  return run ? (
    <div>
      <Button size="small" onClick={run}>
        {text('versions.upload.retry')}
      </Button>
    </div>
  ) : null
}
