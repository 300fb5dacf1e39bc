import { QueryView, Select, useData, useLocale } from '@console-widgets/ui'
import { countryCodes } from '@console-widgets/core/tables'
import { phonesData, vantestFilterData } from '../../data.ts'
import { useVantestsText } from '../../generated/text.ts'
import { type AndroidLevel, androidLevels, androidVersions, audienceDevices, audienceLimits } from '../../model.ts'
import { ChosenMany } from './chosen-many.tsx'

/** Conditions of the users of a crowd test. */
export interface Conditions {
  countries: string[]
  deviceTypes: (typeof audienceDevices)[number][]
  models: string[]
  leastAndroid: AndroidLevel | null
  activeWithin: number | null
  usedDays: number | null
}

interface ConditionFieldsProps {
  appId: string
  filter: Conditions
  onChange: (filter: Conditions) => void
}

/** Stands for no condition. */
const any = 0
const periods = [1, 7, 30, 90] as const
const useDays = [2, 5, 10, 30] as const

/** Choice of the users whom the store invites, with how many of them there are. */
export function ConditionFields({ appId, filter, onChange }: ConditionFieldsProps) {
  const text = useVantestsText()
  const locale = useLocale()
  const { phones } = useData(phonesData, appId)
  const regions = new Intl.DisplayNames([locale], { type: 'region' })
  const countries = countryCodes
    .map((value) => ({ value, label: regions.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
  const change = (part: Partial<Conditions>) => onChange({ ...filter, ...part })
  const anyChoice = { value: any, label: text('store-listing.vantests.any') }
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-medium">{text('store-listing.vantests.filter')}</legend>
      <FilterResult appId={appId} filter={filter} />
      <div className="grid items-start gap-4 @sm:grid-cols-2">
        <ChosenMany
          label={text('store-listing.vantests.countries')}
          choices={countries}
          value={filter.countries}
          onChange={(value) => change({ countries: value })}
        />
        <ChosenMany
          label={text('store-listing.vantests.deviceTypes')}
          choices={audienceDevices.map((value) => ({ value, label: text(`store-listing.audience.type.${value}`) }))}
          value={filter.deviceTypes}
          onChange={(value) => change({ deviceTypes: value })}
        />
        <QueryView query={phones}>
          {(known) => (
            <ChosenMany
              label={text('store-listing.vantests.models')}
              choices={known.phones.map(({ model, brand, name }) => ({ value: model, label: `${brand} ${name}` }))}
              value={filter.models}
              onChange={(value) => change({ models: value })}
            />
          )}
        </QueryView>
        <Select<AndroidLevel | typeof any>
          label={text('store-listing.vantests.leastAndroid')}
          value={filter.leastAndroid ?? any}
          onChange={(value) => change({ leastAndroid: value === any ? null : value })}
          choices={[
            { ...anyChoice, value: any },
            ...androidLevels.map((value) => ({
              value,
              label: text('store-listing.vantests.leastAndroid.value', { version: androidVersions[value] }),
            })),
          ]}
        />
        <Select<number>
          label={text('store-listing.vantests.activeWithin')}
          value={filter.activeWithin ?? any}
          onChange={(value) => change({ activeWithin: value === any ? null : value })}
          choices={[
            anyChoice,
            ...periods.map((value) => ({ value, label: text('store-listing.audience.active.days', { count: value }) })),
          ]}
        />
        <Select<number>
          label={text('store-listing.vantests.usedDays')}
          value={filter.usedDays ?? any}
          onChange={(value) => change({ usedDays: value === any ? null : value })}
          choices={[
            anyChoice,
            ...useDays.map((value) => ({ value, label: text('store-listing.audience.used.days', { count: value }) })),
          ]}
        />
      </div>
    </fieldset>
  )
}

function FilterResult({ appId, filter }: Omit<ConditionFieldsProps, 'onChange'>) {
  const text = useVantestsText()
  const { result } = useData(vantestFilterData, appId, filter)
  return (
    <QueryView query={result}>
      {({ size, total, dataTime, devices }) => (
        <div role="status" className="flex flex-col gap-1">
          {dataTime === null ? (
            <p className="text-muted">{text('store-listing.audience.none')}</p>
          ) : (
            <p>
              <span className="font-semibold">
                {size === null
                  ? text('store-listing.audience.few', { count: audienceLimits.fewest })
                  : text('store-listing.audience.size', { size })}
              </span>{' '}
              {total === null ? null : (
                <span className="text-muted">{text('store-listing.audience.of', { total })}</span>
              )}
            </p>
          )}
          <p className="text-sm text-muted">
            {text('store-listing.vantests.result.devices', { count: devices.length })}
          </p>
        </div>
      )}
    </QueryView>
  )
}
