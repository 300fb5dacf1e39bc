import { Card, KeyValueList, QueryView, Select, useData, useJoin, useLocale } from '@console-widgets/ui'
import { useState } from 'react'
import { carriersData } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'

/** The mobile networks of the countries that the version is meant for. */
export function Carriers({ appId }: { appId: string }) {
  const text = useStoreListingText()
  const { carriers } = useData(carriersData, appId)
  return (
    <Card title={text('store-listing.carriers')} description={text('store-listing.carriers.body')}>
      <QueryView query={carriers}>{(known) => <Networks carriers={known.carriers} />}</QueryView>
    </Card>
  )
}

interface NetworksProps {
  carriers: readonly { country: string; name: string; codes: readonly string[] }[]
}

function Networks({ carriers }: NetworksProps) {
  const text = useStoreListingText()
  const locale = useLocale()
  const join = useJoin()
  const regions = new Intl.DisplayNames([locale], { type: 'region' })
  const countries = [...new Set(carriers.map(({ country }) => country))]
    .map((value) => ({ value, label: regions.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
  const [chosen, setChosen] = useState(countries[0]?.value ?? '')
  if (countries.length === 0) return <p className="text-muted">{text('store-listing.carriers.none')}</p>
  return (
    <div className="flex flex-col gap-4">
      <p>{text('store-listing.carriers.summary', { networks: carriers.length, countries: countries.length })}</p>
      <Select label={text('store-listing.carriers.country')} value={chosen} onChange={setChosen} choices={countries} />
      <KeyValueList
        items={carriers
          .filter(({ country }) => country === chosen)
          .map(({ name, codes }) => ({
            label: name,
            value: <code className="font-mono text-sm">{join.names(codes)}</code>,
          }))}
      />
    </div>
  )
}
