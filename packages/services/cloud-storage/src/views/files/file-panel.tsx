import {
  Button,
  IconButton,
  Identifier,
  KeyValueList,
  FileSize,
  QueryView,
  ExactTime,
  Segmented,
  useAllowed,
  useConsole,
  useData,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../../contract.ts'
import { fileData, type FileDetail } from '../../data.ts'
import { nameOfKey } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'
import { FileLinks } from './file-links.tsx'
import { FilePreview } from './file-preview.tsx'

export interface FilePanelProps {
  bucketId: string
  fileKey: string
  /** Without it the panel has no close button, because its container has one. */
  onClose?: () => void
}

type Part = 'preview' | 'details' | 'links'

/** Panel with one file: preview, metadata, and links. */
export function FilePanel({ bucketId, fileKey, onClose }: FilePanelProps) {
  const text = useCloudStorageText()
  const allowed = useAllowed(calls['cloud-storage.file-detail.query'])
  const { detail } = useData(fileData, bucketId, fileKey)
  return (
    <section aria-label={nameOfKey(fileKey)} className="flex min-w-0 flex-col gap-3">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 pt-1 font-semibold wrap-anywhere">{nameOfKey(fileKey)}</h2>
        {onClose ? (
          <IconButton size="small" icon="close" label={text('cloud-storage.close')} onClick={onClose} />
        ) : null}
      </div>
      {allowed ? (
        <QueryView query={detail}>{({ file }) => <FileParts file={file} />}</QueryView>
      ) : (
        <p className="text-sm text-muted">{text('cloud-storage.files.noLook')}</p>
      )}
    </section>
  )
}

function FileParts({ file }: { file: FileDetail }) {
  const text = useCloudStorageText()
  const { ports } = useConsole()
  const { addressOf } = useData(fileData, file.bucketId, file.key)
  const [part, setPart] = useState<Part>('preview')
  const save = async () => {
    const address = await addressOf(file.objectId)
    if (address) ports.goTo(address)
  }
  const links = text('cloud-storage.links.count', { count: file.tokens.length })
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented<Part>
          label={text('cloud-storage.files.part')}
          value={part}
          onChange={setPart}
          choices={[
            { value: 'preview', label: text('cloud-storage.preview') },
            { value: 'details', label: text('cloud-storage.files.details') },
            { value: 'links', label: links },
          ]}
        />
        <Button size="small" icon="download" onClick={() => void save()}>
          {text('cloud-storage.files.download')}
        </Button>
      </div>
      {part === 'preview' ? (
        <FilePreview key={file.objectId} file={file} />
      ) : part === 'links' ? (
        <FileLinks file={file} />
      ) : (
        <FileFacts file={file} />
      )}
    </>
  )
}

function FileFacts({ file }: { file: FileDetail }) {
  const text = useCloudStorageText()
  const { size, contentType, sha256, etag, source, userName, createTime, updateTime, address, key } = file
  return (
    <KeyValueList
      items={[
        { label: text('cloud-storage.files.size'), value: <FileSize bytes={size} /> },
        {
          label: text('cloud-storage.files.type'),
          value: <code className="text-sm wrap-anywhere">{contentType}</code>,
        },
        {
          label: text('cloud-storage.files.key'),
          value: <Identifier value={key} label={text('cloud-storage.files.key')} />,
        },
        { label: 'SHA-256', value: <Identifier value={sha256} label="SHA-256" /> },
        { label: 'ETag', value: <Identifier value={etag} label="ETag" /> },
        {
          label: text('cloud-storage.files.address'),
          value: <Identifier value={address} label={text('cloud-storage.files.address')} />,
        },
        {
          label: text('cloud-storage.files.source'),
          value: userName
            ? `${text(`cloud-storage.source.${source}`)} · ${userName}`
            : text(`cloud-storage.source.${source}`),
        },
        { label: text('cloud-storage.files.created'), value: <ExactTime time={createTime} /> },
        { label: text('cloud-storage.files.updated'), value: <ExactTime time={updateTime} /> },
      ]}
    />
  )
}
