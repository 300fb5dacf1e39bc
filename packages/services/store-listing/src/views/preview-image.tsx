import { cva, Icon, icons } from '@console-widgets/ui'
import type { ListingFinding } from '../data.ts'
import { useScrollTo } from './use-scroll-to.ts'

interface PreviewImageProps {
  label: string
  /** Label of the placeholder. */
  empty: string
  /** URL of the image; undefined until known. */
  src: string | undefined
  /** `wide` is as wide as the page. */
  shape: 'icon' | 'portrait' | 'landscape' | 'wide'
  /** Height of a screenshot. Default: normal. */
  height?: 'small' | 'normal' | 'large'
  findings: readonly ListingFinding[]
  isFocused: boolean
}

const frame = cva('relative overflow-hidden rounded-lg bg-sunken', {
  variants: {
    shape: { icon: 'size-14 shrink-0', portrait: 'w-fit', landscape: 'w-fit', wide: 'aspect-video w-full' },
    isMissing: { true: 'grid place-items-center', false: '' },
    rank: {
      none: '',
      wrong: 'outline-2 -outline-offset-2 outline-danger',
      doubtful: 'outline-2 -outline-offset-2 outline-warning',
    },
  },
  compoundVariants: [
    { isMissing: true, shape: 'portrait', class: 'h-48 w-28' },
    { isMissing: true, shape: 'landscape', class: 'h-48 w-80' },
  ],
})
const image = cva('block max-w-none', {
  variants: {
    size: { icon: 'size-14', small: 'h-32 w-auto', normal: 'h-48 w-auto', large: 'h-72 w-auto', wide: 'w-full' },
  },
})

/** An image of a listing, on which findings are drawn where they are. */
export function PreviewImage({ label, empty, src, shape, height = 'normal', findings, isFocused }: PreviewImageProps) {
  const element = useScrollTo(isFocused)
  const isWrong = findings.some((finding) => finding.rank === 'refuse')
  const size = shape === 'icon' || shape === 'wide' ? shape : height
  const rank = findings.length === 0 ? 'none' : isWrong ? 'wrong' : 'doubtful'
  return (
    <div ref={element} className={frame({ shape, isMissing: !src, rank })}>
      {src ? (
        <img src={src} alt={label} className={image({ size })} />
      ) : (
        <Icon name={icons.image} label={empty} className="text-faint" />
      )}
      {findings.map(({ rule, box }) =>
        box ? (
          <span
            key={rule + String(box.x) + String(box.y)}
            aria-hidden="true"
            className="absolute border-2 border-danger bg-danger-soft/30"
            style={{
              left: `${box.x * 100}%`,
              top: `${box.y * 100}%`,
              width: `${box.width * 100}%`,
              height: `${box.height * 100}%`,
            }}
          />
        ) : null,
      )}
    </div>
  )
}
