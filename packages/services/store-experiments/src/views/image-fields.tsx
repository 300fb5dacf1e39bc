import { FileDrop, Icon, IconButton, icons, useObjectAddresses, useUploads } from '@console-widgets/ui'
import { useStoreExperimentsText } from '../generated/text.ts'
import { storeLimits } from '../model.ts'

interface ImageFieldsProps {
  label: string
  help: string
  images: readonly string[]
  /** Most images. */
  most: number
  accept: string
  readOnly: boolean
  onChange: (images: string[]) => void
}

/** Images that a listing shows: each can be removed, and new ones are uploaded. */
export function ImageFields({ label, help, images, most, accept, readOnly, onChange }: ImageFieldsProps) {
  const text = useStoreExperimentsText()
  const addresses = useObjectAddresses(images)
  const { pending, error, upload } = useUploads('store-experiments')
  const take = async (files: readonly File[]) => {
    const ids = await upload(files)
    if (ids.length > 0) onChange(most === 1 ? ids.slice(0, 1) : [...images, ...ids].slice(0, most))
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {images.length === 0 ? null : (
        <ul aria-label={label} className="flex min-w-0 flex-wrap gap-2">
          {images.map((objectId, at) => (
            <li key={objectId} className="flex flex-col items-center gap-1 rounded-md border border-line bg-raised p-1">
              <Picture
                src={addresses.get(objectId)}
                label={text('store-experiments.image.number', { number: at + 1 })}
                className={most === 1 ? 'size-20' : 'h-40 w-auto max-w-60'}
              />
              {readOnly ? null : (
                <IconButton
                  size="small"
                  icon="trash"
                  label={text('store-experiments.image.remove', { number: at + 1 })}
                  onClick={() => onChange(images.filter((each) => each !== objectId))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {readOnly ? null : (
        <FileDrop
          label={label}
          help={help}
          accept={accept}
          maxSize={storeLimits.imageBytes}
          multiple={most > 1}
          value={[]}
          onChange={(files) => void take(files)}
          {...(error === undefined ? {} : { error })}
          {...(pending ? { reason: text('store-experiments.image.uploading') } : {})}
        />
      )}
    </div>
  )
}

/** An image, or a placeholder until its address is known. */
export function Picture({ src, label, className }: { src: string | undefined; label: string; className: string }) {
  return src === undefined ? (
    <span className={`grid place-items-center rounded-sm bg-sunken ${className}`}>
      <Icon name={icons.image} label={label} className="text-faint" />
    </span>
  ) : (
    <img src={src} alt={label} className={`rounded-sm object-contain ${className}`} />
  )
}
