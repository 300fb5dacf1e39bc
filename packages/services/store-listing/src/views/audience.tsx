import { Card, QueryView, Select, useAllowed, useData, useLocale } from '@console-widgets/ui'
import { countryCodes } from '@console-widgets/core/tables'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type AudienceConditions, audienceData } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'
import { audienceDevices, audienceLimits } from '../model.ts'

/** Stands for no condition. */
const any = 0
const periods = [1, 7, 30, 90] as const
const useDays = [2, 5, 10, 30] as const

/** How many people of the app meet some conditions, for those who may ask. */
export function Audience({ appId }: { appId: string }) {
  return useAllowed(calls['store-listing.audience-size.evaluate']) ? <Conditions appId={appId} /> : null
}

function Conditions({ appId }: { appId: string }) {
  const text = useStoreListingText()
  const locale = useLocale()
  const [country, setCountry] = useState('')
  const [device, setDevice] = useState<(typeof audienceDevices)[number] | typeof any>(any)
  const [activeWithin, setActiveWithin] = useState<number>(any)
  const [usedDays, setUsedDays] = useState<number>(any)
  const regions = new Intl.DisplayNames([locale], { type: 'region' })
  const countries = countryCodes
    .map((value) => ({ value, label: regions.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
  const anyChoice = { value: any, label: text('store-listing.audience.any') } as const
  return (
    <Card title={text('store-listing.audience')} description={text('store-listing.audience.body')}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={text('store-listing.audience.country')}
            value={country}
            onChange={setCountry}
            choices={[{ value: '', label: anyChoice.label }, ...countries]}
          />
          <Select
            label={text('store-listing.audience.device')}
            value={device}
            onChange={setDevice}
            choices={[
              anyChoice,
              ...audienceDevices.map((value) => ({ value, label: text(`store-listing.audience.type.${value}`) })),
            ]}
          />
          <Select
            label={text('store-listing.audience.active')}
            value={activeWithin}
            onChange={setActiveWithin}
            choices={[
              anyChoice,
              ...periods.map((value) => ({
                value,
                label: text('store-listing.audience.active.days', { count: value }),
              })),
            ]}
          />
          <Select
            label={text('store-listing.audience.used')}
            value={usedDays}
            onChange={setUsedDays}
            choices={[
              anyChoice,
              ...useDays.map((value) => ({ value, label: text('store-listing.audience.used.days', { count: value }) })),
            ]}
          />
        </div>
        <Size
          appId={appId}
          conditions={{
            ...(country === '' ? {} : { countries: [country] }),
            ...(device === any ? {} : { deviceTypes: [device] }),
            ...(activeWithin === any ? {} : { activeWithin }),
            ...(usedDays === any ? {} : { usedDays }),
          }}
        />
      </div>
    </Card>
  )
}

function Size({ appId, conditions }: { appId: string; conditions: AudienceConditions }) {
  const text = useStoreListingText()
  const { size } = useData(audienceData, appId, conditions)
  return (
    <QueryView query={size}>
      {(known) => {
        if (known.dataTime === null) return <p className="text-muted">{text('store-listing.audience.none')}</p>
        const people =
          known.size === null
            ? text('store-listing.audience.few', { count: audienceLimits.fewest })
            : text('store-listing.audience.size', { size: known.size })
        return (
          <p role="status">
            <span className="text-lg font-semibold">{people}</span>{' '}
            {known.total === null ? null : (
              <span className="text-muted">{text('store-listing.audience.of', { total: known.total })}</span>
            )}
          </p>
        )
      }}
    </QueryView>
  )
}
