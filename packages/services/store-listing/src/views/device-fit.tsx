import { formatNumber, QueryView, Status, useData, useLocale } from '@console-widgets/ui'
import { devicesData, type FitInfo } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'

/** Which package each device of the catalog would get, with gaps and overlaps. */
export function DeviceFit({ appId }: { appId: string }) {
  const { fitInfo, shares } = useData(devicesData, appId)
  return (
    <QueryView query={fitInfo}>
      {(fit) => <QueryView query={shares}>{({ phones }) => <Devices fitInfo={fit} phones={phones} />}</QueryView>}
    </QueryView>
  )
}

interface DevicesProps {
  fitInfo: FitInfo
  /** The same devices with the share of the app's people who have each. */
  phones: readonly { model: string; share: number | null }[]
}

function Devices({ fitInfo: { packages, devices }, phones }: DevicesProps) {
  const text = useStoreListingText()
  const shareOf = new Map(phones.map(({ model, share }) => [model, share]))
  if (packages.length === 0) return <p className="text-muted">{text('store-listing.devices.none')}</p>
  const fitting = devices.filter(({ pkgId }) => pkgId !== null).length
  return (
    <div className="flex flex-col gap-3">
      <p>{text('store-listing.devices.summary', { fitting, total: devices.length })}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-3 @lg:grid-cols-3">
        {devices.map((device) => (
          <li key={device.model} className="flex min-w-0 flex-col gap-0.5 border-t border-line pt-2">
            <p className="font-medium">
              {device.brand} {device.name}
            </p>
            <p className="text-sm text-muted">{device.systemVersion}</p>
            <Fit device={device} packages={packages} />
            <Share share={shareOf.get(device.model) ?? null} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Fit({ device, packages }: { device: FitInfo['devices'][number]; packages: FitInfo['packages'] }) {
  const text = useStoreListingText()
  const { pkgId, overlaps, obstacles } = device
  if (pkgId === null)
    return (
      <>
        <Status tone="danger">{text('store-listing.devices.gap')}</Status>
        {obstacles.map(({ obstacle, detail }) => (
          <p key={obstacle + detail} className="text-sm text-muted [overflow-wrap:anywhere]">
            {text(`store-listing.obstacle.${obstacle}`, { detail })}
          </p>
        ))}
      </>
    )
  const given = packages.find((each) => each.pkgId === pkgId)
  return (
    <>
      <Status tone="success">{`${given?.versionName ?? ''} (${given?.versionCode ?? ''})`}</Status>
      {overlaps.length > 0 ? (
        <Status tone="warning">{text('store-listing.devices.overlap', { count: overlaps.length })}</Status>
      ) : null}
    </>
  )
}

/** Share of the app's people who have a device. Few people aren't told. */
function Share({ share }: { share: number | null }) {
  const text = useStoreListingText()
  const locale = useLocale()
  if (share === null) return null
  const percent = formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 0 })
  return <p className="text-sm">{text('store-listing.devices.share', { share: percent })}</p>
}
