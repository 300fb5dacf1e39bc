import { formatUtcDate } from '@console-widgets/core/formats'
import { Callout, ProgressBar, useLanguage } from '@console-widgets/ui'
import type { ReportNote } from '../data.ts'
import { dayTime } from '../model.ts'
import { useReportsText } from '../generated/text.ts'

/** Notes for reading the metrics: the last day included, and hidden values. */
export function ReportNotes({ dataTime, notes }: { dataTime: string; notes: readonly ReportNote[] }) {
  const text = useReportsText()
  const language = useLanguage()
  const filling = notes.find(({ note }) => note === 'filling')
  const said = notes.flatMap(({ note }) =>
    note === 'not-complete' || note === 'other-currencies'
      ? [text(`reports.note.${note}`)]
      : note === 'hidden'
        ? [text('reports.hiddenNote')]
        : [],
  )
  return (
    <>
      <p className="text-sm text-muted">
        {[text('reports.dataTime', { day: formatUtcDate(dayTime(dataTime), language) }), ...said].join(' ')}
      </p>
      {filling ? (
        <Callout>
          <ProgressBar
            label={text('reports.note.filling', { done: filling.done ?? 0, total: filling.total ?? 0 })}
            value={filling.done ?? 0}
            max={filling.total ?? 1}
          />
        </Callout>
      ) : null}
    </>
  )
}
