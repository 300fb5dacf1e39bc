import { Button, Kbd, shortcutLabel, Tooltip, useShortcut } from '@console-widgets/ui'
import { useRef } from 'react'
import { type Chosen, readChosen } from '../../files/dropped-files.ts'
import { useCloudStorageText } from '../../generated/text.ts'

/** Buttons for selecting files, or folders with their contents. */
export function UploadButtons({ onChosen, primary }: { onChosen: (chosen: Chosen) => void; primary: boolean }) {
  const text = useCloudStorageText()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const chooseFiles = () => files.current?.click()
  const chooseFolder = () => folder.current?.click()
  useShortcut('u', chooseFiles, { label: text('cloud-storage.files.upload'), group: text('cloud-storage.files') })
  return (
    <>
      <Button icon="folder" onClick={chooseFolder}>
        {text('cloud-storage.files.uploadFolder')}
      </Button>
      <Tooltip
        content={
          <span className="inline-flex items-center gap-2">
            {text('cloud-storage.files.upload')} <Kbd>{shortcutLabel('u')}</Kbd>
          </span>
        }
      >
        <Button tone={primary ? 'primary' : 'secondary'} icon="upload" onClick={chooseFiles}>
          {text('cloud-storage.files.upload')}
        </Button>
      </Tooltip>
      {[files, folder].map((input, index) => (
        <input
          key={index}
          ref={input}
          type="file"
          hidden
          multiple
          {...(index === 1 ? { webkitdirectory: '' } : {})}
          aria-label={text(index === 1 ? 'cloud-storage.files.uploadFolder' : 'cloud-storage.files.upload')}
          onChange={(event) => {
            onChosen(readChosen(event.target.files ?? []))
            // Allow selecting the same file again.
            event.target.value = ''
          }}
        />
      ))}
    </>
  )
}
