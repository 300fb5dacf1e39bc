import { Status } from '@console-widgets/ui'
import { type Detection, isRunning } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'

/** Result of the checks of a listing, in a few words. */
export function ListingStatus({ detections }: { detections: readonly Detection[] }) {
  const text = useStoreListingText()
  if (detections.length === 0) return <Status tone="draft">{text('store-listing.status.none')}</Status>
  if (detections.some(isRunning)) return <Status tone="info">{text('store-listing.status.running')}</Status>
  if (detections.some(({ state }) => state === 'failed'))
    return <Status tone="danger">{text('store-listing.status.failed')}</Status>
  const open = detections.flatMap(({ findings }) => findings.filter(({ isOpen }) => isOpen))
  if (open.length > 0)
    return (
      <Status tone={open.some(({ rank }) => rank === 'refuse') ? 'danger' : 'warning'}>
        {text('store-listing.status.open', { count: open.length })}
      </Status>
    )
  return detections.every(({ isCurrent }) => isCurrent) ? (
    <Status tone="success">{text('store-listing.status.clean')}</Status>
  ) : (
    <Status tone="warning">{text('store-listing.status.changed')}</Status>
  )
}
