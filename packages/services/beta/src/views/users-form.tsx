import { countryName } from '@console-widgets/core/tables'
import { FormDialog, NumberField, Select, useData, useLanguage, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { userTasksData, type TeamTest } from '../data.ts'
import { useBetaText } from '../generated/text.ts'
import { createUserTaskInput } from '../schemas.ts'
import type { DialogState } from './dialog-state.ts'

/** Value for no condition. */
const any = { country: '', days: 0 } as const
const periods = [7, 30, 90] as const

const schema = v.object({ quota: createUserTaskInput.entries.quota, country: v.string(), days: v.number() })
type Values = v.InferInput<typeof schema>

interface UsersFormProps extends DialogState {
  appId: string
  versionId: string
  test: TeamTest
  /** Places that are left in the test. */
  places: number
}

/** Dialog for inviting users of the app to its open test. */
export function UsersForm({ appId, versionId, test, places, open, onOpenChange }: UsersFormProps) {
  const text = useBetaText()
  const toasts = useToast()
  const language = useLanguage()
  const { create } = useData(userTasksData, appId, versionId)
  const countries = test.countries
    .map((value) => ({ value, label: countryName(value, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
  const submit = async ({ quota, country, days }: Values) => {
    await create.run({
      ...{ appId, versionId, quota },
      countries: country === any.country ? [] : [country],
      activeWithin: days === any.days ? null : days,
    })
    toasts.show({ tone: 'success', title: text('beta.users.started') })
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('beta.users.invite')}
      submitLabel={text('beta.users.invite')}
      schema={schema}
      defaults={{ quota: Math.min(20, places), country: any.country, days: 30 }}
      onSubmit={submit}
    >
      <NumberField name="quota" label={text('beta.users.quota')} help={text('beta.users.quota.help', { places })} />
      <Select
        name="country"
        label={text('beta.users.country')}
        choices={[{ value: any.country, label: text('beta.users.country.all') }, ...countries]}
      />
      <Select
        name="days"
        label={text('beta.users.active')}
        choices={[
          { value: any.days, label: text('beta.users.active.any') },
          ...periods.map((count) => ({ value: count, label: text('beta.users.active.days', { count }) })),
        ]}
      />
    </FormDialog>
  )
}
