import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ColumnNeeds } from './column-layout.ts'
import type { FieldColumn } from './list-types.ts'

/** Widest cell without a value: a dash between its paddings. */
const emptyCell = 30

/**
 * What the columns need, measured where room is short: estimates would cut a name while there is space beside it. It is
 * measured again for other columns and other first records, unless the user has scrolled away from these.
 */
export function useMeasuredColumns<Item>(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly FieldColumn<Item>[],
  /** Whether a column of check boxes comes before them. */
  selectable: boolean,
  isShort: boolean,
  /** Changes with the first records, and with the size of their text. */
  sample: string,
): ReadonlyMap<string, ColumnNeeds> | undefined {
  const [needs, setNeeds] = useState<ReadonlyMap<string, ColumnNeeds>>()
  useLayoutEffect(() => {
    const { current } = scroller
    const read = (grid: HTMLElement) => setNeeds(measure(grid, columns, selectable ? 1 : 0))
    // Synchronously, so that the first frame has the widths.
    if (isShort && current?.scrollTop === 0) read(current)
  }, [scroller, columns, selectable, isShort, sample])
  return isShort ? needs : undefined
}

function measure<Item>(
  grid: HTMLElement,
  columns: readonly FieldColumn<Item>[],
  before: number,
): ReadonlyMap<string, ColumnNeeds> {
  const tracks = grid.style.getPropertyValue('--columns')
  grid.style.setProperty('--columns', tracks.replaceAll(/minmax\([^)]*\)/g, 'max-content'))
  const [head = [], ...rows] = [...grid.querySelectorAll('[role=row]')].map((row) =>
    // Rounded down, if it is a fraction of a pixel wider.
    [...(row.children as HTMLCollectionOf<HTMLElement>)].map((cell) => cell.offsetWidth + 1),
  )
  grid.style.setProperty('--columns', tracks)
  return new Map(
    columns.map(({ id }, index) => [
      id,
      {
        head: head[before + index] as number,
        cells: rows.map((cells) => cells[before + index] as number).filter((width) => width > emptyCell),
      },
    ]),
  )
}
