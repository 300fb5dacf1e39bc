import { DetailPage, Form, QueryView, useData, usePlace, useRoutes, useToast } from '@console-widgets/ui'
import { type Alarm, alarmData, ruleData } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { ruleOf, type RuleValues, valuesOf } from '../rule-form.ts'
import { RuleFields } from './rule-fields.tsx'

export interface EditAlarmProps {
  /** ID of the rule. */
  alarmId: string
}

/** The editor of a rule. */
export default function EditAlarm({ alarmId }: EditAlarmProps) {
  const { alarm } = useData(alarmData, alarmId)
  return <QueryView query={alarm}>{(found) => <Editor key={found.alarmId} alarm={found} />}</QueryView>
}

function Editor({ alarm }: { alarm: Alarm }) {
  const text = useAlarmsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const toasts = useToast()
  const { alarmId, alarmName } = alarm
  const { metrics } = useData(ruleData)
  const { edit } = useData(alarmData, alarmId)
  const page = routeTo('alarms.alarm', { alarmId })
  const submit = async (values: RuleValues) => {
    await edit.run({ alarmId, ...ruleOf(values) })
    toasts.show({ tone: 'success', title: text('alarms.saved') })
    place.go(page)
  }
  return (
    <DetailPage title={alarmName} parents={[{ label: alarmName, to: page }]} meta={[alarm.appName]}>
      <QueryView query={metrics}>
        {(choices) => (
          <Form<RuleValues>
            schema={() => import('../schemas.ts').then((module) => module.alarmForm)}
            defaults={valuesOf(alarm)}
            messages={{ alarmName: text('alarms.name.rule') }}
            submitLabel={text('alarms.save')}
            onSubmit={submit}
          >
            {(values) => <RuleFields values={values} choices={choices} choosesApp={false} />}
          </Form>
        )}
      </QueryView>
    </DetailPage>
  )
}
