import { FormDialog, NumberField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { type Experiment, experimentData } from '../data.ts'
import { draftOf } from '../experiment-form.ts'
import { useAbTestingText } from '../generated/text.ts'
import { updateInput } from '../schemas.ts'

interface GrowDialogProps {
  experiment: Experiment
  open: boolean
  onOpenChange: (open: boolean) => void
}

const schema = v.pick(updateInput, ['percent'])

/** Dialog that lets more users take part. */
export function GrowDialog({ experiment, open, onOpenChange }: GrowDialogProps) {
  const text = useAbTestingText()
  const toasts = useToast()
  const { experimentId, percent } = experiment
  const { update } = useData(experimentData, experimentId)
  return (
    <FormDialog<v.InferInput<typeof schema>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('ab-testing.grow')}
      description={text('ab-testing.grow.body')}
      schema={schema}
      defaults={{ percent }}
      draft={false}
      onSubmit={async (values) => {
        await update.run({ experimentId, ...draftOf(experiment), ...values })
        toasts.show({ tone: 'success', title: text('ab-testing.grow.done') })
      }}
    >
      <NumberField name="percent" label={text('ab-testing.percent')} min={percent} unit="%" />
    </FormDialog>
  )
}
