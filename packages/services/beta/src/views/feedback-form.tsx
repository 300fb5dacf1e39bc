import { FormDialog, TextArea, TextField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { ownPlaceData } from '../data.ts'
import { useBetaText } from '../generated/text.ts'
import { createFeedbackInput } from '../schemas.ts'
import type { DialogState } from './dialog-state.ts'

const schema = v.required(v.omit(createFeedbackInput, ['invitationCode']))
type Values = v.InferInput<typeof schema>

/** Dialog in which a tester says something about the build. */
export function FeedbackForm({ invitationCode, open, onOpenChange }: DialogState & { invitationCode: string }) {
  const text = useBetaText()
  const toasts = useToast()
  const { sendFeedback } = useData(ownPlaceData, invitationCode)
  const submit = async (values: Values) => {
    await sendFeedback.run({ ...values, invitationCode })
    toasts.show({ tone: 'success', title: text('beta.feedback.sent') })
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('beta.feedback.send')}
      submitLabel={text('beta.feedback.send')}
      schema={schema}
      defaults={{ content: '', device: '' }}
      draft="test-feedback"
      onSubmit={submit}
    >
      <TextArea name="content" label={text('beta.feedback.content')} />
      <TextField name="device" label={text('beta.feedback.device')} help={text('beta.feedback.device.help')} />
    </FormDialog>
  )
}
