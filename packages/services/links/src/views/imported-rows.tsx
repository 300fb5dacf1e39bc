import { Status } from '@console-widgets/ui'
import type { ImportResult } from '../data.ts'
import { useLinksFileText } from '../generated/text.ts'
import type { PlannedRow } from '../links-file/plan-links.ts'

/** What is to be said of a row: what is wrong with it, or what became of it. */
export function useRowWords(): (row: PlannedRow, result: ImportResult | undefined) => string[] {
  const text = useLinksFileText()
  return ({ problems }, result) => {
    if (result) return [result.problem ? text(`links.import.refused.${result.problem}`) : text('links.import.created')]
    if (problems.length === 0) return [text('links.import.ready')]
    return problems.map(({ fault, column, sample }) =>
      text('links.import.cell', { column, problem: text(`links.import.fault.${fault}`, { sample }) }),
    )
  }
}

const toneOf = ({ problems }: PlannedRow, result: ImportResult | undefined) => {
  if (problems.length > 0 || result?.problem) return 'danger'
  return result ? 'success' : 'info'
}

interface ImportedRowsProps {
  rows: readonly PlannedRow[]
  results: ReadonlyMap<number, ImportResult> | undefined
}

/** The rows of a file. Those that need a correction come first. */
export function ImportedRows({ rows, results }: ImportedRowsProps) {
  const text = useLinksFileText()
  const wordsOf = useRowWords()
  const isWrong = (row: PlannedRow) => toneOf(row, results?.get(row.row)) === 'danger'
  const shown = rows.toSorted((one, other) => Number(isWrong(other)) - Number(isWrong(one)))
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that keys have to reach it
      tabIndex={0}
      role="region"
      aria-label={text('links.import.rows')}
      aria-live="polite"
      className="max-h-80 overflow-auto focus-ring"
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="text-muted">
            <th className="p-1 text-end font-medium">{text('links.import.row')}</th>
            <th className="p-1 text-start font-medium">name</th>
            <th className="p-1 text-start font-medium">{text('links.import.result')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((each) => {
            const result = results?.get(each.row)
            const [first = '', ...others] = wordsOf(each, result)
            return (
              <tr key={each.row} className="border-t border-line align-top">
                <td className="p-1 text-end tabular-nums">{each.row}</td>
                <td className="p-1 wrap-anywhere">{each.name}</td>
                <td className="p-1 wrap-anywhere">
                  <Status tone={toneOf(each, result)}>{first}</Status>
                  {others.map((other) => (
                    <p key={other}>{other}</p>
                  ))}
                  {result?.address ? <p className="font-mono text-muted">{result.address}</p> : null}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
