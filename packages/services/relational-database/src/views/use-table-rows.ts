import type { ConsoleError } from '@console-widgets/core'
import { useData } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { tableData } from '../data.ts'
import type { EngineError } from '../editor/sql-runs.ts'
import { completeRow, type ReadRow, rowOf, type RowShape } from '../tables/table-changes.ts'
import {
  cutColumns,
  keyColumns,
  mostCounted,
  readSql,
  readValueSql,
  type ShownTable,
  type TableRequest,
} from '../tables/table-sql.ts'

/** A page of a table. */
export interface TablePage {
  rows: readonly ReadRow[]
  /** Number of rows that match, up to the number that is counted. */
  total: number
  hasMore: boolean
  /** Error of the engine, such as for a filter whose value isn't of the column's type. */
  error: EngineError | undefined
  failure: ConsoleError | undefined
}

/** Reads a page of a table, again whenever what is requested changes. The last page stays until the next has come. */
export function useTableRows(name: string, account: string, table: ShownTable, request: TableRequest) {
  const { read } = useData(tableData, name)
  const [page, setPage] = useState<TablePage & { of: string }>()
  const [turn, setTurn] = useState(0)
  const sql = readSql(table, request)
  const shape = JSON.stringify({
    columns: table.relation.columns.map((column) => column.name),
    keys: keyColumns(table),
    cut: cutColumns(table),
  } satisfies RowShape)
  const wanted = JSON.stringify([account, sql, turn])
  useEffect(() => {
    let isWanted = true
    const set = (next: Partial<TablePage>) => {
      if (isWanted)
        setPage({ of: wanted, rows: [], total: 0, hasMore: false, error: undefined, failure: undefined, ...next })
    }
    read(account, sql).then(
      ({ statements: [found, counted], error }) => {
        if (error || !found) return set({ error: error ?? undefined })
        const counts = Number(counted?.rows[0]?.[0] ?? 0)
        set({
          rows: found.rows.map((values) => rowOf(JSON.parse(shape) as RowShape, values)),
          total: Math.min(counts, mostCounted),
          hasMore: counts > mostCounted,
        })
      },
      (failure: ConsoleError) => set({ failure }),
    )
    return () => {
      isWanted = false
    }
  }, [read, account, sql, shape, wanted])
  /** Reads the whole value of a cell, of which the page has the beginning. @returns the engine's error */
  const complete = async (row: ReadRow, column: string): Promise<EngineError | undefined> => {
    const { statements, error } = await read(account, readValueSql(table, row.key, column))
    const found = statements[0]?.rows[0]
    if (error || !found) return error ?? undefined
    const whole = completeRow(row, column, found[0])
    setPage((shown) => shown && { ...shown, rows: shown.rows.map((each) => (each.id === row.id ? whole : each)) })
    return undefined
  }
  return { page, isLoading: page?.of !== wanted, refresh: () => setTurn((before) => before + 1), complete }
}
