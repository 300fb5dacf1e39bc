import { Status } from '@console-widgets/ui'
import type { AppPackage } from '../data.ts'
import { successStatuses } from '../model.ts'
import { useAppPackagesText } from '../generated/text.ts'

/** Status of a package, with the reason of a failure in lists. */
export function PackageStatus({ item, detail }: { item: AppPackage; detail?: boolean }) {
  const text = useAppPackagesText()
  if (item.successStatus === successStatuses.parsing)
    return <Status tone="info">{text('app-packages.status.parsing')}</Status>
  if (item.successStatus === successStatuses.failed)
    return (
      <Status
        tone="danger"
        detail={detail && item.failReason ? text(`app-packages.fail.${item.failReason}`) : undefined}
      >
        {text('app-packages.status.failed')}
      </Status>
    )
  if (item.warnings.length > 0)
    return <Status tone="warning">{text('app-packages.status.warnings', { count: item.warnings.length })}</Status>
  return <Status tone="success">{text('app-packages.status.usable')}</Status>
}

/** Statuses that a list can be filtered by. */
export function useStatusChoices() {
  const text = useAppPackagesText()
  return [
    { value: successStatuses.usable, label: text('app-packages.status.usable'), tone: 'success' },
    { value: successStatuses.parsing, label: text('app-packages.status.parsing'), tone: 'info' },
    { value: successStatuses.failed, label: text('app-packages.status.failed'), tone: 'danger' },
  ] as const
}
