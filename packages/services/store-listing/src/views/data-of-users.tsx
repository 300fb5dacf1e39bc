import { Callout, Card, Link, QueryView, useData, useJoin, useRoutes } from '@console-widgets/ui'
import { type PrivacyMetadata, privacyData } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'
import { routes } from '../routes.ts'

/** What the permissions and libraries of the package imply about the data of users. */
export function DataOfUsers({ appId }: { appId: string }) {
  const text = useStoreListingText()
  const { metadata } = useData(privacyData, appId)
  return (
    <Card title={text('store-listing.data')} description={text('store-listing.data.body')}>
      <QueryView query={metadata}>{(known) => <Implied metadata={known} />}</QueryView>
    </Card>
  )
}

function Implied({ metadata: { appId, package: of, checkTime, dataTypes } }: { metadata: PrivacyMetadata }) {
  const text = useStoreListingText()
  const routeTo = useRoutes(routes)
  if (!of) return <p className="text-muted">{text('store-listing.data.noPackage')}</p>
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted wrap-anywhere">
        {text('store-listing.data.package', { name: of.versionName ?? of.fileName })}
      </p>
      {checkTime === null ? (
        <Callout action={<Link to={routeTo('app-check.list', { appId })}>{text('store-listing.data.check')}</Link>}>
          {text('store-listing.data.unchecked')}
        </Callout>
      ) : null}
      {dataTypes.length === 0 ? (
        <p>{text('store-listing.data.none')}</p>
      ) : (
        <>
          <ul className="grid gap-x-6 gap-y-3 @sm:grid-cols-2 @lg:grid-cols-3">
            {dataTypes.map((implied) => (
              <DataType key={implied.type} implied={implied} />
            ))}
          </ul>
          <p>
            <Link to={routeTo('agreements.list', { appId })}>{text('store-listing.data.statement')}</Link>
          </p>
        </>
      )}
    </div>
  )
}

function DataType({ implied: { type, permissions, sdks } }: { implied: PrivacyMetadata['dataTypes'][number] }) {
  const text = useStoreListingText()
  const join = useJoin()
  return (
    <li className="flex min-w-0 flex-col gap-0.5 border-t border-line pt-2 text-sm">
      <p className="text-base font-medium">{text(`store-listing.data.type.${type}`)}</p>
      {permissions.length > 0 ? (
        <p className="wrap-anywhere">
          {join.labeled(text('store-listing.data.permissions'), join.names(permissions.map(shortName)))}
        </p>
      ) : null}
      {sdks.length > 0 ? (
        <p className="wrap-anywhere">
          {join.labeled(
            text('store-listing.data.sdks'),
            join.names(sdks.map((sdk) => text('store-listing.data.sdk', sdk))),
          )}
        </p>
      ) : null}
    </li>
  )
}

/** Name of a permission without the prefix that all have, such as `CAMERA`. */
const shortName = (permission: string) => permission.slice(permission.lastIndexOf('.') + 1)
