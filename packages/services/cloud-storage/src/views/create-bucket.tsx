import { FormDialog, TextField, useData } from '@console-widgets/ui'
import { cloudStorageData } from '../data.ts'
import { storageLimits } from '../model.ts'
import { createBucketInput } from '../schemas.ts'
import { useCloudStorageText } from '../text.ts'

export interface CreateBucketProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const defaults = { bucketName: '' }

/** The form for a new bucket, in a dialog. */
export function CreateBucket({ open, onOpenChange }: CreateBucketProps) {
  const text = useCloudStorageText()
  const { create } = useData(cloudStorageData)
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={text('cloud-storage.create')} submitLabel={text('cloud-storage.create')} schema={createBucketInput} defaults={defaults} onSubmit={create.run}>
      <TextField name="bucketName" label={text('cloud-storage.name')} help={text('cloud-storage.name.help')} maxLength={storageLimits.bucketName} required />
    </FormDialog>
  )
}
