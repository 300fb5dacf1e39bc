import { Button, icons, ProgressBar, useFileSize } from '@console-widgets/ui'
import type { PackageUploadState } from '../package-upload.ts'
import { useAppPackagesText } from '../generated/text.ts'

interface UploadProgressProps {
  state: PackageUploadState
  onPause: () => void
  onResume: () => void
  onAbort: () => void
}

/** Progress of an upload: bytes, speed, time left, and actions. */
export function UploadProgress({ state, onPause, onResume, onAbort }: UploadProgressProps) {
  const text = useAppPackagesText()
  const fileSize = useFileSize()
  const { phase, fileName, loaded, total } = state
  const moving = phase === 'sending' || phase === 'paused'
  const words = useSpeedWords(state)
  return (
    <div className="flex flex-col gap-3" role="group" aria-label={fileName}>
      <ProgressBar
        label={text(`app-packages.upload.${phase as 'sending'}`, { name: fileName })}
        value={moving ? loaded : undefined}
        max={total}
        tone={phase === 'paused' ? 'warning' : 'accent'}
        text={
          moving
            ? text('app-packages.upload.progress', { loaded: fileSize(loaded), total: fileSize(total) })
            : undefined
        }
      />
      {moving ? (
        <div className="flex flex-wrap items-center gap-2">
          {phase === 'paused' ? (
            <Button size="small" icon={icons.play} onClick={onResume}>
              {text('app-packages.upload.resume')}
            </Button>
          ) : (
            <Button size="small" icon={icons.pause} onClick={onPause}>
              {text('app-packages.upload.pause')}
            </Button>
          )}
          <Button size="small" icon={icons.stop} onClick={onAbort}>
            {text('app-packages.upload.abort')}
          </Button>
          <span className="text-sm text-muted tabular-nums">{words}</span>
        </div>
      ) : null}
      {moving ? <p className="text-sm text-muted">{text('app-packages.upload.leave')}</p> : null}
    </div>
  )
}

function useSpeedWords({ speed, secondsLeft }: PackageUploadState): string {
  const text = useAppPackagesText()
  const fileSize = useFileSize()
  if (speed === undefined || secondsLeft === undefined) return ''
  const left =
    secondsLeft < 90
      ? text('app-packages.upload.leftSeconds', { count: Math.max(1, Math.round(secondsLeft)) })
      : text('app-packages.upload.left', { count: Math.round(secondsLeft / 60) })
  return `${text('app-packages.upload.speed', { speed: fileSize(speed) })} · ${left}`
}
