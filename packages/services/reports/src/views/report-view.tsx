import { EmptyState, ErrorState, icons, Segmented, Skeleton } from '@console-widgets/ui'
import type { ReactNode } from 'react'
import type { ReportOf } from '../data.ts'
import { type DimensionId, type FilterId, type MetricId, reportOf, timeDimensions } from '../model.ts'
import { questionOf } from '../report-state.ts'
import { useReportsText } from '../generated/text.ts'
import { ExportTasks } from './export-tasks.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { ReportActions } from './report-actions.tsx'
import { ownMetrics, ReportBreakdowns } from './report-breakdowns.tsx'
import { ReportCharts } from './report-charts.tsx'
import { filtersOf, ReportFilters } from './report-filters.tsx'
import { ReportNotes } from './report-notes.tsx'
import { ReportTable } from './report-table.tsx'
import { ReportTiles } from './report-tiles.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { useChosen, useReportAnswer } from './use-report.ts'

export interface ReportViewProps extends ReportOf {
  /** Replaces the report's name. */
  title?: string
  /** Metrics selected by the page, for a custom report. */
  metrics?: readonly MetricId[]
  /** Dimensions fixed by the page, which can't be filtered by. */
  fixed?: readonly DimensionId[]
  /** Content between the header and the metrics. */
  children?: ReactNode
  /** Content between the charts and the table. */
  extra?: ReactNode
  /** Opens a value elsewhere and returns true; otherwise the report is filtered by it. */
  onOpen?: (dimension: DimensionId, value: string) => boolean
}

/** Number of breakdowns shown initially. */
const mostBreakdowns = 4
/** More than the maximum number of days in a report. */
const everyDay = 200

/** Any report: metrics with their change, trends, breakdowns, and a table, all derived from its declaration. */
export function ReportView({ title, metrics: own, fixed, children, extra, onOpen, ...report }: ReportViewProps) {
  const text = useReportsText()
  const { reportId } = report
  const chosen = useChosen(reportId)
  const declaration = reportOf(reportId)
  const metrics = own ?? declaration.metrics
  const metric = metrics.find((id) => id === chosen.state.metric) ?? (metrics[0] as MetricId)
  const overTime = declaration.dimensions.includes('date')
  const groupBy = chosen.state.groupBy?.filter((id) => declaration.dimensions.includes(id)) ?? []
  const tableBy = groupBy.length > 0 ? groupBy : declaration.groupBy
  const { data, error, loading, outdated, retry } = useReportAnswer(report, chosen, {
    groupBy: overTime ? ['date'] : tableBy,
    maxReqCount: everyDay,
    ...ownMetrics(report, ...metrics),
  })
  const question = {
    ...questionOf(chosen.state, chosen.now),
    groupBy: tableBy,
    ...(chosen.state.sort ? { sort: chosen.state.sort } : {}),
    ...ownMetrics(report, ...metrics),
  }
  const breakdowns = breakdownsOf(report, fixed)
    .filter((id) => !chosen.state.filters.some((filter) => filter.id === id))
    .slice(0, mostBreakdowns)
  const noData = data?.notes.some(({ note }) => note === 'no-data')
  return (
    <section aria-label={title ?? text(`reports.report.${reportId}`)} className="flex min-w-0 flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">{title ?? text(`reports.report.${reportId}`)}</h2>
          <p className="text-sm text-muted">{text(`reports.about.${reportId}`)}</p>
        </div>
        {noData ? null : <ReportActions {...{ report, question }} days={chosen.state.days} />}
      </header>
      {children}
      {noData ? (
        <EmptyState icon={icons.chart} title={text('reports.noData')} body={text('reports.noDataBody')} />
      ) : (
        <>
          <div className="flex flex-col gap-3">
            <PeriodPicker chosen={chosen} />
            <div className="flex flex-wrap items-center gap-2">
              <ReportFilters
                {...{ report, chosen, fixed }}
                appNames={data?.appNames ?? {}}
                variantNames={data?.variantNames}
              />
              <TemplateChoice reportId={reportId} chosen={chosen} />
              {data && data.currencies.length > 1 ? (
                <Segmented
                  label={text('reports.currency')}
                  value={data.currency ?? ''}
                  onChange={(currency) => chosen.set({ currency: currency || undefined })}
                  choices={data.currencies.map((value) => ({ value, label: value }))}
                />
              ) : null}
            </div>
            {data ? <ReportNotes dataTime={data.dataTime} notes={data.notes} /> : null}
          </div>
          <ExportTasks />
          {data ? (
            <div className={outdated ? 'flex flex-col gap-8 opacity-55' : 'flex flex-col gap-8'}>
              <ReportTiles
                {...{ answer: data, metrics, chosen: metric }}
                onChoose={(next) => chosen.set({ metric: next })}
              />
              {overTime ? <ReportCharts {...{ answer: data, metrics, main: metric, chosen }} /> : null}
              <ReportBreakdowns {...{ report, metric, chosen, onOpen }} dimensions={breakdowns} />
              {extra}
              <ReportTable key={tableBy.join()} {...{ report, metrics, chosen }} groupBy={tableBy} />
            </div>
          ) : error && !loading ? (
            <ErrorState error={error} onRetry={retry} />
          ) : (
            <div role="status" aria-busy="true" aria-label={text(`reports.report.${reportId}`)}>
              <Skeleton lines={9} />
            </div>
          )}
        </>
      )}
    </section>
  )
}

/** Dimensions of the report's subject first, then those of people. */
function breakdownsOf(report: ReportOf, fixed: readonly DimensionId[] | undefined): FilterId[] {
  const first = reportOf(report.reportId).groupBy.find((id) => !timeDimensions.includes(id))
  const specific: readonly FilterId[] = [
    'reason',
    'productId',
    'eventId',
    'eventName',
    'awardId',
    'couponId',
    'messageType',
    'channelId',
    'variantId',
    'serviceId',
    'widgetId',
    'appId',
  ]
  const rank = (id: FilterId) => (id === first ? 0 : specific.includes(id) ? 1 : 2)
  return filtersOf(report, fixed).toSorted((one, other) => rank(one) - rank(other))
}
