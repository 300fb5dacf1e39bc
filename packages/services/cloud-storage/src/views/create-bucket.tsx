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

/** Dialog for creating a bucket, in a region with an active order. Sets up the service there if necessary. */
export function CreateBucket({ open, onOpenChange }: CreateBucketProps) {
  const text = useCloudStorageText()
  const toasts = useToast()
  const { service, createFirst, createFurther } = useData(storageData)
  const known = useStore(service).data
  const setUp = known?.regions ?? []
  const regions = known?.openRegions.length ? known.openRegions : [known?.region ?? 'CN']
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('cloud-storage.create')}
      submitLabel={text('cloud-storage.create')}
      schema={schema}
      messages={{ bucketName: text('cloud-storage.name.wrong') }}
      defaults={{ region: known && (regions.find((each) => each === known.region) ?? regions[0]) }}
      onSubmit={async (values) => {
        const create = setUp.includes(values.region) ? createFurther : createFirst
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
            help={[
              text(setUp.includes(region) ? 'cloud-storage.region.help' : 'cloud-storage.region.enables'),
              ...(known?.onlyOfSite ? [text('cloud-storage.region.elsewhere')] : []),
            ].join(' ')}
            choices={regions.map((value) => ({
              value,
              label: text(`cloud-storage.region.${value}`),
            }))}
          />
        </>
      )}
    </FormDialog>
  )
}
