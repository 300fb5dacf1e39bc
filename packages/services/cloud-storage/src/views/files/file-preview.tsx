import { CodeEditor, ErrorState, FileSize, Skeleton, useData } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { fileData, type FileDetail } from '../../data.ts'
import { previewKindOf } from '../../model.ts'
import { useCloudStorageText } from '../../text.ts'

/** Bytes of a text that are shown, and of a file that is loaded as a whole to be shown. */
const shownText = 256 * 1024
const shownWhole = 50 * 1024 * 1024

interface Preview {
  address?: string
  text?: string
  cut?: boolean
  error?: unknown
}

/**
 * Shows a file as far as that is safe: pictures, sound and films by the elements for them, documents by the browser's own
 * viewer, and everything else as the text that it is. Nothing that could run is ever loaded as a page.
 */
export function FilePreview({ file }: { file: FileDetail }) {
  const text = useCloudStorageText()
  const kind = previewKindOf(file.contentType)
  const preview = usePreview(file)
  if (kind === undefined) return <p className="text-sm text-muted">{text('cloud-storage.preview.none')}</p>
  if (kind !== 'text' && file.size > shownWhole && (kind === 'image' || kind === 'pdf')) {
    return (
      <p className="text-sm text-muted">
        {text('cloud-storage.preview.large')} (<FileSize bytes={file.size} />)
      </p>
    )
  }
  if (preview.error !== undefined) return <ErrorState error={preview.error} />
  if (preview.address === undefined && preview.text === undefined) return <Skeleton lines={5} />
  switch (kind) {
    case 'image':
      return (
        <div className="grid max-h-80 place-items-center overflow-hidden rounded-md border border-line bg-sunken p-2">
          <img src={preview.address} alt={file.name} className="max-h-76 max-w-full object-contain" />
        </div>
      )
    case 'video':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- whoever stored the film has its subtitles, if there are any
      return <video src={preview.address} controls preload="metadata" className="max-h-80 w-full rounded-md bg-black" aria-label={file.name} />
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- see above
      return <audio src={preview.address} controls preload="metadata" className="w-full" aria-label={file.name} />
    case 'pdf':
      return <iframe src={preview.address} title={file.name} className="h-96 w-full rounded-md border border-line bg-white" />
    case 'text':
      return (
        <div className="flex flex-col gap-1">
          <CodeEditor label={text('cloud-storage.preview.of', { name: file.name })} value={preview.text ?? ''} language={/json/.test(file.contentType) ? 'json' : 'plain'} readOnly wrap lines={[4, 18]} />
          {preview.cut ? <p className="text-xs text-muted">{text('cloud-storage.preview.cut')}</p> : null}
        </div>
      )
  }
}

/** Loads what the preview of a file needs. What is loaded as a whole is given the type that was meant, so that nothing else is made of it. */
function usePreview(file: FileDetail): Preview {
  const { bucketId, key, objectId, contentType, size } = file
  const { addressOf } = useData(fileData, bucketId, key)
  const [preview, setPreview] = useState<Preview>({})
  useEffect(() => {
    const kind = previewKindOf(contentType)
    const stop = new AbortController()
    let made: string | undefined
    const load = async (): Promise<Preview> => {
      if (kind === undefined || (kind !== 'text' && kind !== 'video' && kind !== 'audio' && size > shownWhole)) return {}
      const address = await addressOf(objectId)
      if (address === undefined) return {}
      // A film is loaded as it is watched.
      if (kind === 'video' || kind === 'audio') return { address }
      const answer = await fetch(address, { signal: stop.signal })
      if (kind === 'text') return readText(answer)
      made = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: kind === 'pdf' ? 'application/pdf' : contentType }))
      return { address: made }
    }
    load().then(
      (loaded) => {
        if (stop.signal.aborted) {
          if (made) URL.revokeObjectURL(made)
        } else setPreview(loaded)
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setPreview({ error })
      },
    )
    return () => {
      stop.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [addressOf, objectId, contentType, size])
  return preview
}

/** The beginning of a text; a longer one is not loaded to its end. */
async function readText(answer: Response): Promise<Preview> {
  const reader = answer.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    bytes += read.value.length
    text += decoder.decode(read.value, { stream: true })
    if (bytes >= shownText) {
      await reader?.cancel()
      return { text: text.slice(0, shownText), cut: true }
    }
  }
  return { text: text + decoder.decode() }
}
