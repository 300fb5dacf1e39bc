import { FormDialog, NumberField, TextArea, TextField, useData, useToast } from '@console-widgets/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { type Vantest, vantestsData } from '../../data.ts'
import { useVantestsText } from '../../generated/text.ts'
import { audienceDevices, androidLevels } from '../../model.ts'
import { vantestDraftInput } from '../../schemas.ts'
import { ConditionFields, type Conditions } from './condition-fields.tsx'

const schema = v.required(v.pick(vantestDraftInput, ['activityName', 'guide', 'days', 'quota']))
type Values = v.InferInput<typeof schema>

/** Length and size of a new test. */
const usual = { days: 14, quota: 100 } as const

interface VantestFormProps {
  appId: string
  /** The test that is edited; undefined for a new one. */
  vantest: Vantest | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Conditions that can be chosen, of those that a test has. */
const conditionsOf = ({ filter }: Vantest): Conditions => ({
  countries: filter.countries,
  deviceTypes: audienceDevices.filter((type) => filter.deviceTypes.includes(type)),
  models: filter.models,
  leastAndroid: androidLevels.find((level) => level === filter.leastAndroid) ?? null,
  activeWithin: filter.activeWithin,
  usedDays: filter.usedDays,
})

const noConditions: Conditions = {
  countries: [],
  deviceTypes: [],
  models: [],
  leastAndroid: null,
  activeWithin: null,
  usedDays: null,
}

/** Dialog for writing a crowd test. It says at once how many users meet the conditions. */
export function VantestForm({ appId, vantest, open, onOpenChange }: VantestFormProps) {
  const text = useVantestsText()
  const toasts = useToast()
  const { save } = useData(vantestsData, appId)
  const [filter, setFilter] = useState(vantest ? conditionsOf(vantest) : noConditions)
  const submit = async (values: Values) => {
    await save.run({ appId, ...(vantest ? { activityId: vantest.activityId } : {}), ...values, filter })
    toasts.show({ tone: 'success', title: text('store-listing.vantests.saved') })
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text(vantest ? 'store-listing.vantests.edit.title' : 'store-listing.vantests.create')}
      submitLabel={text('store-listing.vantests.save')}
      schema={schema}
      messages={{ activityName: text('store-listing.vantests.name.wrong') }}
      defaults={{
        activityName: vantest?.activityName ?? '',
        guide: vantest?.guide ?? '',
        days: vantest?.days ?? usual.days,
        quota: vantest?.quota ?? usual.quota,
      }}
      draft={false}
      onSubmit={submit}
    >
      <TextField name="activityName" label={text('store-listing.vantests.name')} />
      <TextArea
        name="guide"
        label={text('store-listing.vantests.guide')}
        help={text('store-listing.vantests.guide.help')}
      />
      <div className="grid gap-4 @sm:grid-cols-2">
        <NumberField
          name="days"
          label={text('store-listing.vantests.days')}
          unit={text('store-listing.vantests.days.unit')}
        />
        <NumberField name="quota" label={text('store-listing.vantests.quota')} />
      </div>
      <ConditionFields appId={appId} filter={filter} onChange={setFilter} />
    </FormDialog>
  )
}
