import { FormDialog, RadioGroup, TextField, useData, useToast } from '@console-widgets/ui'
import type * as v from 'valibot'
import { testsData } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { targets } from '../model.ts'
import { createTestForm } from '../schemas.ts'

interface CreateTestProps {
  appId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (testId: string) => void
}

/** Dialog for a new test. */
export function CreateTest({ appId, open, onOpenChange, onCreated }: CreateTestProps) {
  const text = useStoreExperimentsText()
  const toasts = useToast()
  const { create } = useData(testsData, appId)
  return (
    <FormDialog<v.InferInput<typeof createTestForm>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('store-experiments.create')}
      description={text('store-experiments.create.body')}
      schema={createTestForm}
      defaults={{ target: 'icon' }}
      onSubmit={async (values) => {
        const created = await create.run({ appId, ...values })
        toasts.show({ tone: 'success', title: text('store-experiments.created') })
        if (created) onCreated(created.testId)
      }}
    >
      <TextField name="testName" label={text('store-experiments.name')} />
      <RadioGroup
        name="target"
        label={text('store-experiments.target')}
        choices={targets.map((value) => ({ value, label: text(`store-experiments.target.${value}`) }))}
      />
    </FormDialog>
  )
}
