import { CheckboxGroup, FormDialog, QueryView, useData, useToast } from '@console-widgets/ui'
import { type Alarm, ruleData } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'

interface CopyDialogProps {
  alarm: Alarm | undefined
  onClose: () => void
  open: boolean
}

interface Values {
  appIds: string[]
}

/** Copies a rule to other apps. */
export function CopyDialog({ alarm, onClose, open }: CopyDialogProps) {
  const text = useAlarmsText()
  const toasts = useToast()
  const { metrics, copy } = useData(ruleData)
  const submit = async ({ appIds }: Values) => {
    const copied = await copy.run({ alarmId: alarm?.alarmId as string, appIds })
    if (copied) toasts.show({ tone: 'success', title: text('alarms.copied', { count: copied.items.length }) })
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onClose}
      title={text('alarms.copy.title', { name: alarm?.alarmName ?? '' })}
      description={text('alarms.copy.body')}
      submitLabel={text('alarms.copy')}
      schema={() => import('../schemas.ts').then((module) => module.copyForm)}
      defaults={{ appIds: [] }}
      onSubmit={submit}
    >
      <QueryView query={metrics}>
        {({ apps }) => (
          <CheckboxGroup
            name="appIds"
            label={text('alarms.copy.apps')}
            choices={apps.flatMap(({ appId, appName }) =>
              appId === alarm?.appId ? [] : [{ value: appId, label: appName }],
            )}
          />
        )}
      </QueryView>
    </FormDialog>
  )
}
