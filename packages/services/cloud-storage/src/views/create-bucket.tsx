import * as v from 'valibot'
import { FormDialog, Select, TextField, useData, useStore, useToast } from '@console-widgets/ui'
import { storageData } from '../data.ts'
import { createBucketInput } from '../schemas.ts'
import { useCloudStorageText } from '../generated/text.ts'

export interface CreateBucketProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const schema = v.required(createBucketInput)

/** Dialog for creating a bucket. Enables the service in the region if necessary. */
export function CreateBucket({ open, onOpenChange }: CreateBucketProps) {
  const text = useCloudStorageText()
  const toasts = useToast()
  const { service, createFirst, createFurther } = useData(storageData)
  const known = useStore(service).data
  const enabled = known?.regions ?? []
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('cloud-storage.create')}
      submitLabel={text('cloud-storage.create')}
      schema={schema}
      messages={{ bucketName: text('cloud-storage.name.wrong') }}
      defaults={{ region: known?.region ?? 'CN' }}
      onSubmit={async (values) => {
        const create = enabled.includes(values.region) ? createFurther : createFirst
        await create.run(values)
        toasts.show({ tone: 'success', title: text('cloud-storage.created.done', { name: values.bucketName }) })
      }}
    >
      {({ region }) => (
        <>
          <TextField name="bucketName" label={text('cloud-storage.name')} help={text('cloud-storage.name.help')} mono />
          <Select
            name="region"
            label={text('cloud-storage.region')}
            help={text(enabled.includes(region) ? 'cloud-storage.region.help' : 'cloud-storage.region.enables')}
            choices={(known?.openRegions ?? [region]).map((value) => ({
              value,
              label: text(`cloud-storage.region.${value}`),
            }))}
          />
        </>
      )}
    </FormDialog>
  )
}
