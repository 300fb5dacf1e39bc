import {
  Button,
  classNames,
  Icon,
  IconButton,
  icons,
  type IconName,
  ProgressBar,
  Spinner,
  useData,
  useErrorWords,
  useStore,
  useFileSize,
} from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { uploadsData } from '../../data.ts'
import { isOpen, type QueuedUpload, type UploadPhase, type UploadQueue } from '../../files/upload-queue.ts'
import { type KeyProblem, keyProblems, nameOfKey } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'
import { UploadConflict } from './upload-conflict.tsx'

/** Maximum number of files to list individually. */
const named = 60
const order: Record<UploadPhase, number> = {
  conflict: 0,
  failed: 1,
  sending: 2,
  placing: 2,
  paused: 3,
  waiting: 4,
  cancelled: 5,
  skipped: 5,
  done: 6,
}

/**
 * Uploads to buckets with their progress and actions. Hidden if there are none.
 */
export function UploadPanel() {
  const text = useCloudStorageText()
  const fileSize = useFileSize()
  const { queue } = useData(uploadsData)
  const { uploads, loaded, total, speed, secondsLeft } = useStore(queue.$state)
  const [byHand, setFolded] = useState<boolean>()
  const going = uploads.filter(isOpen).length
  const count = (...phases: UploadPhase[]) => uploads.filter(({ phase }) => phases.includes(phase)).length
  const paused = count('paused')
  const failed = count('failed')
  const conflict = uploads.find(({ phase }) => phase === 'conflict')
  // After complete success there is nothing left to show.
  const folded = byHand ?? (going === 0 && failed === 0)
  useLeaveWarning(going > 0)
  if (uploads.length === 0) return null
  const sorted = uploads.toSorted((one, other) => order[one.phase] - order[other.phase])
  const left =
    secondsLeft === undefined
      ? ''
      : secondsLeft < 90
        ? text('cloud-storage.uploads.leftSeconds', { count: Math.max(1, Math.round(secondsLeft)) })
        : text('cloud-storage.uploads.leftMinutes', { count: Math.round(secondsLeft / 60) })
  return (
    <section
      aria-label={text('cloud-storage.uploads')}
      className="flex min-w-0 flex-col rounded-lg border border-line bg-raised"
    >
      <div className="flex flex-col gap-2 p-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="min-w-0 flex-1 basis-56" role="status">
            <p className="font-medium">
              {going > 0
                ? text('cloud-storage.uploads.going', { count: going })
                : failed > 0
                  ? text('cloud-storage.uploads.failed', { count: failed })
                  : text('cloud-storage.uploads.done', { count: count('done') })}
            </p>
          </div>
          <div className="flex flex-wrap gap-1">
            {count('sending', 'waiting') > 0 ? (
              <Button size="small" icon={icons.pause} onClick={() => queue.pause()}>
                {text('cloud-storage.uploads.pauseAll')}
              </Button>
            ) : null}
            {paused > 0 ? (
              <Button size="small" icon={icons.play} onClick={() => queue.resume()}>
                {text('cloud-storage.uploads.resumeAll')}
              </Button>
            ) : null}
            {failed > 0 ? (
              <Button size="small" icon="refresh" onClick={() => queue.retry()}>
                {text('cloud-storage.uploads.retryAll')}
              </Button>
            ) : null}
            {going > 0 ? (
              <Button size="small" icon={icons.stop} onClick={() => queue.cancel()}>
                {text('cloud-storage.uploads.cancelAll')}
              </Button>
            ) : (
              <Button size="small" icon="close" onClick={queue.clear}>
                {text('cloud-storage.close')}
              </Button>
            )}
            <IconButton
              size="small"
              icon={folded ? 'chevron-down' : 'chevron-up'}
              label={text(folded ? 'cloud-storage.uploads.unfold' : 'cloud-storage.uploads.fold')}
              aria-expanded={!folded}
              onClick={() => setFolded(!folded)}
            />
          </div>
        </div>
        {going > 0 ? (
          <ProgressBar
            label={text('cloud-storage.uploads.total', { done: count('done'), count: uploads.length })}
            value={loaded}
            max={Math.max(1, total)}
            tone={conflict ? 'warning' : 'accent'}
            text={[
              `${fileSize(loaded)} / ${fileSize(total)}`,
              speed === undefined ? '' : text('cloud-storage.uploads.speed', { speed: fileSize(speed) }),
              left,
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ) : null}
      </div>
      {conflict ? (
        <UploadConflict
          upload={conflict}
          others={count('conflict') - 1}
          onDecide={(choice, forAll) => queue.decide(conflict.uploadId, choice, forAll)}
        />
      ) : null}
      {folded ? null : (
        <ul className="max-h-48 divide-y divide-line overflow-y-auto border-t border-line">
          {sorted.slice(0, named).map((upload) => (
            <UploadItem key={upload.uploadId} upload={upload} queue={queue} />
          ))}
          {sorted.length > named ? (
            <li className="px-3 py-2 text-sm text-muted">
              {text('cloud-storage.uploads.more', { count: sorted.length - named })}
            </li>
          ) : null}
        </ul>
      )}
    </section>
  )
}

const marks: Partial<Record<UploadPhase, { icon: IconName; className: string }>> = {
  done: { icon: 'check', className: 'text-success' },
  failed: { icon: 'danger', className: 'text-danger' },
  conflict: { icon: 'danger', className: 'text-warning' },
  paused: { icon: icons.pause, className: 'text-warning' },
  cancelled: { icon: 'close', className: 'text-muted' },
  skipped: { icon: 'minus', className: 'text-muted' },
  waiting: { icon: icons.history, className: 'text-muted' },
}

function UploadItem({ upload, queue }: { upload: QueuedUpload; queue: UploadQueue }) {
  const fileSize = useFileSize()
  const text = useCloudStorageText()
  const { uploadId, key, bucketName, size, loaded, phase } = upload
  const why = useFailureWords(upload)
  const mark = marks[phase]
  const name = nameOfKey(key)
  return (
    <li className="flex items-center gap-2.5 px-3 py-1.5">
      {mark ? <Icon name={mark.icon} className={mark.className} /> : <Spinner />}
      <div className="min-w-0 flex-1">
        <p className="truncate" title={`${bucketName}/${key}`}>
          {name}
        </p>
        {phase === 'sending' || phase === 'paused' ? (
          <ProgressBar
            hideLabel
            label={name}
            value={loaded}
            max={Math.max(1, size)}
            tone={phase === 'paused' ? 'warning' : 'accent'}
          />
        ) : (
          <p className={classNames('truncate text-xs', phase === 'failed' ? 'text-danger' : 'text-muted')} title={why}>
            {why ?? text(`cloud-storage.uploads.phase.${phase}`)}
          </p>
        )}
      </div>
      <span className="text-sm whitespace-nowrap text-muted tabular-nums">{fileSize(size)}</span>
      {phase === 'sending' || phase === 'waiting' ? (
        <IconButton
          size="small"
          icon={icons.pause}
          label={text('cloud-storage.uploads.pause', { name })}
          onClick={() => queue.pause(uploadId)}
        />
      ) : null}
      {phase === 'paused' ? (
        <IconButton
          size="small"
          icon={icons.play}
          label={text('cloud-storage.uploads.resume', { name })}
          onClick={() => queue.resume(uploadId)}
        />
      ) : null}
      {phase === 'failed' || phase === 'cancelled' || phase === 'skipped' ? (
        <IconButton
          size="small"
          icon="refresh"
          label={text('cloud-storage.uploads.retry', { name })}
          onClick={() => queue.retry(uploadId)}
        />
      ) : null}
      {isOpen(upload) ? (
        <IconButton
          size="small"
          icon="close"
          label={text('cloud-storage.uploads.cancel', { name })}
          onClick={() => queue.cancel(uploadId)}
        />
      ) : null}
    </li>
  )
}

/** Message of a failed upload, in the current language. */
function useFailureWords({ phase, error }: QueuedUpload): string | undefined {
  const text = useCloudStorageText()
  const words = useErrorWords()
  if (phase !== 'failed' || !error) return undefined
  const problem = keyProblems.find((each) => each === error.reason) as KeyProblem | undefined
  if (problem) return text(`cloud-storage.key.${problem}`)
  const { what, advice } = words(error)
  return advice ? `${what}. ${advice}` : what
}

/** The browser asks for confirmation before a page with running uploads is closed. */
function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [active])
}
