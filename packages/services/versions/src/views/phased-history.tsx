import { formatUtc } from '@console-widgets/core/formats'
import { formatNumber, RelativeTime, Section, Status, useData, useLocale, useStore } from '@console-widgets/ui'
import { type PhasedFigures, phasedData } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'

export interface PhasedHistoryProps {
  appId: string
  versionId: string
  /** Complete days of the release. */
  days: PhasedFigures['days']
}

/** Rollout history: every change of the percentage, and the number of users by the end of its day. */
export function PhasedHistory({ appId, versionId, days }: PhasedHistoryProps) {
  const text = useVersionsText()
  const locale = useLocale()
  const { changes } = useData(phasedData, appId, versionId)
  const items = useStore(changes).data?.items ?? []
  if (items.length === 0) return null
  const usersBy = (time: number) => days.find(({ day }) => day === formatUtc(time, 'YYYYMMDD'))?.reached ?? null
  const write = (users: number | null) => (users === null ? '–' : formatNumber(users, locale))
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
                <td className="px-3 py-2 tabular-nums">{write(usersBy(change.time))}</td>
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
