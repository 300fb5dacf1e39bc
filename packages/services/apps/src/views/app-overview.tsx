import {
  type ActionButtonProps,
  AskedPart,
  Avatar,
  Badge,
  Callout,
  DetailPage,
  Identifier,
  lazyFormDialog,
  lazyPart,
  QueryView,
  RelativeTime,
  useAllowed,
  useAsked,
  useData,
  useIsBelowName,
  usePlace,
  useRoutes,
  withText,
} from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { calls } from '../contract.ts'
import { appData, type AppDetail } from '../data.ts'
import { isDeletable, type NextStep, nextStep } from '../model.ts'
import { routes } from '../routes.ts'
import { seriesLocales } from '../generated/locales.ts'
import { useDetailsText } from '../generated/text.ts'
import { AppIdentity, AppInStore, RelatedApps } from './app-facts.tsx'
import { AppStatus } from './app-status.tsx'
import type { ProjectChoice } from './create-app.tsx'

const AppSeries = withText(
  seriesLocales,
  lazyPart(() => import('./app-series.tsx').then((module) => module.AppSeries)),
)
const EditApp = lazyFormDialog(() => import('./edit-app.tsx').then((module) => module.EditApp))
const MoveApp = lazyFormDialog(() => import('./move-app.tsx').then((module) => module.MoveApp))

export interface AppOverviewProps {
  /** ID of the app. */
  appId: string
  /** Shown below the app's name: the heading names the page instead. */
  belowName?: boolean
  /** Projects that the app can be moved to. */
  projects?: readonly ProjectChoice[]
  /** Called when the next step is chosen. Default: navigates to the app's versions, or prepares one. */
  onNext?: (detail: { appId: string }) => void
  /** Called after the app was deleted. Default: navigates to the list. */
  onDeleted?: (detail: { appId: string }) => void
}

/** Page of the next step: to prepare a version opens the editor of a draft, with the package that waits for it. */
function useRouteOfStep(): (step: NextStep, app: AppDetail) => string {
  const routeTo = useRoutes(routes)
  return (step, { appId, waitingPackage, hasDraft }) => {
    if (step === 'package' && waitingPackage)
      return `${routeTo('versions.new', { appId })}?package=${encodeURIComponent(waitingPackage.pkgId)}`
    const opensEditor = step === 'prepare' || step === 'update' || (step === 'submit' && hasDraft)
    return routeTo(opensEditor ? 'versions.new' : 'versions.list', { appId })
  }
}

/** Overview of one app: details, status, and the recommended next step. */
export default function AppOverview(props: AppOverviewProps) {
  const { app } = useData(appData, props.appId)
  return <QueryView query={app}>{(known) => <Overview {...props} app={known} />}</QueryView>
}

function Overview({ app, projects, onNext, onDeleted, ...props }: AppOverviewProps & { app: AppDetail }) {
  const isBelowName = useIsBelowName()
  const belowName = props.belowName ?? isBelowName
  const text = useDetailsText()
  const routeTo = useRoutes(routes)
  const routeOfStep = useRouteOfStep()
  const place = usePlace()
  const data = useData(appData, app.appId)
  // A check of another service leads here with the field that it asks for.
  const { field: asked, back } = useAsked()
  const mayEdit = useAllowed(calls['apps.app.update'])
  const [dialog, setDialog] = useState<'edit' | 'move' | undefined>(() =>
    mayEdit && asked !== undefined && asked !== 'series' ? 'edit' : undefined,
  )
  const dialogProps = (name: typeof dialog) => ({
    app,
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : undefined),
  })
  useEffect(() => data.keepInView(app), [data, app])
  const { appId, appName, developStatus } = app
  const finished = developStatus === 'finished'
  const known = nextStep(app)
  // The state of a live app doesn’t tell that a draft is in progress.
  const step = known === 'update' && app.hasDraft ? 'submit' : known
  const prepares = step === 'prepare' || step === 'update' || step === 'package'
  const about = { version: app.waitingPackage?.versionName ?? app.onShelfVersion ?? '' }
  const remove = async () => {
    await data.remove.run({ appId })
    if (onDeleted) onDeleted({ appId })
    else place.go(routeTo('apps.list'))
  }
  const actions: ActionButtonProps[] = [
    {
      label: text('apps.edit'),
      icon: 'edit',
      call: calls['apps.app.update'],
      run: () => setDialog('edit'),
      onPointerEnter: EditApp.prepare,
      onFocus: EditApp.prepare,
    },
    { label: text('apps.move'), icon: 'folder', call: calls['apps.app.update'], run: () => setDialog('move') },
    ...(app.projectId === null
      ? []
      : [
          {
            label: text('apps.takeOut'),
            call: calls['apps.app.update'],
            run: () => data.update.run({ appId, projectId: null }),
          },
        ]),
    {
      label: text(finished ? 'apps.resume' : 'apps.finish'),
      call: calls['apps.develop-status.update'],
      run: () => data.setDevelopStatus.run({ appId, developStatus: finished ? 'developing' : 'finished' }),
    },
    {
      label: text('apps.delete'),
      icon: 'trash',
      call: calls['apps.app.delete'],
      reason: isDeletable(app) ? undefined : text('apps.delete.onShelf'),
      run: remove,
      confirm: {
        title: text('apps.delete.title', { name: appName }),
        description: text('apps.delete.body'),
        typed: appName,
        action: text('apps.delete'),
      },
      done: text('apps.delete.done', { name: appName }),
    },
  ]
  return (
    <DetailPage
      title={belowName ? text('apps.overview') : appName}
      parents={belowName ? [] : [{ label: text('apps.title'), to: routeTo('apps.list') }]}
      picture={belowName ? undefined : <Avatar square size="large" name={appName} />}
      status={<AppStatus app={app} />}
      identifier={<Identifier value={appId} label={text('apps.appId')} />}
      meta={[
        // A live app is obviously developed further; only the end of its development is worth a word.
        ...(finished || app.onShelfVersion === null
          ? [
              <Badge key="develop" tone={finished ? 'success' : 'draft'}>
                {text(finished ? 'apps.finished' : 'apps.developing')}
              </Badge>,
            ]
          : []),
        ...(finished ? [<span key="finished">{text('apps.finished.record')}</span>] : []),
        <RelativeTime key="updated" time={app.updateTime} />,
      ]}
      next={{
        label: text(`apps.next.${step}`, about),
        // Another service prepares the version: for those who can develop the app.
        ...(prepares ? { call: calls['apps.develop-status.update'] } : {}),
        run: () => (onNext ? onNext({ appId }) : place.go(routeOfStep(step, app))),
      }}
      actions={actions}
      notice={<Callout tone={step === 'correct' ? 'warning' : 'info'}>{text(`apps.next.${step}.body`, about)}</Callout>}
    >
      <div className="grid items-start gap-5 @lg:grid-cols-2">
        <AppIdentity app={app} />
        <AppInStore app={app} />
        <div className="min-w-0 @lg:col-span-2">
          <RelatedApps appId={appId} />
        </div>
        <div className="min-w-0 @lg:col-span-2">
          <AskedPart isAsked={asked === 'series'}>
            <AppSeries app={app} />
          </AskedPart>
        </div>
      </div>
      <EditApp {...dialogProps('edit')} asked={asked} onDone={back === undefined ? undefined : () => place.go(back)} />
      <MoveApp {...dialogProps('move')} projects={projects} />
    </DetailPage>
  )
}
