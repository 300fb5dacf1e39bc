import { Button, Callout, useErrorWords } from '@console-widgets/ui'
import type { PackageUploadState } from '../package-upload.ts'
import { useAppPackagesText } from '../generated/text.ts'
import { FailureNotice, WarningList } from './package-notices.tsx'

interface UploadOutcomeProps {
  state: PackageUploadState
  onRetry: () => void
  onAnother: () => void
  onShow: (() => void) | undefined
}

/** Result of an upload, and the next step. */
export function UploadOutcome({ state, onRetry, onAnother, onShow }: UploadOutcomeProps) {
  const text = useAppPackagesText()
  const words = useErrorWords()
  const { phase, fileName, result, error } = state
  const broken = words(error)
  return (
    <div className="flex flex-col gap-4">
      {phase === 'broken' ? (
        <Callout live tone="danger" title={text('app-packages.upload.broken', { name: fileName })}>
          {broken.what}. {error?.issues[0]?.message ?? broken.advice}
        </Callout>
      ) : phase === 'failed' && result ? (
        <FailureNotice item={result} title={text('app-packages.upload.failed', { name: fileName })} />
      ) : (
        <Callout live tone="success" title={text('app-packages.upload.done', { name: fileName })} />
      )}
      {result ? <WarningList warnings={result.warnings} /> : null}
      <div className="flex flex-wrap gap-2">
        {phase === 'broken' ? (
          <Button tone="primary" icon="refresh" onClick={onRetry}>
            {text('app-packages.upload.retry')}
          </Button>
        ) : onShow ? (
          <Button tone="primary" onClick={onShow}>
            {text('app-packages.upload.show')}
          </Button>
        ) : null}
        <Button icon="upload" onClick={onAnother}>
          {text('app-packages.upload.another')}
        </Button>
      </div>
    </div>
  )
}
