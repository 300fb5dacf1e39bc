import { classNames, Icon, icons } from '@console-widgets/ui'
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
  /** Whether it is as wide as the page. */
  fills?: boolean
  findings: readonly ListingFinding[]
  isFocused: boolean
}

/** An image of a listing, on which findings are drawn where they are. */
export function PreviewImage({
  label,
  empty,
  src,
  isIcon,
  isLandscape,
  isLarge,
  fills,
  findings,
  isFocused,
}: PreviewImageProps) {
  const element = useScrollTo(isFocused)
  const isWrong = findings.some(({ rank }) => rank === 'refuse')
  return (
    <div
      ref={element}
      className={classNames(
        'relative overflow-hidden bg-sunken',
        isIcon ? 'size-14 shrink-0 rounded-lg' : 'rounded-lg',
        !isIcon && (fills ? 'aspect-video w-full' : 'w-fit'),
        !src && !isIcon && 'grid place-items-center',
        !src && !isIcon && !fills && (isLandscape ? 'h-48 w-80' : 'h-48 w-28'),
        findings.length > 0 && 'outline-2 -outline-offset-2',
        findings.length > 0 && (isWrong ? 'outline-danger' : 'outline-warning'),
      )}
    >
      {src ? (
        <img
          src={src}
          alt={label}
          className={
            isIcon
              ? 'size-14'
              : fills
                ? 'block w-full'
                : classNames('block w-auto max-w-none', isLarge ? 'h-72' : 'h-48')
          }
        />
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
