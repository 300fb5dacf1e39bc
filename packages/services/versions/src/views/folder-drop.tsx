import { Button, classNames, Icon, useStrayDrops } from '@console-widgets/ui'
import { useRef, useState } from 'react'
import { filesOfDrop, filesOfInput, type FolderFile } from '../folder/read-folder.ts'
import { useFolderText } from '../generated/text.ts'

interface FolderDropProps {
  /** Reason why no folder can be dropped now. */
  reason: string | undefined
  error: string | undefined
  onFiles: (files: Promise<readonly FolderFile[]>) => void
}

/** Drop area for a folder, with a button that opens the chooser. */
export function FolderDrop({ reason, error, onFiles }: FolderDropProps) {
  const text = useFolderText()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useStrayDrops()
  const isDisabled = reason !== undefined
  return (
    <div className="flex flex-col gap-2">
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!isDisabled)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (!isDisabled) onFiles(filesOfDrop(event.dataTransfer))
        }}
        className={classNames(
          'flex flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-md border border-dashed p-4 text-muted transition-colors',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
        )}
      >
        <Icon name="upload" />
        <span>{text('versions.folder.drop')}</span>
        <Button size="small" disabled={isDisabled} onClick={() => input.current?.click()}>
          {text('versions.folder.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          // Browsers choose folders with it, and know no other way; React has no type for it.
          {...{ webkitdirectory: '' }}
          onChange={(event) => {
            const files = filesOfInput(event.target.files ?? [])
            event.target.value = ''
            onFiles(Promise.resolve(files))
          }}
        />
      </div>
      {reason === undefined ? null : (
        <p role="status" className="text-sm text-muted">
          {reason}
        </p>
      )}
      {error === undefined ? null : (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
