import { useMatrixText } from './matrix-text.ts'
import { differenceOf, DifferenceMark } from './matrix-cell.tsx'
import type { DifferenceLabels, ShownCell } from './matrix-types.ts'

/** Legend of the symbols that occur in the cells. */
export function MatrixLegend({ cells, differences }: { cells: readonly ShownCell[]; differences: DifferenceLabels }) {
  const text = useMatrixText()
  const signs = [
    ...(['given', 'withdrawn'] as const)
      .filter((difference) => cells.some((cell) => differenceOf(cell) === difference))
      .map((difference) => ({
        label: differences[difference],
        sign: (
          <span className="relative -ms-4 me-4 inline-block size-3.5">
            <DifferenceMark difference={difference} />
          </span>
        ),
      })),
    ...(cells.some(({ changed }) => changed)
      ? [
          {
            label: text('matrix.unsaved'),
            sign: <span className="size-3.5 rounded-sm border border-warning-line bg-warning-soft" />,
          },
        ]
      : []),
  ]
  if (signs.length === 0) return null
  return (
    <ul aria-label={text('matrix.legend')} className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
      {signs.map(({ label, sign }) => (
        <li key={label} className="inline-flex items-center gap-1.5">
          {sign}
          {label}
        </li>
      ))}
    </ul>
  )
}
