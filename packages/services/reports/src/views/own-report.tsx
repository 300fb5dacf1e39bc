import { Button, Checkbox, Popover, PopoverContent, PopoverTrigger } from '@console-widgets/ui'
import { type MetricId, reportOf } from '../model.ts'
import { useReportsText } from '../generated/text.ts'
import { ReportView } from './report-view.tsx'
import { type Chosen, useChosen } from './use-report.ts'

/** Initial settings. */
const usual: readonly MetricId[] = ['downloads', 'installs', 'activePeople', 'crashShare']
const most = 12

/** Custom report: any metrics of the team's apps, grouped by any dimension. It can be saved as a template. */
export default function OwnReport() {
  const chosen = useChosen('harmony-analytics-report')
  const metrics =
    chosen.state.metrics?.filter((id) => reportOf('harmony-analytics-report').metrics.includes(id)) ?? usual
  return (
    <ReportView reportId="harmony-analytics-report" metrics={metrics.length > 0 ? metrics.slice(0, most) : usual}>
      <Metrics chosen={chosen} metrics={metrics} />
    </ReportView>
  )
}

function Metrics({ chosen, metrics }: { chosen: Chosen; metrics: readonly MetricId[] }) {
  const text = useReportsText()
  const toggle = (id: MetricId, wanted: boolean) => {
    const next = wanted ? [...metrics, id] : metrics.filter((each) => each !== id)
    if (next.length > 0) chosen.set({ metrics: next, sort: undefined })
  }
  return (
    <div>
      <Popover>
        <PopoverTrigger>
          <Button trailingIcon="chevron-down">
            {text('reports.builder.choose')} ({metrics.length})
          </Button>
        </PopoverTrigger>
        <PopoverContent label={text('reports.builder.choose')}>
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 text-sm text-muted">{text('reports.builder.most')}</legend>
            {reportOf('harmony-analytics-report').metrics.map((id) => {
              const there = metrics.includes(id)
              return (
                <Checkbox
                  key={id}
                  label={text(`reports.metric.${id}`)}
                  value={there}
                  disabled={there ? metrics.length === 1 : metrics.length >= most}
                  onChange={(wanted) => toggle(id, wanted)}
                />
              )
            })}
          </fieldset>
        </PopoverContent>
      </Popover>
    </div>
  )
}
