import { Dialog, DialogContent, QueryView, useData } from '@console-widgets/ui'
import { metricsData } from '../data.ts'
import { useAbTestingText } from '../generated/text.ts'
import { anyEventName, declarationOf, eventMetricId, readEventMetric, type MetricId } from '../model.ts'
import { useMetricWords } from './use-metric-words.ts'

/** Dialog with the query that computes a metric. */
export function ExplainDialog({ metricId, onClose }: { metricId: MetricId; onClose: () => void }) {
  const text = useAbTestingText()
  const { nameOf } = useMetricWords('')
  const { metrics } = useData(metricsData)
  const { kind, better } = declarationOf(metricId)
  const event = readEventMetric(metricId)
  // The query is the same for events of any name.
  const shown = event ? eventMetricId(event.measure, anyEventName) : metricId
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="large"
        title={nameOf(metricId)}
        description={text(`ab-testing.explain.${better}`, { kind: text(`ab-testing.kind.${kind}`) })}
        closeLabel={text('ab-testing.close')}
      >
        <QueryView query={metrics}>
          {({ items }) => (
            <pre
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
              tabIndex={0}
              role="region"
              aria-label={text('ab-testing.explain')}
              className="max-h-96 overflow-auto rounded-md border border-line p-3 font-mono text-sm whitespace-pre-wrap"
            >
              {items.find((item) => item.metricId === shown)?.query}
            </pre>
          )}
        </QueryView>
      </DialogContent>
    </Dialog>
  )
}
