import { useLocale } from '@console-widgets/ui'
import type { QuestionAnalysis } from '../data.ts'
import type { Option, Question } from '../model.ts'

interface MatrixResultProps {
  title: string
  question: Question
  result: QuestionAnalysis
  say: (option: Option) => string
}

/** The answers to a matrix: a table whose cells are the darker, the more people chose them. */
export function MatrixResult({ title, question: { options, rows }, result, say }: MatrixResultProps) {
  const format = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 0 })
  const cellOf = (row: Option, column: Option) =>
    result.options.find((each) => each.rowId === row.optionId && each.optionId === column.optionId)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that is too wide scrolls by keys
    <div className="min-w-0 overflow-x-auto" tabIndex={0} role="group" aria-label={title}>
      <table className="w-full border-separate border-spacing-0.5 text-sm">
        <caption className="pb-2 text-start font-semibold">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className="p-1">
              <span className="sr-only">{title}</span>
            </th>
            {options.map((column) => (
              <th key={column.optionId} scope="col" className="p-1 text-start font-medium">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.optionId}>
              <th scope="row" className="p-1 text-start font-medium">
                {say(row)}
              </th>
              {options.map((column) => {
                const cell = cellOf(row, column)
                const share = cell?.share?.value ?? 0
                return (
                  <td key={column.optionId} className="relative rounded-sm p-2 tabular-nums">
                    <span className="absolute inset-0 rounded-sm bg-accent" style={{ opacity: share * 0.35 }} />
                    <span className="relative">
                      {format.format(share)} ({cell?.count ?? 0})
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
