import { Button, Callout, FileSize } from '@console-widgets/ui'
import { useState } from 'react'
import { useCloudStorageText } from '../../generated/text.ts'
import { type ShowingDirective, useRefusedSource } from './refused-by-policy.ts'

/** Preview types with a browser element. */
export type MediaKind = 'image' | 'video' | 'audio' | 'pdf'

const directives: Record<MediaKind, ShowingDirective> = {
  image: 'img-src',
  video: 'media-src',
  audio: 'media-src',
  pdf: 'frame-src',
}

export interface FileMediaProps {
  kind: MediaKind
  name: string
  address: string
}

/** Image, video, audio, or document. If the page's policy blocks it, shows what it would have to allow. */
export function FileMedia({ kind, name, address }: FileMediaProps) {
  const text = useCloudStorageText()
  const refused = useRefusedSource(directives[kind], address)
  if (refused !== undefined) {
    return (
      <Callout>
        {text('cloud-storage.preview.refused')}{' '}
        <code className="wrap-anywhere">{`${directives[kind]} ${refused}`}</code>
      </Callout>
    )
  }
  switch (kind) {
    case 'image':
      return (
        <div className="grid max-h-80 place-items-center overflow-hidden rounded-md border border-line bg-sunken p-2">
          <img src={address} alt={name} className="max-h-76 max-w-full object-contain" />
        </div>
      )
    case 'video':
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- subtitles are up to the uploader
        <video
          src={address}
          controls
          preload="metadata"
          className="max-h-80 w-full rounded-md bg-black"
          aria-label={name}
        />
      )
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- see above
      return <audio src={address} controls preload="metadata" className="w-full" aria-label={name} />
    case 'pdf':
      return <iframe src={address} title={name} className="h-96 w-full rounded-md border border-line bg-white" />
  }
}

/** Loads large content, and types that many policies block, only on request. */
export function ShowOnDemand({ size, children }: { size: number; children: () => React.ReactNode }) {
  const text = useCloudStorageText()
  const [asked, setAsked] = useState(false)
  if (asked) return children()
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <Button size="small" onClick={() => setAsked(true)}>
        {text('cloud-storage.preview.show')}
      </Button>
      <FileSize bytes={size} />
    </p>
  )
}
