import { cva } from '@console-widgets/ui'
import type { ListingFinding } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'
import { useScrollTo } from './use-scroll-to.ts'

interface PreviewVideoProps {
  /** URL of the video; undefined until known. */
  src: string | undefined
  findings: readonly ListingFinding[]
  isFocused: boolean
}

const player = cva('max-h-72 w-full rounded-lg bg-sunken focus-ring', {
  variants: {
    rank: {
      none: '',
      wrong: 'outline-2 -outline-offset-2 outline-danger',
      doubtful: 'outline-2 -outline-offset-2 outline-warning',
    },
  },
})

/** The video of a listing, before its screenshots. */
export function PreviewVideo({ src, findings, isFocused }: PreviewVideoProps) {
  const text = useStoreListingText()
  const element = useScrollTo(isFocused)
  const isWrong = findings.some((finding) => finding.rank === 'refuse')
  return (
    <div ref={element}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the team's own file, which has none */}
      <video
        controls
        preload="metadata"
        src={src}
        aria-label={text('store-listing.video')}
        className={player({ rank: findings.length === 0 ? 'none' : isWrong ? 'wrong' : 'doubtful' })}
      />
    </div>
  )
}
