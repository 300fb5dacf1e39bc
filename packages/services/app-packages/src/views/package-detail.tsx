import {
  type ActionButtonProps,
  Badge,
  DetailPage,
  type DetailTab,
  Identifier,
  QueryView,
  RelativeTime,
  Scope,
  useConsole,
  useData,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type AppPackage, packageData } from '../data.ts'
import { sensitivePermissions, successStatuses } from '../model.ts'
import { routes } from '../routes.ts'
import { useAppPackagesText } from '../generated/text.ts'
import { DeviceTable } from './device-table.tsx'
import { EditPackage } from './edit-package.tsx'
import PackageComparison from './package-comparison.tsx'
import { PackageFacts } from './package-facts.tsx'
import { FailureNotice, WarningList } from './package-notices.tsx'
import { packageName } from './package-name.ts'
import { PackageStatus } from './package-status.tsx'
import { PermissionList } from './permission-list.tsx'
import { ProcessSteps } from './process-steps.tsx'

export interface PackageDetailProps {
  pkgId: string
  /** Called after the package was deleted. Default: navigates to the list. */
  onDeleted?: (detail: { appId: string; pkgId: string }) => void
}

/** One package: manifest, permissions, signer, and a comparison with the live package. */
export default function PackageDetail({ pkgId, onDeleted }: PackageDetailProps) {
  const { detail } = useData(packageData, pkgId)
  return (
    <QueryView query={detail}>
      {({ package: item, livePackage }) => (
        <Scope of={item}>
          <Detail item={item} live={livePackage} onDeleted={onDeleted} />
        </Scope>
      )}
    </QueryView>
  )
}

function Detail({
  item,
  live,
  onDeleted,
}: {
  item: AppPackage
  live: AppPackage | null
  onDeleted: PackageDetailProps['onDeleted']
}) {
  const text = useAppPackagesText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const console = useConsole()
  const data = useData(packageData, item.pkgId)
  const [editing, setEditing] = useState(false)
  const { appId, pkgId, objectId } = item
  const name = packageName(item)
  const remove = async () => {
    await data.remove.run({ pkgId })
    if (onDeleted) onDeleted({ appId, pkgId })
    else place.go(routeTo('app-packages.list', { appId }))
  }
  const actions: ActionButtonProps[] = [
    {
      label: text('app-packages.edit'),
      icon: 'edit',
      call: calls['app-packages.package.update'],
      run: () => setEditing(true),
    },
    {
      label: text('app-packages.download'),
      icon: 'download',
      run: async () => {
        const url = await data.downloadUrl(objectId)
        if (url) console.ports.goTo(url)
      },
    },
    {
      label: text('app-packages.delete'),
      icon: 'trash',
      call: calls['app-packages.package.delete'],
      reason: item.live ? text('app-packages.delete.live') : undefined,
      run: remove,
      confirm: {
        title: text('app-packages.delete.title', { name }),
        description: text('app-packages.delete.body'),
        action: text('app-packages.delete'),
      },
      done: text('app-packages.delete.done', { name }),
    },
  ]
  const usable = item.successStatus === successStatuses.usable
  const tabs: DetailTab[] = [
    { id: 'overview', label: text('app-packages.overview'), content: () => <PackageFacts item={item} /> },
    {
      id: 'permissions',
      label: text('app-packages.permissions'),
      count: sensitivePermissions(item.permissions).length || undefined,
      content: () => <PermissionList item={item} live={live} />,
    },
    {
      id: 'comparison',
      label: text('app-packages.comparison'),
      content: () => <PackageComparison item={item} live={live} />,
    },
    { id: 'devices', label: text('app-packages.devices'), content: () => <DeviceTable item={item} /> },
  ]
  return (
    <>
      <DetailPage
        title={name}
        parents={[{ label: text('app-packages.title'), to: routeTo('app-packages.list', { appId }) }]}
        status={<PackageStatus item={item} />}
        identifier={
          item.packageName ? (
            <Identifier value={item.packageName} label={text('app-packages.packageName')} />
          ) : undefined
        }
        meta={[
          ...(item.live
            ? [
                <Badge key="live" tone="success">
                  {text('app-packages.live')}
                </Badge>,
              ]
            : []),
          item.fileName,
          <RelativeTime key="time" time={item.createTime} />,
        ]}
        actions={actions}
        notice={
          usable && item.warnings.length === 0 ? undefined : (
            <div className="flex flex-col gap-3">
              {usable ? null : <ProcessSteps pkgId={pkgId} />}
              <FailureNotice item={item} />
              <WarningList warnings={item.warnings} />
            </div>
          )
        }
        tabs={usable || item.packageName !== null ? tabs : undefined}
      />
      <EditPackage item={item} open={editing} onOpenChange={setEditing} />
    </>
  )
}
