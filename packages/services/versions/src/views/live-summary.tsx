import {
  Callout,
  formatNumber,
  Link,
  OutsideLink,
  QueryFailure,
  useData,
  useLocale,
  useRoutes,
  useStore,
} from '@console-widgets/ui'
import { liveData } from '../data.ts'
import { routes } from '../routes.ts'
import { useVersionsText } from '../generated/text.ts'

/** One-line summary of an app's live version. */
export function LiveSummary({ appId }: { appId: string }) {
  const text = useVersionsText()
  const routeTo = useRoutes(routes)
  const locale = useLocale()
  const { onShelf } = useData(liveData, appId)
  const { data } = useStore(onShelf)
  if (!data) return <QueryFailure query={onShelf} />
  const { version, phased, storeAddress } = data
  if (!version) return <NothingLive appId={appId} />
  const share = phased?.phasedRelease
    ? formatNumber(Number(phased.phasedRelease.percent) / 100, locale, { style: 'percent', maximumFractionDigits: 2 })
    : ''
  return (
    <Callout
      tone="success"
      action={
        <>
          <Link to={routeTo('versions.version', version)}>{version.versionNumber ?? text('versions.unnamed')}</Link>
          {phased ? (
            <Link to={routeTo('versions.version', phased)}>{phased.versionNumber ?? text('versions.unnamed')}</Link>
          ) : null}
          <OutsideLink href={storeAddress}>{text('versions.openInStore')}</OutsideLink>
        </>
      }
    >
      {phased
        ? text('versions.live.phased', {
            version: version.versionNumber ?? '',
            phased: phased.versionNumber ?? '',
            share,
          })
        : text('versions.live.whole', { version: version.versionNumber ?? '' })}
    </Callout>
  )
}

/** Summary without a live version: names the last one, if any. */
function NothingLive({ appId }: { appId: string }) {
  const text = useVersionsText()
  const routeTo = useRoutes(routes)
  const { lastOnShelf } = useData(liveData, appId)
  const { data } = useStore(lastOnShelf)
  if (!data) return <QueryFailure query={lastOnShelf} />
  const last = data.version
  if (!last) return <Callout>{text('versions.live.never')}</Callout>
  return (
    <Callout
      tone="warning"
      action={<Link to={routeTo('versions.version', last)}>{last.versionNumber ?? text('versions.unnamed')}</Link>}
    >
      {text('versions.live.none', { version: last.versionNumber ?? '' })}
    </Callout>
  )
}
