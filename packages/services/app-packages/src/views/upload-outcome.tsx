import { Button, Callout, icons, useErrorWords } from '@console-widgets/ui'
import type { PackageUploadState } from '../package-upload.ts'
import { useAppPackagesText } from '../generated/text.ts'
import { FailureNotice, WarningList } from './package-notices.tsx'

interface UploadOutcomeProps {
  state: PackageUploadState
  onRetry: () => void
  onAnother: () => void
  onShow: (() => void) | undefined
  onBack: (() => void) | undefined
}

/** Result of an upload, and the next step: with a usable package on, with a damaged one another upload. */
export function UploadOutcome({ state, onRetry, onAnother, onShow, onBack }: UploadOutcomeProps) {
  const text = useAppPackagesText()
  const words = useErrorWords()
  const { phase, fileName, result, error } = state
  const broken = words(error)
  const show = onShow ? (
    <Button tone={phase === 'usable' && !onBack ? 'primary' : 'secondary'} onClick={onShow}>
      {text('app-packages.upload.show')}
    </Button>
  ) : null
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
        ) : null}
        {phase === 'usable' && onBack ? (
          <Button tone="primary" icon={icons.undo} onClick={onBack}>
            {text('app-packages.upload.back')}
          </Button>
        ) : null}
        {phase === 'usable' ? show : null}
        <Button icon="upload" tone={phase === 'failed' ? 'primary' : 'secondary'} onClick={onAnother}>
          {text('app-packages.upload.another')}
        </Button>
        {phase !== 'usable' && onBack ? <Button onClick={onBack}>{text('app-packages.upload.back')}</Button> : null}
        {phase === 'failed' ? show : null}
      </div>
    </div>
  )
}
