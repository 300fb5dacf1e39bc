import type { ConsoleError } from '@console-widgets/core'
import { useData } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { tableData } from '../data.ts'
import type { EngineError } from '../editor/sql-runs.ts'
import type { ReadRow } from '../tables/table-changes.ts'
import { keyColumns, mostCounted, readSql, type ShownTable, type TableRequest } from '../tables/table-sql.ts'

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
  })
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
          rows: found.rows.map((values) => rowOf(JSON.parse(shape) as Shape, values)),
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
  return { page, isLoading: page?.of !== wanted, refresh: () => setTurn((before) => before + 1) }
}

/** Names of a table's columns and of those of its key. */
interface Shape {
  columns: string[]
  keys: string[]
}

function rowOf({ columns, keys }: Shape, values: readonly (string | null)[]): ReadRow {
  const named = Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]))
  const key = keys.map((column) => named[column])
  return { id: JSON.stringify(key.length > 0 ? key : values), key, values: named }
}
