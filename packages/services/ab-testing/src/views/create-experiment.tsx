import { FormDialog, RadioGroup, TextArea, TextField, useData, useToast } from '@console-widgets/ui'
import type * as v from 'valibot'
import { experimentsData } from '../data.ts'
import { useAbTestingText } from '../generated/text.ts'
import { experimentKinds } from '../model.ts'
import { createForm } from '../schemas.ts'

interface CreateExperimentProps {
  appId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (experimentId: string) => void
}

/** Dialog for a new experiment. */
export function CreateExperiment({ appId, open, onOpenChange, onCreated }: CreateExperimentProps) {
  const text = useAbTestingText()
  const toasts = useToast()
  const { create } = useData(experimentsData, appId)
  return (
    <FormDialog<v.InferInput<typeof createForm>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('ab-testing.create')}
      description={text('ab-testing.create.body')}
      schema={createForm}
      defaults={{ kind: 'remote-config' }}
      onSubmit={async (values) => {
        const created = await create.run({ appId, ...values })
        toasts.show({ tone: 'success', title: text('ab-testing.created') })
        if (created) onCreated(created.experimentId)
      }}
    >
      <RadioGroup
        name="kind"
        label={text('ab-testing.kind')}
        choices={experimentKinds.map((value) => ({ value, label: text(`ab-testing.kind.${value}`) }))}
      />
      <TextField name="experimentName" label={text('ab-testing.name')} />
      <TextArea
        name="description"
        label={text('ab-testing.description')}
        help={text('ab-testing.description.help')}
        rows={3}
      />
    </FormDialog>
  )
}
