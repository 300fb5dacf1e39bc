import { useState } from 'react'
import { formatNumber } from '@console-widgets/core/formats'
import { useJoin } from '../text/use-join.ts'
import { useLocale } from '../text/use-locale.ts'
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx'
import { ChartTable } from './chart-table.tsx'
import { useChartText } from './chart-text.ts'
import { type ChartColour, colourOf, type ValueFormat } from './chart-types.ts'
import { formatValue } from './format-value.ts'
import { Swatch } from './swatch.tsx'

export interface StackedBarsProps extends ChartFrameProps {
  /** Name of the rows, such as versions. */
  category: string
  parts: readonly { id: string; label: string; colour?: ChartColour }[]
  rows: readonly { id: string; label: string; values: readonly (number | null)[] }[]
  format?: ValueFormat
}

/** Breakdown of totals into parts: one bar per row, each part with its share. */
export function StackedBars({ title, category, parts, rows, format, ...frame }: StackedBarsProps) {
  const text = useChartText()
  const join = useJoin()
  const locale = useLocale()
  const [asTable, setAsTable] = useState(false)
  const totalOf = (values: readonly (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  const percent = (value: number, whole: number) =>
    formatNumber(whole > 0 ? value / whole : 0, locale, { style: 'percent', maximumFractionDigits: 1 })
  const cells = (values: readonly (number | null)[]) =>
    values.map(
      (value) =>
        `${formatValue(value, locale, format)}${value === null ? '' : ` (${percent(value, totalOf(values))})`}`,
    )
  return (
    <ChartFrame
      {...{ ...frame, title, asTable, onAsTable: setAsTable }}
      height={48 + rows.length * 40}
      isEmpty={rows.every(({ values }) => totalOf(values) === 0)}
    >
      {asTable ? null : (
        <div aria-hidden="true" className="flex flex-col gap-3">
          {rows.map(({ id, label, values }) => (
            <div key={id} className="flex flex-col gap-1 text-sm">
              <div className="flex justify-between gap-3">
                <span className="min-w-0">{label}</span>
                <span className="tabular-nums">{formatValue(totalOf(values), locale, format)}</span>
              </div>
              <div className="flex h-5 gap-px overflow-hidden rounded-sm forced-color-adjust-none">
                {parts.map((part, index) => (
                  <div
                    key={part.id}
                    title={join.labeled(part.label, cells(values)[index] ?? '')}
                    style={{
                      flexGrow: values[index] ?? 0,
                      background: `var(--color-chart-${colourOf(index, part.colour)})`,
                    }}
                  />
                ))}
              </div>
            </div>
          ))}
          <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {parts.map((part, index) => (
              <span key={part.id} className="inline-flex items-center gap-1.5">
                <Swatch colour={colourOf(index, part.colour)} kind="bars" />
                {part.label}
                {rows.length === 1 ? (
                  <span className="text-muted tabular-nums">
                    {percent(rows[0]?.values[index] ?? 0, totalOf(rows[0]?.values ?? []))}
                  </span>
                ) : null}
              </span>
            ))}
          </div>
        </div>
      )}
      <ChartTable
        title={title}
        rowHeader={category}
        columns={[...parts.map(({ label }) => label), text('chart.total')]}
        rows={rows.map(({ id, label, values }) => ({
          id,
          name: label,
          values: [...cells(values), formatValue(totalOf(values), locale, format)],
        }))}
        hidden={!asTable}
      />
    </ChartFrame>
  )
}
