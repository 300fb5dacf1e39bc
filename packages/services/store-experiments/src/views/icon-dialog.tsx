import { DateTimeField, FormDialog, TextField, useData, useToast } from '@console-widgets/ui'
import { useState } from 'react'
import type * as v from 'valibot'
import { type DynamicIcon, iconsData } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { iconForm } from '../schemas.ts'
import { ImageFields } from './image-fields.tsx'

interface IconDialogProps {
  appId: string
  /** Undefined: a new one. */
  icon: DynamicIcon | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog for a dynamic icon. */
export function IconDialog({ appId, icon, open, onOpenChange }: IconDialogProps) {
  const text = useStoreExperimentsText()
  const toasts = useToast()
  const { create, update } = useData(iconsData, appId)
  const [imageId, setImageId] = useState(icon?.imageId ?? '')
  return (
    <FormDialog<v.InferInput<typeof iconForm>>
      open={open}
      onOpenChange={onOpenChange}
      title={text(icon ? 'store-experiments.icon.edit' : 'store-experiments.icon.create')}
      description={text('store-experiments.icon.empty.body')}
      schema={iconForm}
      defaults={icon ? { iconName: icon.iconName, startTime: icon.startTime, endTime: icon.endTime } : {}}
      onSubmit={async (values) => {
        const given = { ...values, imageId }
        await (icon ? update.run({ iconId: icon.iconId, ...given }) : create.run({ appId, ...given }))
        toasts.show({ tone: 'success', title: text('store-experiments.icon.saved') })
      }}
    >
      <TextField name="iconName" label={text('store-experiments.name')} />
      <ImageFields
        label={text('store-experiments.icon')}
        help={text('store-experiments.icon.help')}
        images={imageId === '' ? [] : [imageId]}
        most={1}
        accept="image/png"
        readOnly={false}
        onChange={([objectId]) => setImageId(objectId ?? '')}
      />
      <DateTimeField name="startTime" label={text('store-experiments.icon.start')} />
      <DateTimeField name="endTime" label={text('store-experiments.icon.end')} />
    </FormDialog>
  )
}
