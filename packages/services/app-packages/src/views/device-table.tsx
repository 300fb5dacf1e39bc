import { Callout, QueryView, Segmented, Status, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { type AppPackage, packageData, type Phone } from '../data.ts'
import { successStatuses } from '../model.ts'
import { useAppPackagesText } from '../generated/text.ts'

/** Devices in use, and whether the package runs on them. */
export function DeviceTable({ item }: { item: AppPackage }) {
  const text = useAppPackagesText()
  const { phones } = useData(packageData, item.pkgId)
  if (item.successStatus !== successStatuses.usable)
    return <Callout tone="info">{text('app-packages.devices.wait')}</Callout>
  return <QueryView query={phones}>{(answer) => <Devices phones={answer.phones} />}</QueryView>
}

function Devices({ phones }: { phones: readonly Phone[] }) {
  const text = useAppPackagesText()
  const [view, setView] = useState<'all' | 'not'>('all')
  const shown = phones.filter(({ supported }) => view === 'all' || !supported)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {text('app-packages.devices.fits', {
            supported: phones.filter(({ supported }) => supported).length,
            total: phones.length,
          })}
        </p>
        <Segmented
          label={text('app-packages.devices')}
          value={view}
          onChange={setView}
          choices={[
            { value: 'all', label: text('app-packages.devices.all') },
            { value: 'not', label: text('app-packages.devices.not') },
          ]}
        />
      </div>
      <div className="overflow-x-auto rounded-lg border border-line">
        <table aria-label={text('app-packages.devices')} className="w-full min-w-[440px] text-start">
          <thead>
            <tr className="border-b border-line bg-sunken text-sm text-muted">
              {(['device', 'system', 'result'] as const).map((name) => (
                <th key={name} scope="col" className="px-3 py-2 text-start font-medium">
                  {text(`app-packages.devices.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map((phone) => (
              <tr key={phone.model}>
                <th scope="row" className="px-3 py-2 text-start align-top font-normal">
                  {phone.brand} {phone.name} <code className="text-sm text-muted">{phone.model}</code>
                </th>
                <td className="px-3 py-2 align-top">
                  {phone.systemVersion} <span className="text-sm text-muted">SDK {phone.sdk}</span>
                </td>
                <td className="px-3 py-2 align-top">
                  {phone.supported ? (
                    <Status tone="success">{text('app-packages.devices.runs')}</Status>
                  ) : (
                    phone.obstacles.map(({ obstacle, detail }) => (
                      <Status key={obstacle + detail} tone="danger">
                        {text(`app-packages.obstacle.${obstacle}`, { detail })}
                      </Status>
                    ))
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
