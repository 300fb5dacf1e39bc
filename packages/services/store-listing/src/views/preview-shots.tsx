import type { Listing, ListingFinding } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'
import { PreviewImage } from './preview-image.tsx'

interface PreviewShotsProps {
  /** What the store shows on the device. Undefined without pictures. */
  shown: Listing['media'][number] | undefined
  /** URLs by object ID. */
  addresses: ReadonlyMap<string, string>
  height: 'small' | 'normal' | 'large'
  findings: readonly ListingFinding[]
  /** The field that a link leads to. */
  focus: string | null
}

/** Screenshots of a listing beside each other. */
export function PreviewShots({ shown, addresses, height, findings, focus }: PreviewShotsProps) {
  const text = useStoreListingText()
  if (!shown || shown.screenshots.length === 0)
    return <p className="rounded-md bg-sunken p-4 text-sm text-muted">{text('store-listing.screenshot.none')}</p>
  const { screenshots, screenshotsFrom, imgShowType } = shown
  return (
    <div
      role="region"
      aria-label={text('store-listing.screenshots')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
      tabIndex={0}
      className="max-w-full overflow-x-auto pb-1 focus-ring"
    >
      <ul className="flex w-max gap-3">
        {screenshots.map((objectId, index) => {
          const field = `${screenshotsFrom}.screenshots.${index}`
          return (
            <li key={objectId} className="shrink-0">
              <PreviewImage
                label={text('store-listing.screenshot', { number: index + 1 })}
                empty={text('store-listing.screenshot', { number: index + 1 })}
                src={addresses.get(objectId)}
                shape={imgShowType === 1 ? 'landscape' : 'portrait'}
                height={height}
                findings={findings.filter((finding) => finding.field === field)}
                isFocused={focus === field}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
