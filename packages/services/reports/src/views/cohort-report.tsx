import { CohortTable, ErrorState, Section, Segmented, Skeleton, TimeChart, useData } from '@console-widgets/ui'
import { cohortData } from '../data.ts'
import { type DimensionId, dayTime } from '../model.ts'
import { questionOf } from '../report-state.ts'
import { useReportsText } from '../generated/text.ts'
import { ExportTasks } from './export-tasks.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { ReportActions } from './report-actions.tsx'
import { ReportFilters } from './report-filters.tsx'
import { ReportNotes } from './report-notes.tsx'
import { useChosen, useHeld } from './use-report.ts'

/** Columns of the table: every day at first, then selected ones. */
const dayColumns = [1, 2, 3, 4, 5, 6, 7, 14, 21, 28, 30]
const weekColumns = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Retention report: for each day or week of installation, the share of people who came back later. */
export default function CohortReport({ appId }: { appId: string }) {
  const text = useReportsText()
  const chosen = useChosen('keep-analysis')
  const report = { reportId: 'keep-analysis', appId } as const
  const step: DimensionId = chosen.state.groupBy?.[0] === 'week' ? 'week' : 'date'
  const question = { ...questionOf(chosen.state, chosen.now), groupBy: [step] }
  const { cohorts } = useData(cohortData, appId, question)
  const { data, error, loading, outdated, retry } = useHeld(cohorts)
  const columns = (step === 'week' ? weekColumns : dayColumns).filter((each) =>
    data?.cohorts.some(({ kept }) => kept.length >= each),
  )
  return (
    <section aria-label={text('reports.report.keep-analysis')} className="flex min-w-0 flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">{text('reports.report.keep-analysis')}</h2>
          <p className="text-sm text-muted">{text('reports.about.keep-analysis')}</p>
        </div>
        <ReportActions report={report} question={question} days={chosen.state.days} />
      </header>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <PeriodPicker chosen={chosen} compares={false} />
          <Segmented
            label={text('reports.cohort.steps')}
            value={step}
            onChange={(value) => chosen.set({ groupBy: [value] })}
            choices={(['date', 'week'] as const).map((value) => ({ value, label: text(`reports.cohort.${value}`) }))}
          />
        </div>
        <ReportFilters report={report} chosen={chosen} appNames={{}} />
        {data ? <ReportNotes dataTime={data.dataTime} notes={data.notes} /> : null}
      </div>
      <ExportTasks />
      {data ? (
        <div className={outdated ? 'flex flex-col gap-8 opacity-55' : 'flex flex-col gap-8'}>
          <Curve average={data.average} weekly={data.step === 'week'} />
          <Section title={text('reports.cohort.table')}>
            <CohortTable
              title={text('reports.cohort.table')}
              days={columns}
              columnOf={data.step === 'week' ? (each) => text('reports.cohort.weekStep', { step: each }) : undefined}
              cohorts={data.cohorts.map(({ startTime, people, kept }) => ({
                time: dayTime(startTime),
                size: people,
                shares: columns.map((each) => (kept.length < each ? undefined : shareOf(kept[each - 1], people))),
              }))}
              averages={columns.map((each) => data.average[each - 1] ?? null)}
              nothing={text('reports.underFive')}
              empty={text('reports.noMatch')}
            />
          </Section>
        </div>
      ) : error && !loading ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <Skeleton lines={9} />
      )}
    </section>
  )
}

const shareOf = (kept: number | null | undefined, people: number | null) =>
  kept === null || kept === undefined || !people ? null : kept / people

const share = { style: 'percent', maximumFractionDigits: 1 } as const

/** Retention curve. */
function Curve({ average, weekly }: { average: readonly (number | null)[]; weekly: boolean }) {
  const text = useReportsText()
  const title = text('reports.cohort.curve')
  return (
    <TimeChart
      title={title}
      unit="step"
      times={average.map((_, index) => index + 1)}
      nameOf={(step) => text(weekly ? 'reports.cohort.weekStep' : 'reports.cohort.day', { step })}
      series={[{ id: 'average', label: title, values: average }]}
      format={share}
      height={180}
    />
  )
}
