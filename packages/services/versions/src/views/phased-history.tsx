import { formatNumber, RelativeTime, Section, Status, useData, useLocale, useStore } from '@console-widgets/ui'
import { phasedHistoryData } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'

/** Rollout history: every change of the percentage, and the number of users at that time. */
export function PhasedHistory({ appId, versionId }: { appId: string; versionId: string }) {
  const text = useVersionsText()
  const locale = useLocale()
  const { changes } = useData(phasedHistoryData, appId, versionId)
  const items = useStore(changes).data?.items ?? []
  if (items.length === 0) return null
  return (
    <Section title={text('versions.phased.history')}>
      <div className="overflow-x-auto rounded-lg border border-line">
        <table aria-label={text('versions.phased.history')} className="w-full text-start">
          <thead>
            <tr className="border-b border-line bg-sunken text-sm text-muted">
              {(['what', 'share', 'users', 'when'] as const).map((name) => (
                <th key={name} scope="col" className="px-3 py-2 text-start font-medium">
                  {text(`versions.phased.column.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {items.map((change) => (
              <tr key={change.changeId}>
                <td className="px-3 py-2">
                  <Status
                    tone={change.state === 'SUSPEND' ? 'warning' : change.state === 'CANCEL' ? 'danger' : 'success'}
                    detail={change.why}
                  >
                    {text(
                      change.action === 'approve' || change.action === 'publish' || change.action === 'publishNow'
                        ? 'versions.phased.began'
                        : `versions.event.${change.action}`,
                    )}
                  </Status>
                </td>
                <td className="px-3 py-2 tabular-nums">
                  {formatNumber(Number(change.percent) / 100, locale, { style: 'percent', maximumFractionDigits: 2 })}
                </td>
                <td className="px-3 py-2 tabular-nums">{formatNumber(change.users, locale)}</td>
                <td className="px-3 py-2">
                  <RelativeTime time={change.time} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
