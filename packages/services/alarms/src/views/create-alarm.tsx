import { readPlace } from '@console-widgets/data'
import { DetailPage, Form, QueryView, useData, usePlace, useRoutes, useStore, useToast } from '@console-widgets/ui'
import { ruleData } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { ruleOf, type RuleValues } from '../rule-form.ts'
import { RuleFields } from './rule-fields.tsx'
import { TemplateField } from './template-field.tsx'

export interface CreateAlarmProps {
  /** ID of the app. Default: what the address of the page says, or the user’s choice. */
  appId?: string
}

/** The editor of a new rule. */
export default function CreateAlarm({ appId: given }: CreateAlarmProps) {
  const text = useAlarmsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const toasts = useToast()
  const { metrics, create } = useData(ruleData)
  const named = readPlace(useStore(place.$route)).parameters.get('app')
  const appId = given ?? named ?? undefined
  const parent =
    appId === undefined
      ? { label: text('alarms.rules'), to: routeTo('alarms.list') }
      : { label: text('alarms.rules'), to: routeTo('alarms.app', { appId }) }
  const submit = async (values: RuleValues) => {
    const created = await create.run({ appId: values.appId, ...ruleOf(values) })
    toasts.show({ tone: 'success', title: text('alarms.created') })
    if (created) place.go(routeTo('alarms.alarm', { alarmId: created.alarmId }))
  }
  return (
    <DetailPage title={text('alarms.create')} parents={[parent]}>
      <QueryView query={metrics}>
        {(choices) => (
          <Form<RuleValues>
            schema={() => import('../schemas.ts').then((module) => module.alarmForm)}
            defaults={{ appId: appId ?? '', operator: '>' }}
            messages={{ alarmName: text('alarms.name.rule') }}
            submitLabel={text('alarms.create')}
            onSubmit={submit}
          >
            {(values) => (
              <>
                <TemplateField choices={choices} />
                <RuleFields values={values} choices={choices} choosesApp={given === undefined} />
              </>
            )}
          </Form>
        )}
      </QueryView>
    </DetailPage>
  )
}
