import { cva, Icon, IconButton, icons } from '@console-widgets/ui'
import { useVersionsText } from '../generated/text.ts'

export interface PictureTileProps {
  /** Label of the image or the video: "Screenshot 2". */
  label: string
  /** Its URL; undefined until known. */
  src: string | undefined
  size: 'icon' | 'shot' | 'video'
  /** Reason why it can't be changed. */
  locked?: string
  /** Its new place is being saved: it can be moved further, but not removed. */
  isMoving?: boolean
  onRemove: () => unknown
  /** Moves it to the place before or after. Null: it is the first or the last. Undefined: it is the only one. */
  onEarlier?: (() => unknown) | null
  onLater?: (() => unknown) | null
}

const frame = cva('grid place-items-center overflow-hidden rounded-sm bg-sunken', {
  variants: { size: { icon: 'size-24', shot: 'h-48 min-w-24', video: 'max-w-full' } },
})
const image = cva('', {
  variants: { size: { icon: 'size-24', shot: 'h-48 w-auto max-w-72 object-contain', video: '' } },
})

/** An image or a video with its actions. */
export function PictureTile({ label, src, size, locked, isMoving, onRemove, onEarlier, onLater }: PictureTileProps) {
  const text = useVersionsText()
  return (
    <figure className="m-0 inline-flex max-w-full flex-col gap-1 self-start rounded-md border border-line bg-raised p-2">
      <div className={frame({ size })}>
        {src && size === 'video' ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the team's own file, which has none
          <video
            controls
            preload="metadata"
            src={src}
            aria-label={label}
            className="aspect-video w-80 max-w-full focus-ring"
          />
        ) : src ? (
          // A dragged image would be a file; the tile is what moves.
          <img src={src} alt={label} draggable={false} className={image({ size })} />
        ) : (
          <Icon name={size === 'video' ? icons.file : icons.image} label={label} className="text-faint" />
        )}
      </div>
      <figcaption className="flex items-center justify-between gap-1 text-sm text-muted">
        {/* The picture has a label already: don't announce it twice. */}
        <span aria-hidden="true" className="min-w-0 truncate">
          {label}
        </span>
        <span className="flex">
          {onEarlier === undefined ? null : (
            <IconButton
              size="small"
              icon="chevron-start"
              label={text('versions.picture.earlier', { name: label })}
              disabled={Boolean(locked) || onEarlier === null}
              onClick={() => void onEarlier?.()}
            />
          )}
          {onLater === undefined ? null : (
            <IconButton
              size="small"
              icon="chevron-end"
              label={text('versions.picture.later', { name: label })}
              disabled={Boolean(locked) || onLater === null}
              onClick={() => void onLater?.()}
            />
          )}
          <IconButton
            size="small"
            icon="trash"
            label={text('versions.picture.remove', { name: label })}
            disabled={Boolean(locked) || isMoving}
            onClick={() => void onRemove()}
          />
        </span>
      </figcaption>
    </figure>
  )
}
