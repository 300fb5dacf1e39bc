import { FileSize, Icon, icons, useObjectAddresses } from '@console-widgets/ui'
import type { FeedbackDetail } from '../data.ts'
import { useSupportText } from '../generated/text.ts'

/** Files that a user attached to feedback. Pictures are shown; whatever else they sent is only saved. */
export function FeedbackFiles({ files }: { files: FeedbackDetail['attachments'] }) {
  const text = useSupportText()
  const addresses = useObjectAddresses(files.map(({ objectId }) => objectId))
  if (files.length === 0) return null
  return (
    <ul aria-label={text('support.message.files')} className="mt-2 flex min-w-0 flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.objectId} className="max-w-full min-w-0">
          <AttachedFile file={file} address={addresses.get(file.objectId)} />
        </li>
      ))}
    </ul>
  )
}

interface AttachedFileProps {
  file: FeedbackDetail['attachments'][number]
  /** Undefined until known. */
  address: string | undefined
}

function AttachedFile({ file: { fileName, size, isPicture }, address }: AttachedFileProps) {
  const text = useSupportText()
  const content = (
    <>
      <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken">
        {isPicture && address ? (
          <img src={address} alt="" className="size-full object-contain" />
        ) : (
          <Icon name={isPicture ? icons.image : icons.file} className="text-faint" />
        )}
      </span>
      <span className="flex min-w-0 flex-col gap-0.5 text-xs">
        <bdi className="wrap-anywhere">{fileName}</bdi>
        <span className="text-muted">
          <FileSize bytes={size} />
        </span>
      </span>
    </>
  )
  const look = 'flex max-w-full min-w-0 items-center gap-2 rounded-md border border-line p-1.5 pe-3'
  return address ? (
    <a
      href={address}
      download={fileName}
      // Its name is what it shows.
      title={text('support.message.files.save', { name: fileName })}
      className={`${look} focus-ring hover:bg-hover`}
    >
      {content}
    </a>
  ) : (
    <span className={look}>{content}</span>
  )
}
