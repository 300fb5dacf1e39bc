import { ErrorState, Select, Skeleton, TimeChart } from '@console-widgets/ui'
import { useMemo } from 'react'
import type { ComparedApp } from '../data.ts'
import { dayText, dayTime, type MetricId, reportOf } from '../model.ts'
import { questionOf } from '../report-state.ts'
import { useReportsText } from '../generated/text.ts'
import { ExportTasks } from './export-tasks.tsx'
import { drawnValue, metricFormat } from './metric-words.ts'
import { PeriodPicker } from './period-picker.tsx'
import { ReportActions } from './report-actions.tsx'
import { ReportFilters } from './report-filters.tsx'
import { ReportNotes } from './report-notes.tsx'
import { ReportTable } from './report-table.tsx'
import { type Chosen, useChosen, useReportAnswer } from './use-report.ts'

const report = { reportId: 'app-comparison' } as const
const { metrics, groupBy } = reportOf('app-comparison')

/** A metric of each app over time, and all metrics side by side. */
export function ComparisonNumbers({ apps }: { apps: readonly ComparedApp[] }) {
  const chosen = useChosen('app-comparison')
  const metric = metrics.find((id) => id === chosen.state.metric) ?? (metrics[0] as MetricId)
  const { data, error, loading, outdated, retry } = useReportAnswer(report, chosen, {
    groupBy: ['date', 'appId'],
    comparison: 'none',
    maxReqCount: 1000,
    sort: 'date',
  })
  const tableBy = chosen.state.groupBy ?? groupBy
  return (
    <>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <PeriodPicker chosen={chosen} compares={false} />
          <ReportActions
            report={report}
            question={{
              ...questionOf(chosen.state, chosen.now),
              groupBy: tableBy,
              ...(chosen.state.sort ? { sort: chosen.state.sort } : {}),
            }}
            days={chosen.state.days}
          />
        </div>
        <ReportFilters {...{ report, chosen }} appNames={data?.appNames ?? {}} />
        {data ? <ReportNotes dataTime={data.dataTime} notes={data.notes} /> : null}
      </div>
      <ExportTasks />
      {data ? (
        <div className={outdated ? 'flex flex-col gap-8 opacity-55' : 'flex flex-col gap-8'}>
          <AppsByDay {...{ data, apps, metric, chosen }} />
          <ReportTable {...{ report, metrics, chosen }} groupBy={tableBy} />
        </div>
      ) : error && !loading ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <Skeleton lines={9} />
      )}
    </>
  )
}

interface AppsByDayProps {
  data: NonNullable<ReturnType<typeof useReportAnswer>['data']>
  apps: readonly ComparedApp[]
  metric: MetricId
  chosen: Chosen
}

function AppsByDay({ data, apps, metric, chosen }: AppsByDayProps) {
  const text = useReportsText()
  const { times, series } = useMemo(() => {
    const days = [...new Set(data.rows.map(({ keys }) => keys.date as string))].toSorted()
    const known = new Map(data.rows.map((row) => [`${row.keys.date} ${row.keys.appId}`, row]))
    return {
      times: days.map(dayTime),
      series: apps.map(({ appId, appName }) => ({
        id: appId,
        label: appName,
        values: days.map((day) => drawnValue(metric, known.get(`${day} ${appId}`))),
      })),
    }
  }, [data, apps, metric])
  return (
    <TimeChart
      title={text(`reports.metric.${metric}`)}
      level={2}
      times={times}
      series={series}
      format={metricFormat(metric, null)}
      height={260}
      empty={text('reports.noMatch')}
      actions={
        <Select
          label={text('reports.base.metric')}
          hideLabel
          value={metric}
          onChange={(next) => chosen.set({ metric: next })}
          choices={metrics.map((id) => ({ value: id, label: text(`reports.metric.${id}`) }))}
        />
      }
      onBrush={(from, to) =>
        chosen.set({ period: { startTime: dayText(from), endTime: dayText(to) }, days: undefined })
      }
    />
  )
}
