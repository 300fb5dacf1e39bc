import { EmptyState, ErrorState, icons, RankedBars, Skeleton, useData } from '@console-widgets/ui'
import { portraitData } from '../data.ts'
import { periodOf } from '../report-state.ts'
import { useReportsText } from '../generated/text.ts'
import { useValueNames } from './metric-words.ts'
import { PeriodPicker } from './period-picker.tsx'
import { useChosen, useHeld } from './use-report.ts'

/** Audience report of an app: countries, devices, traffic sources, and frequency of use. */
export default function PortraitReport({ appId }: { appId: string }) {
  const text = useReportsText()
  const chosen = useChosen('app-overview')
  const nameOf = useValueNames()
  const { portrait } = useData(portraitData, appId, periodOf(chosen.state, chosen.now))
  const { data, error, loading, outdated, retry } = useHeld(portrait)
  return (
    <section aria-label={text('reports.report.portrait')} className="flex min-w-0 flex-col gap-5">
      <header>
        <h2 className="text-lg font-semibold">{text('reports.report.portrait')}</h2>
        <p className="text-sm text-muted">{text('reports.about.portrait')}</p>
      </header>
      <PeriodPicker chosen={chosen} compares={false} />
      {data ? (
        data.people === null || data.people === 0 ? (
          <EmptyState icon={icons.users} title={text('reports.noData')} body={text('reports.portrait.few')} />
        ) : (
          <div className={outdated ? 'flex flex-col gap-6 opacity-55' : 'flex flex-col gap-6'}>
            <p className="text-sm text-muted">
              {[text('reports.portrait.people', { count: data.people }), text('reports.hiddenNote')].join(' ')}
            </p>
            <div className="grid items-start gap-x-10 gap-y-8 @md:grid-cols-2">
              {data.portraits.map(({ subject, groups }) => (
                <RankedBars
                  key={subject}
                  title={text(`reports.dimension.${subject}`)}
                  category={text(`reports.dimension.${subject}`)}
                  measure={text('reports.people')}
                  items={groups.map(({ key, people }) => ({ id: key, label: nameOf(subject, key), value: people }))}
                  total={data.people}
                  limit={6}
                  nothing={text('reports.underFive')}
                />
              ))}
            </div>
          </div>
        )
      ) : error && !loading ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <Skeleton lines={9} />
      )}
    </section>
  )
}
