import {
  ActionButton,
  Card,
  ExactTime,
  formatNumber,
  Identifier,
  KeyValueList,
  lazyFormDialog,
  Link,
  QueryView,
  useData,
  useJoin,
  useLocale,
  useRoutes,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type App, appData, type AppDetail, kindsData } from '../data.ts'
import { routes } from '../routes.ts'
import { useDetailsText } from '../generated/text.ts'
import { useDeviceNames, useKindChoices, useLanguageChoices, usePackageTypeChoices } from './use-detail-choices.ts'
import { useTypeChoices } from './use-choices.ts'

const PackageNameDialog = lazyFormDialog(() =>
  import('./package-name-dialog.tsx').then((module) => module.PackageNameDialog),
)

/** Identifying details of an app. */
export function AppIdentity({ app }: { app: AppDetail }) {
  const text = useDetailsText()
  const routeTo = useRoutes(routes)
  const { location } = useData(appData, app.appId)
  const { data: place } = useStore(location)
  const [naming, setNaming] = useState(false)
  return (
    <Card title={text('apps.identity')}>
      <KeyValueList
        items={[
          { label: text('apps.appId'), value: <Identifier value={app.appId} label={text('apps.appId')} /> },
          {
            label: text('apps.packageName'),
            value: (
              <span className="inline-flex flex-wrap items-center gap-2">
                {app.packageName === null ? (
                  text('apps.noPackageName')
                ) : (
                  <Identifier value={app.packageName} label={text('apps.packageName')} />
                )}
                {app.packageNameFixed ? null : (
                  <ActionButton
                    size="small"
                    tone="quiet"
                    label={text(app.packageName === null ? 'apps.setPackageName' : 'apps.changePackageName')}
                    call={calls['apps.package-name.update']}
                    run={() => setNaming(true)}
                    onPointerEnter={PackageNameDialog.prepare}
                    onFocus={PackageNameDialog.prepare}
                  />
                )}
              </span>
            ),
          },
          {
            label: text('apps.project'),
            value:
              app.projectId === null ? (
                text('apps.noProject')
              ) : (
                <Link to={routeTo('projects.project', { projectId: app.projectId })}>
                  {app.projectName ?? app.projectId}
                </Link>
              ),
          },
          { label: text('apps.location'), value: place && text(`apps.region.${place.region}`) },
          { label: text('apps.created'), value: <ExactTime time={app.createTime} /> },
          { label: text('apps.updated'), value: <ExactTime time={app.updateTime} /> },
        ]}
      />
      <PackageNameDialog app={app} open={naming} onOpenChange={setNaming} />
    </Card>
  )
}

/** Store status of an app. */
export function AppInStore({ app }: { app: App }) {
  const text = useDetailsText()
  const join = useJoin()
  const locale = useLocale()
  const devices = useDeviceNames()
  const type = useTypeChoices().find(({ value }) => value === app.parentType)
  const packageType = usePackageTypeChoices().find(({ value }) => value === app.packageType)
  const language = useLanguageChoices().find(({ value }) => value === app.defaultLang)
  const price =
    app.price === null || app.currency === null
      ? text('apps.free')
      : formatNumber(app.price / 100, locale, { style: 'currency', currency: app.currency })
  return (
    <Card title={text('apps.store')}>
      <KeyValueList
        items={[
          { label: text('apps.liveVersion'), value: app.onShelfVersion ?? text('apps.notLive') },
          { label: text('apps.type'), value: type?.label },
          { label: text('apps.kind'), value: <KindNames app={app} /> },
          {
            label: text('apps.packageType'),
            value:
              packageType &&
              [packageType.label, ...(app.installationFree ? [text('apps.installationFree')] : [])].join(' · '),
          },
          { label: text('apps.devices'), value: join.names(devices(app.deviceTypes)) },
          { label: text('apps.language'), value: language?.label ?? app.defaultLang },
          { label: text('apps.price'), value: price },
        ]}
      />
    </Card>
  )
}

/** Category and subcategory of an app. */
export function KindNames({ app }: { app: Pick<App, 'childType' | 'grandChildType'> }) {
  const text = useDetailsText()
  const choicesOf = useKindChoices()
  const { kinds } = useData(kindsData)
  const known = useStore(kinds).data?.kinds
  // Not that the app has none: which one isn't known yet.
  if (known === undefined && app.childType !== null) return '–'
  const child = known?.flatMap((type) => type.children).find(({ kindId }) => kindId === app.childType)
  const finer = child?.children.find(({ kindId }) => kindId === app.grandChildType)
  const names = choicesOf([child, finer].filter((kind) => kind !== undefined)).map(({ label }) => label)
  return names.length > 0 ? names.join(' › ') : text('apps.noKind')
}

/** Other apps of the team that share this app's package name or project. */
export function RelatedApps({ appId }: { appId: string }) {
  const text = useDetailsText()
  const routeTo = useRoutes(routes)
  const { relations } = useData(appData, appId)
  return (
    <Card title={text('apps.related')}>
      <QueryView query={relations}>
        {({ relations: related }) =>
          related.length === 0 ? (
            <p className="text-muted">{text('apps.related.none')}</p>
          ) : (
            <ul className="grid gap-x-10 @lg:grid-cols-2">
              {related.map((other) => (
                <li key={other.appId} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2">
                  <Link to={routeTo('apps.app', other)}>{other.appName}</Link>
                  <span className="text-muted">{text(`apps.related.${other.relation}`)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  )
}
