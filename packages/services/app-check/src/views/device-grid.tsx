import { Status } from '@console-widgets/ui'
import type { Report } from '../data.ts'
import { useAppCheckText } from '../generated/text.ts'

/** Devices of the catalog, with what keeps the package from running on each. */
export function DeviceGrid({ report: { devices } }: { report: Report }) {
  const text = useAppCheckText()
  if (devices.length === 0) return <p className="text-muted">{text('app-check.devices.none')}</p>
  const fitting = devices.filter(({ obstacles }) => obstacles.length === 0).length
  return (
    <div className="flex flex-col gap-3">
      <p>{text('app-check.devices.fit', { fitting, total: devices.length })}</p>
      <ul className="grid gap-3 @sm:grid-cols-2 @lg:grid-cols-3">
        {devices.map(({ model, name, systemVersion, obstacles }) => (
          <li key={model} className="flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-raised p-3">
            <p className="font-medium">{name}</p>
            <p className="text-sm text-muted">
              {systemVersion} · <code>{model}</code>
            </p>
            {obstacles.length === 0 ? (
              <Status tone="success">{text('app-check.devices.runs')}</Status>
            ) : (
              obstacles.map((obstacle) => (
                <Status key={obstacle} tone="danger">
                  {obstacle}
                </Status>
              ))
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
