import { Badge, Callout, Card, Status, type Tone } from '@console-widgets/ui'
import type { AppPackage } from '../data.ts'
import { permissionGroup, permissionRisk, type PermissionRisk, sensitivePermissions } from '../model.ts'
import { useAppPackagesText } from '../generated/text.ts'

const risks: readonly PermissionRisk[] = ['high', 'medium', 'low']
const tones: Record<PermissionRisk, Tone> = { high: 'warning', medium: 'info', low: 'draft' }

/** Permissions of a package in plain language, most sensitive first; those new since the live package are marked. */
export function PermissionList({ item, live }: { item: AppPackage; live: AppPackage | null }) {
  const text = useAppPackagesText()
  const before = live && live.pkgId !== item.pkgId ? new Set(live.permissions) : undefined
  if (item.permissions.length === 0) return <p className="text-muted">{text('app-packages.permissions.none')}</p>
  return (
    <div className="flex flex-col gap-5">
      {sensitivePermissions(item.permissions).length === 0 ? null : item.sensitivePermissionDesc ? (
        <Card title={text('app-packages.permissions.explain')}>
          <p className="whitespace-pre-line">{item.sensitivePermissionDesc}</p>
        </Card>
      ) : (
        <Callout tone="warning">{text('app-packages.permissions.unexplained')}</Callout>
      )}
      {risks.map((risk) => {
        const permissions = item.permissions.filter((permission) => permissionRisk(permission) === risk)
        if (permissions.length === 0) return null
        return (
          <Card
            key={risk}
            title={<Status tone={tones[risk]}>{text(`app-packages.risk.${risk}`)}</Status>}
            description={text(`app-packages.risk.${risk}.body`)}
          >
            <ul className="flex flex-col divide-y divide-line">
              {permissions.map((permission) => (
                <li
                  key={permission}
                  className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2 first:pt-0 last:pb-0"
                >
                  <span className="min-w-0 flex-1 basis-64">
                    {text(`app-packages.can.${permissionGroup(permission)}`)}
                  </span>
                  {before && !before.has(permission) ? (
                    <Badge tone="accent">{text('app-packages.permissions.new')}</Badge>
                  ) : null}
                  <code className="text-sm [overflow-wrap:anywhere] text-muted">{permission}</code>
                </li>
              ))}
            </ul>
          </Card>
        )
      })}
    </div>
  )
}
