import { readPlace, wayBack, writePlace } from '@console-widgets/data'
import {
  Badge,
  FileSize,
  icons,
  lazyDialog,
  lazyFormDialog,
  ResourceList,
  useData,
  usePlace,
  useRoutes,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type AppPackage, packagesData } from '../data.ts'
import { packageTypes } from '../model.ts'
import { routes } from '../routes.ts'
import { useAppPackagesText } from '../generated/text.ts'
import { packageName } from './package-name.ts'
import { PackageStatus, useStatusChoices } from './package-status.tsx'

const UploadDialog = lazyDialog(() => import('./upload-dialog.tsx').then((module) => module.UploadDialog))
const ClaimsDialog = lazyDialog(() => import('./claims-dialog.tsx').then((module) => module.ClaimsDialog))
const WebAppDialog = lazyFormDialog(() => import('./web-app-dialog.tsx').then((module) => module.WebAppDialog))

export interface PackageListProps {
  /** ID of the app. */
  appId: string
  /**
   * Package type of the app: 1 Android, 2 quick app, 8 desktop program. Without it, the list offers every type of
   * upload.
   */
  packageType?: number
  /** Called when a package is opened. Default: navigates to the package's route. */
  onOpen?: (detail: { appId: string; pkgId: string }) => void
}

/** Route of a version's editor, with the package that was uploaded for it. */
function withPackage(back: string, pkgId: string | undefined): string {
  const { path, parameters } = readPlace(back)
  if (pkgId) parameters.set('package', pkgId)
  return writePlace(path, parameters)
}

type OpenDialog = 'upload' | 'web' | 'claims'

/** Packages of an app, with actions to add new ones. */
export default function PackageList({ appId, packageType, onOpen }: PackageListProps) {
  const text = useAppPackagesText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const states = useStatusChoices()
  const { packages, remove } = useData(packagesData, appId)
  const route = useStore(place.$route)
  const { parameters } = readPlace(route)
  // A version that needs a package leads here with the upload open, and says where it is.
  const back = wayBack(route)
  const [dialog, setDialog] = useState<OpenDialog | undefined>(parameters.has('upload') ? 'upload' : undefined)
  const open = ({ pkgId }: Pick<AppPackage, 'pkgId'>) =>
    onOpen ? onOpen({ appId, pkgId }) : place.go(routeTo('app-packages.package', { appId, pkgId }))
  const dialogProps = (name: OpenDialog) => ({
    open: dialog === name,
    onOpenChange: (shown: boolean) => setDialog(shown ? name : undefined),
  })
  return (
    <>
      <ResourceList
        list={packages}
        title={text('app-packages.title')}
        columns={[
          {
            id: 'versionName',
            header: text('app-packages.version'),
            cell: (item) => (
              <span className="inline-flex min-w-0 items-center gap-2">
                <span className="truncate">{packageName(item)}</span>
                {item.live ? <Badge tone="success">{text('app-packages.live')}</Badge> : null}
              </span>
            ),
            primary: true,
            // The number and the badge beside it.
            width: 160,
            href: ({ pkgId }) => routeTo('app-packages.package', { appId, pkgId }),
          },
          {
            id: 'successStatus',
            header: text('app-packages.state'),
            cell: (item) => <PackageStatus item={item} detail />,
            filter: { kind: 'choice', choices: states },
            width: 232,
          },
          {
            id: 'versionCode',
            header: text('app-packages.versionCode'),
            cell: (item) => item.versionCode ?? '–',
            align: 'end',
            width: 96,
          },
          {
            id: 'size',
            header: text('app-packages.size'),
            cell: (item) => <FileSize bytes={item.size} />,
            align: 'end',
            width: 116,
          },
          {
            id: 'targetSdk',
            header: text('app-packages.targetSdk'),
            cell: (item) => item.targetSdk ?? '–',
            align: 'end',
            width: 110,
            hidden: true,
          },
          {
            id: 'fileName',
            header: text('app-packages.file'),
            code: true,
          },
          {
            id: 'packageName',
            header: text('app-packages.packageName'),
            code: true,
            hidden: true,
          },
          { id: 'remark', header: text('app-packages.remark'), cell: (item) => item.remark || '–', hidden: true },
          {
            id: 'createTime',
            header: text('app-packages.uploaded'),
            width: 126,
          },
        ]}
        actions={[
          {
            id: 'upload',
            label: text('app-packages.upload'),
            icon: 'upload',
            call: calls['app-packages.package.create'],
            primary: true,
            shortcut: 'u',
            run: () => setDialog('upload'),
            prepare: UploadDialog.prepare,
          },
          ...(packageType === undefined || packageType === packageTypes.rpk
            ? [
                {
                  id: 'web',
                  label: text('app-packages.web'),
                  icon: icons.globe,
                  call: calls['app-packages.rpk-h5.create'],
                  run: () => setDialog('web'),
                  prepare: WebAppDialog.prepare,
                },
              ]
            : []),
          {
            id: 'claims',
            label: text('app-packages.claims'),
            icon: icons.flag,
            call: calls['app-packages.package-claim.get'],
            run: () => setDialog('claims'),
            prepare: ClaimsDialog.prepare,
          },
        ]}
        rowActions={[
          { id: 'open', label: text('app-packages.open'), icon: 'arrow-end', run: open },
          {
            id: 'delete',
            label: text('app-packages.delete'),
            icon: 'trash',
            danger: true,
            call: calls['app-packages.package.delete'],
            disabled: ({ live }) => (live ? text('app-packages.delete.live') : undefined),
            run: ({ pkgId }) => remove.run({ pkgId }),
            confirm: (item) => ({
              title: text('app-packages.delete.title', { name: packageName(item) }),
              description: text('app-packages.delete.body'),
              action: text('app-packages.delete'),
            }),
          },
        ]}
        empty={{
          title: text('app-packages.empty'),
          body: text('app-packages.emptyBody'),
          icon: 'package',
          action: 'upload',
        }}
        onOpen={onOpen && open}
      />
      <UploadDialog
        {...dialogProps('upload')}
        appId={appId}
        onBack={back === undefined ? undefined : (pkgId) => place.go(withPackage(back, pkgId))}
        onShow={(detail) => {
          setDialog(undefined)
          open(detail)
        }}
      />
      <ClaimsDialog {...dialogProps('claims')} />
      <WebAppDialog appId={appId} {...dialogProps('web')} />
    </>
  )
}
