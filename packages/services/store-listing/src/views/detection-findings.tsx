import { RelativeTime } from '@console-widgets/ui'
import { type Detection, isRunning } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'
import { FindingRows } from './finding-rows.tsx'

interface DetectionFindingsProps {
  title: string
  /** The newest one; undefined if there is none. */
  detection: Detection | undefined
  focus: string | null
  onShow: (field: string) => void
}

/** The newest check of texts or images, and what it found. */
export function DetectionFindings({ title, detection, focus, onShow }: DetectionFindingsProps) {
  const text = useStoreListingText()
  const open = detection?.findings.filter(({ isOpen }) => isOpen) ?? []
  const isDone = detection?.state === 'done'
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="font-medium">{title}</h3>
        {detection && isDone ? (
          <p className="text-sm text-muted">
            {text(
              detection.kind === 'context'
                ? 'store-listing.findings.checked.texts'
                : 'store-listing.findings.checked.images',
              { count: detection.checked },
            )}
            {' · '}
            <RelativeTime time={detection.endTime ?? detection.createTime} />
          </p>
        ) : null}
      </div>
      {detection === undefined ? <p className="text-muted">{text('store-listing.findings.never')}</p> : null}
      {detection && isRunning(detection) ? (
        <p role="status" className="text-muted">
          {text('store-listing.findings.running')}
        </p>
      ) : null}
      {detection?.state === 'failed' ? <p className="text-danger">{text('store-listing.findings.failed')}</p> : null}
      {isDone && !detection.isCurrent ? <p className="text-muted">{text('store-listing.findings.changed')}</p> : null}
      {isDone && detection.isCurrent && open.length === 0 ? (
        <p className="text-muted">{text('store-listing.findings.clean')}</p>
      ) : null}
      {open.length > 0 ? <FindingRows findings={open} focus={focus} onShow={onShow} /> : null}
    </div>
  )
}
