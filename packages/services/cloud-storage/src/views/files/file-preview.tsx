import { CodeEditor, ErrorState, FileSize, Skeleton, useData } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { fileData, type FileDetail } from '../../data.ts'
import { previewKindOf } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'
import { FileMedia, type MediaKind, ShowOnDemand } from './file-media.tsx'

/** Maximum bytes of a text preview, and of a file that is loaded completely for a preview. */
const shownText = 256 * 1024
const shownWhole = 50 * 1024 * 1024

/**
 * Previews a file safely: images, audio, and video in media elements, PDFs in the browser's viewer, and everything else
 * as text. Content that could execute is never loaded as a page.
 */
export function FilePreview({ file }: { file: FileDetail }) {
  const text = useCloudStorageText()
  const { contentType, size } = file
  const kind = previewKindOf(contentType)
  if (kind === undefined) return <p className="text-sm text-muted">{text('cloud-storage.preview.none')}</p>
  if (size > shownWhole && (kind === 'image' || kind === 'pdf')) {
    return (
      <p className="text-sm text-muted">
        {text('cloud-storage.preview.large')} (<FileSize bytes={size} />)
      </p>
    )
  }
  if (kind === 'text') return <TextPreview file={file} />
  // Use the file's own URL rather than a blob, so that the page's policy only has to allow that origin.
  if (kind === 'image') return <MediaPreview file={file} kind={kind} />
  return <ShowOnDemand size={size}>{() => <MediaPreview file={file} kind={kind} />}</ShowOnDemand>
}

function MediaPreview({ file, kind }: { file: FileDetail; kind: MediaKind }) {
  const { value: address, error } = useLoaded(file, kind === 'pdf' ? loadDocument : addressAlone)
  if (error !== undefined) return <ErrorState error={error} />
  return address === undefined ? <Skeleton lines={5} /> : <FileMedia kind={kind} name={file.name} address={address} />
}

function TextPreview({ file }: { file: FileDetail }) {
  const text = useCloudStorageText()
  const { value: shown, error } = useLoaded(file, readText)
  if (error !== undefined) return <ErrorState error={error} />
  if (shown === undefined) return <Skeleton lines={5} />
  return (
    <div className="flex flex-col gap-1">
      <CodeEditor
        label={text('cloud-storage.preview.of', { name: file.name })}
        value={shown.text}
        language={/json/.test(file.contentType) ? 'json' : 'plain'}
        readOnly
        wrap
        lines={[4, 18]}
      />
      {shown.cut ? <p className="text-xs text-muted">{text('cloud-storage.preview.cut')}</p> : null}
    </div>
  )
}

/** Loads the preview of a URL, with a function to release it. */
type Load<Value> = (address: string, signal: AbortSignal) => Promise<{ value: Value; forget?: () => void }>

function useLoaded<Value>(file: FileDetail, load: Load<Value>): { value?: Value; error?: unknown } {
  const { bucketId, key, objectId } = file
  const { addressOf } = useData(fileData, bucketId, key)
  const [loaded, setLoaded] = useState<{ value?: Value; error?: unknown }>({})
  useEffect(() => {
    const stop = new AbortController()
    let forget: (() => void) | undefined
    const run = async () => {
      const address = await addressOf(objectId)
      if (address === undefined) return
      const made = await load(address, stop.signal)
      forget = made.forget
      if (stop.signal.aborted) forget?.()
      else setLoaded({ value: made.value })
    }
    run().catch((error: unknown) => {
      if (!stop.signal.aborted) setLoaded({ error })
    })
    return () => {
      stop.abort()
      forget?.()
    }
  }, [addressOf, objectId, load])
  return loaded
}

const addressAlone: Load<string> = async (address) => ({ value: address })

/** Loads a document completely, with a fixed type, so that the browser can't interpret it as another. */
const loadDocument: Load<string> = async (address, signal) => {
  const answer = await fetch(address, { signal })
  const made = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: 'application/pdf' }))
  return { value: made, forget: () => URL.revokeObjectURL(made) }
}

/** Loads the beginning of a text. */
const readText: Load<{ text: string; cut: boolean }> = async (address, signal) => {
  const reader = (await fetch(address, { signal })).body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    bytes += read.value.length
    text += decoder.decode(read.value, { stream: true })
    if (bytes >= shownText) {
      await reader?.cancel()
      return { value: { text: text.slice(0, shownText), cut: true } }
    }
  }
  return { value: { text: text + decoder.decode(), cut: false } }
}
