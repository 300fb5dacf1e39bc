import { FormDialog, TextField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { type FileEntry, filesData } from '../../data.ts'
import { parentOfKey, problemOfKey, storageLimits } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'

export interface NameDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  bucketId: string
  /** Parent of the new folder. */
  prefix: string
  /** File or folder to rename. Without it, the dialog creates a folder. */
  entry?: FileEntry
}

/** Dialog for creating a folder, or for renaming a file or folder. */
export function NameDialog({ open, onOpenChange, bucketId, prefix, entry }: NameDialogProps) {
  const text = useCloudStorageText()
  const toasts = useToast()
  const { createFolder, move } = useData(filesData, bucketId)
  const above = entry ? parentOfKey(entry.key) : prefix
  const schema = v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(text('cloud-storage.key.empty')),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || dataset.value === '') return
        const problem = dataset.value.includes('/') ? 'slash' : problemOfKey(above + dataset.value)
        if (problem) addIssue({ message: text(`cloud-storage.key.${problem}`) })
      }),
    ),
  })
  const title = entry
    ? text('cloud-storage.files.rename.title', { name: entry.name })
    : text('cloud-storage.files.newFolder')
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      submitLabel={text(entry ? 'cloud-storage.files.rename' : 'cloud-storage.files.newFolder.submit')}
      schema={schema}
      defaults={{ name: entry?.name ?? '' }}
      draft={false}
      onSubmit={async ({ name }) => {
        if (!entry) await createFolder.run({ bucketId, key: `${prefix}${name}/` })
        else if (name !== entry.name) {
          await move.run({ bucketId, keys: [entry.key], targetPrefix: above, name })
          toasts.show({ tone: 'success', title: text('cloud-storage.files.rename.done', { name }) })
        }
      }}
    >
      <TextField
        name="name"
        label={text('cloud-storage.files.name')}
        help={
          entry
            ? text('cloud-storage.files.rename.help')
            : text('cloud-storage.files.newFolder.help', { folder: prefix || '/' })
        }
        maxLength={storageLimits.keyBytes - above.length}
      />
    </FormDialog>
  )
}
