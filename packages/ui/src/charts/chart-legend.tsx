import { classNames } from '../parts/class-names.ts'
import { useChartText } from './chart-text.ts'
import { type ChartKind, type ChartSeries, colourOf } from './chart-types.ts'
import { Swatch } from './swatch.tsx'

export interface ChartLegendProps {
  title: string
  series: readonly ChartSeries[]
  kind: ChartKind
  hidden: ReadonlySet<string>
  onHidden: (hidden: ReadonlySet<string>) => void
}

/** Series names as toggles that hide and show their series. The last visible series can't be hidden. */
export function ChartLegend({ title, series, kind, hidden, onHidden }: ChartLegendProps) {
  const text = useChartText()
  const toggle = (id: string) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    if (next.size < series.length) onHidden(next)
  }
  const compared = series.find(({ previous }) => previous)
  return (
    <div role="group" aria-label={text('chart.series', { title })} className="-mx-1.5 flex flex-wrap gap-1 text-sm">
      {series.length > 1
        ? series.map(({ id, label, colour }, index) => (
            <button
              key={id}
              type="button"
              aria-pressed={!hidden.has(id)}
              onClick={() => toggle(id)}
              className={classNames(
                'inline-flex min-h-7 items-center gap-1.5 rounded-sm px-1.5 text-start focus-ring hover:bg-hover',
                hidden.has(id) && 'text-faint line-through',
              )}
            >
              <Swatch colour={colourOf(index, colour)} kind={kind} />
              {label}
            </button>
          ))
        : null}
      {compared ? (
        <span className="inline-flex min-h-7 items-center gap-1.5 px-1.5 text-muted">
          <Swatch colour={compared.colour ?? 1} kind="previous" />
          {text('chart.previous')}
        </span>
      ) : null}
    </div>
  )
}
