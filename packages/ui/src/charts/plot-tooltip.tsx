import type { ReactNode } from 'react'
import { useLanguage, useLocale } from '../text/use-locale.ts'
import { useChartText } from './chart-text.ts'
import { formatPoint } from './format-value.ts'
import type { PlotContent } from './plot-options.ts'
import { pointValues } from './point-values.ts'
import { Swatch } from './swatch.tsx'
import type { PlotGeometry } from './use-plot.ts'

export interface PlotTooltipProps {
  content: PlotContent
  geometry: PlotGeometry
  /** Index of the point. */
  point: number
  /** Label of the span being selected. */
  selected: string | undefined
  /** Marks the values on their lines. */
  dots: boolean
}

/** Crosshair at a point, with the value of each series. */
export function PlotTooltip({ content, geometry, point, selected, dots }: PlotTooltipProps) {
  const text = useChartText()
  const language = useLanguage()
  const locale = useLocale()
  const time = content.times[point] as number
  const x = geometry.x(time)
  const values = pointValues(content, point, { language, locale })
  const before = x > geometry.width / 2
  return (
    <>
      <div className="absolute inset-y-0 w-px bg-line-strong" style={{ left: x }} />
      {dots
        ? content.series.map(({ id, values: own, colour }) => {
            const value = own[point] ?? null
            if (value === null) return null
            return (
              <span
                key={id}
                className="absolute -m-1 size-2 rounded-full ring-2 ring-raised"
                style={{ left: x, top: geometry.y(value), background: `var(--color-chart-${colour ?? 1})` }}
              />
            )
          })
        : null}
      <div
        className="absolute top-1 z-10 w-max max-w-64 rounded-md bg-raised px-2.5 py-1.5 text-xs text-ink shadow-overlay forced-colors:border"
        style={before ? { right: geometry.width - x + 10 } : { left: x + 10 }}
      >
        <p className="font-medium tabular-nums">
          {selected ?? formatPoint(time, content.unit, language, content.nameOf)}
        </p>
        {selected ? null : (
          <table>
            <tbody>
              {values.flatMap(({ series, label, value, previous }) => [
                <Line
                  key={series.id}
                  swatch={<Swatch colour={series.colour ?? 1} kind={content.kind} />}
                  label={label}
                  value={value}
                />,
                ...(previous === undefined
                  ? []
                  : [
                      <Line
                        key={`${series.id}-previous`}
                        swatch={<Swatch colour={series.colour ?? 1} kind="previous" />}
                        label={text('chart.previous')}
                        value={previous}
                        muted
                      />,
                    ]),
              ])}
            </tbody>
          </table>
        )}
      </div>
    </>
  )
}

function Line({ swatch, label, value, muted }: { swatch: ReactNode; label: string; value: string; muted?: boolean }) {
  return (
    <tr className={muted ? 'text-muted' : undefined}>
      <td className="pe-1.5">{swatch}</td>
      <td className="pe-3">{label}</td>
      <td className="text-end tabular-nums">{value}</td>
    </tr>
  )
}
