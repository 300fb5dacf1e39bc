import { FileDrop, Section } from '@console-widgets/ui'
import { PictureTile, type PictureTileProps } from './picture-tile.tsx'
import { TryAgain } from './try-again.tsx'
import { useUpload } from './use-upload.ts'

interface SingleFileProps extends Pick<PictureTileProps, 'label' | 'src' | 'size'> {
  help: string
  /** Accepted files, in the syntax of the `accept` attribute, and their maximum size in bytes. */
  accept: string
  maxSize: number
  objectId: string | null
  /** What the store shows while there is none. */
  inherited?: string | undefined
  /** Reason why it can't be changed. */
  locked: string | undefined
  upload: (file: File) => Promise<string>
  save: (objectId: string | null) => Promise<unknown>
}

/** An image or a video of which a version has one. It is saved as soon as it is uploaded. */
export function SingleFile(props: SingleFileProps) {
  const { label, help, accept, maxSize, objectId, src, size, inherited, locked, upload, save } = props
  const sending = useUpload(locked)
  const take = ([file]: readonly File[]) => file && sending.run(async () => save(await upload(file)))
  return (
    <Section title={label} description={help}>
      {objectId ? (
        <PictureTile
          label={label}
          src={src}
          size={size}
          locked={locked ?? sending.reason}
          onRemove={() => sending.run(() => save(null))}
        />
      ) : inherited ? (
        <p className="text-sm text-muted">{inherited}</p>
      ) : null}
      <FileDrop
        label={label}
        hideLabel
        accept={accept}
        maxSize={maxSize}
        value={[]}
        onChange={take}
        error={sending.error}
        reason={locked ?? sending.reason}
      />
      <TryAgain run={sending.again} />
    </Section>
  )
}
