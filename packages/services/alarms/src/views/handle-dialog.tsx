import { FormDialog, TextArea, useData, useToast } from '@console-widgets/ui'
import type { InferInput } from 'valibot'
import { type HistoryEntry, historyData } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import type { handleForm } from '../schemas.ts'

interface HandleDialogProps {
  entry: HistoryEntry | undefined
  onClose: () => void
  open: boolean
}

/** Marks an alert as handled, with a note. */
export function HandleDialog({ entry, onClose, open }: HandleDialogProps) {
  const text = useAlarmsText()
  const toasts = useToast()
  const { handle } = useData(historyData, {})
  const submit = async ({ note }: InferInput<typeof handleForm>) => {
    await handle.run({ historyId: entry?.historyId as string, note })
    toasts.show({ tone: 'success', title: text('alarms.handled') })
  }
  return (
    <FormDialog<InferInput<typeof handleForm>>
      key={entry?.historyId}
      open={open}
      onOpenChange={onClose}
      title={text('alarms.handle.title')}
      description={text('alarms.handle.body')}
      submitLabel={text('alarms.handle')}
      schema={() => import('../schemas.ts').then((module) => module.handleForm)}
      defaults={{ note: entry?.note ?? '' }}
      onSubmit={submit}
    >
      <TextArea name="note" label={text('alarms.history.note')} />
    </FormDialog>
  )
}
