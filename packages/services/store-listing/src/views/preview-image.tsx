import { cva, Icon, icons } from '@console-widgets/ui'
import type { ListingFinding } from '../data.ts'
import { useScrollTo } from './use-scroll-to.ts'

interface PreviewImageProps {
  label: string
  /** Label of the placeholder. */
  empty: string
  /** URL of the image; undefined until known. */
  src: string | undefined
  isIcon?: boolean
  isLandscape?: boolean
  isLarge?: boolean
  findings: readonly ListingFinding[]
  isFocused: boolean
}

const frame = cva('relative overflow-hidden rounded-lg bg-sunken', {
  variants: {
    isIcon: { true: 'size-14 shrink-0', false: 'w-fit' },
    isLandscape: { true: '', false: '' },
    isMissing: { true: '', false: '' },
    rank: {
      none: '',
      wrong: 'outline-2 -outline-offset-2 outline-danger',
      doubtful: 'outline-2 -outline-offset-2 outline-warning',
    },
  },
  compoundVariants: [
    { isIcon: false, isMissing: true, class: 'grid h-48 place-items-center' },
    { isIcon: false, isMissing: true, isLandscape: true, class: 'w-80' },
    { isIcon: false, isMissing: true, isLandscape: false, class: 'w-28' },
  ],
})
const image = cva('block max-w-none', {
  variants: { size: { icon: 'size-14', normal: 'h-48 w-auto', large: 'h-72 w-auto' } },
})

/** An image of a listing, on which findings are drawn where they are. */
export function PreviewImage({
  label,
  empty,
  src,
  isIcon = false,
  isLandscape = false,
  isLarge = false,
  findings,
  isFocused,
}: PreviewImageProps) {
  const element = useScrollTo(isFocused)
  const isWrong = findings.some((finding) => finding.rank === 'refuse')
  const rank = findings.length === 0 ? 'none' : isWrong ? 'wrong' : 'doubtful'
  return (
    <div ref={element} className={frame({ isIcon, isLandscape, isMissing: !src, rank })}>
      {src ? (
        <img src={src} alt={label} className={image({ size: isIcon ? 'icon' : isLarge ? 'large' : 'normal' })} />
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
