import { formatUtc } from '@console-widgets/core/formats'
import {
  formatNumber,
  QueryFailure,
  RelativeTime,
  Section,
  SmallTable,
  Status,
  useData,
  useLocale,
  useStore,
} from '@console-widgets/ui'
import { type PhasedFigures, phasedData } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'

export interface PhasedHistoryProps {
  /** ID of the app. */
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
  if (items.length === 0) return <QueryFailure query={changes} label={text('versions.phased.history')} />
  const usersBy = (time: number) => days.find(({ day }) => day === formatUtc(time, 'YYYYMMDD'))?.reached ?? null
  const write = (users: number | null) => (users === null ? '–' : formatNumber(users, locale))
  return (
    <Section title={text('versions.phased.history')}>
      <SmallTable
        stacks
        label={text('versions.phased.history')}
        rows={items}
        keyOf={({ changeId }) => changeId}
        columns={[
          {
            id: 'what',
            header: text('versions.phased.column.what'),
            cell: (change) => (
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
            ),
          },
          {
            id: 'share',
            header: text('versions.phased.column.share'),
            cell: ({ percent }) =>
              formatNumber(Number(percent) / 100, locale, { style: 'percent', maximumFractionDigits: 2 }),
            align: 'end',
          },
          {
            id: 'users',
            header: text('versions.phased.column.users'),
            cell: ({ time }) => write(usersBy(time)),
            align: 'end',
          },
          {
            id: 'when',
            header: text('versions.phased.column.when'),
            cell: ({ time }) => <RelativeTime time={time} />,
          },
        ]}
      />
    </Section>
  )
}
