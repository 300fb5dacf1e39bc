import { FormDialog, Select, TextField, useData, useToast } from '@console-widgets/ui'
import type * as v from 'valibot'
import { materialsData } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { harmonyDevices } from '../model.ts'
import { createMaterialForm } from '../schemas.ts'

interface CreateMaterialProps {
  appId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (materialId: string) => void
}

/** Dialog for a new material. */
export function CreateMaterial({ appId, open, onOpenChange, onCreated }: CreateMaterialProps) {
  const text = useStoreExperimentsText()
  const toasts = useToast()
  const { create } = useData(materialsData, appId)
  return (
    <FormDialog<v.InferInput<typeof createMaterialForm>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('store-experiments.material.create')}
      description={text('store-experiments.material.empty.body')}
      schema={createMaterialForm}
      defaults={{ deviceType: 4 }}
      onSubmit={async (values) => {
        const created = await create.run({ appId, ...values })
        toasts.show({ tone: 'success', title: text('store-experiments.material.created') })
        if (created) onCreated(created.materialId)
      }}
    >
      <TextField name="materialName" label={text('store-experiments.name')} />
      <Select
        name="deviceType"
        label={text('store-experiments.material.device')}
        choices={harmonyDevices.map((value) => ({ value, label: text(`store-experiments.device.${value}`) }))}
      />
    </FormDialog>
  )
}
