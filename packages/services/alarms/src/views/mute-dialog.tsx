import { FormDialog, RadioGroup, TextField, useData, useToast } from '@console-widgets/ui'
import type { InferInput } from 'valibot'
import { type Alarm, alarmsData } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import { muteDurations } from '../model.ts'
import type { muteForm } from '../schemas.ts'

interface MuteDialogProps {
  alarm: Alarm | undefined
  onClose: () => void
  open: boolean
}

/** Mutes an alert for some time, with a reason that everyone sees. */
export function MuteDialog({ alarm, onClose, open }: MuteDialogProps) {
  const text = useAlarmsText()
  const toasts = useToast()
  const { mute } = useData(alarmsData)
  const submit = async ({ duration, reason }: InferInput<typeof muteForm>) => {
    await mute.run({ alarmId: alarm?.alarmId as string, duration: duration ?? 'hour', reason })
    toasts.show({ tone: 'success', title: text('alarms.muted') })
  }
  return (
    <FormDialog<InferInput<typeof muteForm>>
      open={open}
      onOpenChange={onClose}
      title={text('alarms.mute.title', { name: alarm?.alarmName ?? '' })}
      description={text('alarms.mute.body')}
      submitLabel={text('alarms.mute')}
      schema={() => import('../schemas.ts').then((module) => module.muteForm)}
      onSubmit={submit}
    >
      <RadioGroup
        name="duration"
        label={text('alarms.mute.for')}
        choices={muteDurations.map((value) => ({ value, label: text(`alarms.mute.${value}`) }))}
      />
      <TextField name="reason" label={text('alarms.mute.reason')} />
    </FormDialog>
  )
}
