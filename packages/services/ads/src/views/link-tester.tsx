import { Checkbox, KeyValueList, QueryView, Section, Segmented, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { platforms, type Platform } from '@console-widgets/redirects'
import { type Trial, trialData } from '../data.ts'
import { useAdsText } from '../generated/text.ts'

/** Where a monitor link leads on a device, hop by hop, with its macros filled in. */
export function LinkTester({ monitorLinkId }: { monitorLinkId: string }) {
  const text = useAdsText()
  const [platform, setPlatform] = useState<Platform>('android')
  const [hasApp, setHasApp] = useState(true)
  const { trial } = useData(trialData, monitorLinkId, platform, hasApp)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <Segmented
          label={text('ads.platform')}
          value={platform}
          onChange={setPlatform}
          choices={platforms.map((value) => ({ value, label: text(`ads.platform.${value}`) }))}
        />
        <Checkbox label={text('ads.hasApp')} value={hasApp} onChange={setHasApp} />
      </div>
      <QueryView query={trial}>{(found) => <Hops trial={found} />}</QueryView>
    </div>
  )
}

function Hops({ trial }: { trial: Trial }) {
  const text = useAdsText()
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Section title={text('ads.hops')}>
        <ol className="flex min-w-0 flex-col gap-2">
          {trial.hops.map(({ kind, address }, place) => (
            <li key={place} className="flex min-w-0 flex-col rounded-md border border-line p-3">
              <span className="text-sm text-muted">{text(`ads.hop.${kind}`)}</span>
              {address === '' ? null : <code className="min-w-0 font-mono text-sm wrap-anywhere">{address}</code>}
            </li>
          ))}
        </ol>
      </Section>
      <Section title={text('ads.macros')}>
        <KeyValueList
          items={trial.macros.map(({ name, value }) => ({ label: `{${name}}`, value: value === '' ? '–' : value }))}
        />
      </Section>
      {trial.postbacks.length === 0 ? null : (
        <Section title={text('ads.postbacks')}>
          <ul className="flex min-w-0 flex-col gap-1">
            {trial.postbacks.map(({ address }) => (
              <li key={address} className="font-mono text-sm wrap-anywhere">
                {address}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
