import { Button, Checkbox } from '@console-widgets/ui'
import { useState } from 'react'
import type { ConflictChoice, QueuedUpload } from '../../files/upload-queue.ts'
import { parentOfKey, nameOfKey } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'

export interface UploadConflictProps {
  upload: QueuedUpload
  /** Number of other uploads with a name conflict. */
  others: number
  onDecide: (choice: ConflictChoice, forAll: boolean) => void
}

/** Asks how to resolve a name conflict; other uploads continue meanwhile. */
export function UploadConflict({ upload, others, onDecide }: UploadConflictProps) {
  const text = useCloudStorageText()
  const [forAll, setForAll] = useState(false)
  const { bucketName, key } = upload
  return (
    <div role="alert" className="flex flex-col gap-2 border-t border-warning-line bg-warning-soft p-3">
      <div>
        <p className="font-medium wrap-anywhere">{text('cloud-storage.conflict.title', { name: nameOfKey(key) })}</p>
        <p className="text-sm wrap-anywhere text-muted">{`${bucketName}/${parentOfKey(key)}`}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" onClick={() => onDecide('replace', forAll)}>
          {text('cloud-storage.conflict.replace')}
        </Button>
        <Button size="small" onClick={() => onDecide('rename', forAll)}>
          {text('cloud-storage.conflict.rename')}
        </Button>
        <Button size="small" tone="quiet" onClick={() => onDecide('skip', forAll)}>
          {text('cloud-storage.conflict.skip')}
        </Button>
        <Checkbox
          label={
            others > 0
              ? text('cloud-storage.conflict.forAllCount', { count: others })
              : text('cloud-storage.conflict.forAll')
          }
          value={forAll}
          onChange={setForAll}
        />
      </div>
    </div>
  )
}
