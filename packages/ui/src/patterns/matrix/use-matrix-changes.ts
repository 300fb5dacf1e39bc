import { useCallback, useMemo, useState } from 'react'
import type { MatrixChange, MatrixColumn, MatrixGroup, ShownCell, ToggleMatrixProps } from './matrix-types.ts'

/** Unsaved changes. */
export interface MatrixChanges {
  all: readonly MatrixChange[]
  cellOf: (row: string, column: string) => ShownCell
  /** Turns cells on or off; fixed cells keep their state. */
  set: (cells: readonly MatrixChange[]) => void
  /** Resets every cell to its default. */
  setUsual: () => void
  /** Marks all changes as saved; they stay visible until the saved states have been read again. */
  settle: () => void
  discard: () => void
}

type Cell = ToggleMatrixProps['cell']
type Wanted = ReadonlyMap<string, boolean>

/** Separator that occurs in no id. */
const separator = '\u0001'
const keyOf = (row: string, column: string) => row + separator + column
const nothing: Wanted = new Map()

/** Changes that still differ from the saved states. */
function withoutSaved(wanted: Wanted, cell: Cell): Wanted {
  const left = [...wanted].filter(([key, on]) => {
    const [row = '', column = ''] = key.split(separator)
    const saved = cell(row, column)
    return saved.fixed === undefined && saved.on !== on
  })
  return left.length === wanted.size ? wanted : new Map(left)
}

/** Tracks changes to the saved states. A change that matches the saved state is dropped. */
export function useMatrixChanges(
  cell: Cell,
  groups: readonly MatrixGroup[],
  columns: readonly MatrixColumn[],
): MatrixChanges {
  const [wanted, setWanted] = useState(nothing)
  const [settled, setSettled] = useState(nothing)
  const [known, setKnown] = useState(() => cell)
  if (known !== cell) {
    setKnown(() => cell)
    setSettled(nothing)
    setWanted(withoutSaved(wanted, cell))
  }
  const cellOf = useCallback(
    (row: string, column: string): ShownCell => {
      const saved = cell(row, column)
      const key = keyOf(row, column)
      const on = settled.get(key) ?? saved.on
      const now = saved.fixed === undefined ? (wanted.get(key) ?? on) : saved.on
      return { ...saved, on, now, changed: now !== on }
    },
    [cell, wanted, settled],
  )
  const set = useCallback(
    (cells: readonly MatrixChange[]) =>
      setWanted((before) =>
        withoutSaved(
          new Map([...before, ...cells.map(({ row, column, on }) => [keyOf(row, column), on] as const)]),
          cell,
        ),
      ),
    [cell],
  )
  const all = useMemo(
    () =>
      [...wanted].map(([key, on]) => {
        const [row = '', column = ''] = key.split(separator)
        return { row, column, on }
      }),
    [wanted],
  )
  const setUsual = () =>
    set(
      groups.flatMap(({ rows }) =>
        rows.flatMap((row) =>
          columns.flatMap((column) => {
            const { usual } = cell(row.id, column.id)
            return usual === undefined ? [] : [{ row: row.id, column: column.id, on: usual }]
          }),
        ),
      ),
    )
  const settle = () => {
    setSettled(wanted)
    setWanted(nothing)
  }
  return { all, cellOf, set, setUsual, settle, discard: () => setWanted(nothing) }
}
