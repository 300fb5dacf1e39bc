import { cva } from 'class-variance-authority'
import { CheckBoxInput } from '../../parts/checkbox.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Tooltip } from '../../parts/tooltip.tsx'
import { useJoin } from '../../text/use-join.ts'
import { useMatrixText } from './matrix-text.ts'
import type { DifferenceLabels, ShownCell } from './matrix-types.ts'

/** Difference of a cell from its default. */
export function differenceOf({ now, usual }: ShownCell): 'given' | 'withdrawn' | undefined {
  if (usual === undefined || now === usual) return undefined
  return now ? 'given' : 'withdrawn'
}

/** State of a cell besides on and off. */
export function useCellNotes(labels: DifferenceLabels): (cell: ShownCell) => string[] {
  const text = useMatrixText()
  return (cell) => {
    const difference = differenceOf(cell)
    return [
      ...(difference ? [labels[difference]] : []),
      ...(cell.changed ? [text('matrix.unsaved')] : []),
      ...(cell.fixed === undefined ? [] : [cell.fixed]),
    ]
  }
}

export interface MatrixCellBoxProps {
  cell: ShownCell
  /** Names of the row and column. */
  label: string
  /** Row and column index, for keyboard navigation. */
  at: string
  /** The cell is the tab stop. */
  current: boolean
  editable: boolean
  differences: DifferenceLabels
  onChange: (on: boolean) => void
}

/** A cell that is on or off: a check box that fills the cell, or a symbol if it is read-only. */
export function MatrixCellBox({ cell, label, at, current, editable, differences, onChange }: MatrixCellBoxProps) {
  const notes = useCellNotes(differences)(cell)
  const name = useJoin().names([label, ...notes])
  const tabIndex = current ? 0 : -1
  const difference = differenceOf(cell)
  if (!editable || cell.fixed !== undefined) {
    const sign = (
      <span
        role="checkbox"
        aria-checked={cell.now}
        aria-disabled="true"
        aria-label={name}
        data-cell={at}
        tabIndex={tabIndex}
        className="relative grid size-6 place-items-center rounded-sm text-muted focus-ring"
      >
        {cell.now ? <Icon name="check" /> : <span className="size-1 rounded-full bg-line-strong" />}
        <DifferenceMark difference={difference} />
      </span>
    )
    return notes.length > 0 ? <Tooltip content={notes.join(' · ')}>{sign}</Tooltip> : sign
  }
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- makes the whole cell press the box
    <label className="absolute inset-0 grid cursor-pointer place-items-center">
      <span className="relative">
        <CheckBoxInput
          label={name}
          checked={cell.now}
          tabIndex={tabIndex}
          inputRef={(element) => element?.setAttribute('data-cell', at)}
          onChange={onChange}
        />
        <DifferenceMark difference={difference} />
      </span>
    </label>
  )
}

const mark = cva(
  'pointer-events-none absolute -end-4.5 top-1/2 grid size-3.5 -translate-y-1/2 place-items-center rounded-full border',
  {
    variants: {
      difference: {
        given: 'border-success-line bg-success-soft text-success',
        withdrawn: 'border-warning-line bg-warning-soft text-warning',
      },
    },
  },
)

/** Plus or minus sign beside a cell that differs from its default. */
export function DifferenceMark({ difference }: { difference: ReturnType<typeof differenceOf> }) {
  if (!difference) return null
  return (
    <span className={mark({ difference })}>
      <Icon name={difference === 'given' ? 'add' : 'minus'} size={10} />
    </span>
  )
}
