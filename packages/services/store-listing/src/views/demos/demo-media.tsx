import { cva, Icon, icons, useObjectAddresses } from '@console-widgets/ui'
import type { DemoContent } from '../../data.ts'
import { useStoreListingText } from '../../generated/text.ts'

interface DemoMediaProps {
  demo: DemoContent
  isLarge?: boolean
}

const frame = cva('overflow-hidden rounded-md bg-sunken', { variants: { isLarge: { true: 'h-56', false: 'h-40' } } })
const image = cva('block w-auto max-w-none', { variants: { isLarge: { true: 'h-56', false: 'h-40' } } })

/** The video and the images of a demo, as the store page shows them. */
export function DemoMedia({ demo: { title, pictures, videoId }, isLarge = false }: DemoMediaProps) {
  const text = useStoreListingText()
  const addresses = useObjectAddresses([...(videoId === null ? [] : [videoId]), ...pictures])
  const video = videoId === null ? undefined : addresses.get(videoId)
  return (
    <>
      {videoId === null ? null : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the team's own file, which has none
        <video
          controls
          preload="metadata"
          src={video}
          aria-label={title}
          className="max-h-56 w-full rounded-md bg-sunken focus-ring"
        />
      )}
      {pictures.length === 0 ? null : (
        <div
          role="region"
          aria-label={text('store-listing.demo.images', { title })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
          tabIndex={0}
          className="overflow-x-auto pb-1 focus-ring"
        >
          <ul className="flex w-max gap-2">
            {pictures.map((objectId, at) => {
              const label = text('store-listing.demo.image', { number: at + 1 })
              const src = addresses.get(objectId)
              return (
                <li key={objectId} className={frame({ isLarge })}>
                  {src ? (
                    <img src={src} alt={label} className={image({ isLarge })} />
                  ) : (
                    <span className="grid h-full w-24 place-items-center">
                      <Icon name={icons.image} label={label} className="text-faint" />
                    </span>
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </>
  )
}
