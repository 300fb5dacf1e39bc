import {
  Button,
  Callout,
  EmptyState,
  ErrorState,
  IconButton,
  icons,
  lazyDialog,
  Spinner,
  useData,
  useErrorWords,
  useJoin,
  useToast,
  useUnsaved,
} from '@console-widgets/ui'
import { useEffect, useRef, useState } from 'react'
import { tableData } from '../data.ts'
import type { EngineError } from '../editor/sql-runs.ts'
import {
  addRow,
  listChanges,
  type NewRow,
  noChanges,
  onCurrentRows,
  type ReadRow,
  setCell,
  setNewCell,
  type TableChanges,
  toggleDelete,
} from '../tables/table-changes.ts'
import {
  applySql,
  changeOfError,
  conflictCode,
  type RowChange,
  type ShownTable,
  type TableFilter,
  type TableSort,
} from '../tables/table-sql.ts'
import { useTablesText } from '../generated/text.ts'
import { ChangesDialog } from './changes-dialog.tsx'
import { EngineFault } from './engine-fault.tsx'
import { ExportRows } from './export-rows.tsx'
import { RowPages } from './row-pages.tsx'
import { TableFilters } from './table-filters.tsx'
import { TableGrid } from './table-grid.tsx'
import { useTableRows } from './use-table-rows.ts'

const ImportCsv = lazyDialog(() => import('./import-csv.tsx').then((module) => module.ImportCsv))

interface TableRowsProps {
  name: string
  account: string
  table: ShownTable
  enums: ReadonlyMap<string, readonly string[]>
  isEditable: boolean
  /** Whether rows can be inserted, which needs no key. */
  isInsertable: boolean
  /** Called when the first change is made, and when none is left. */
  onChanged: (hasChanges: boolean) => void
}

/** Rows of a table: filters, order, pages, and changes, which are collected and applied in one transaction. */
export function TableRows({ name, account, table, enums, isEditable, isInsertable, onChanged }: TableRowsProps) {
  const text = useTablesText()
  const toasts = useToast()
  const words = useErrorWords()
  const { apply } = useData(tableData, name)
  const [filters, setFilters] = useState<readonly TableFilter[]>([])
  const [sort, setSort] = useState<TableSort>()
  const [pageNumber, setPageNumber] = useState(0)
  const {
    page,
    isLoading,
    refresh: readAgain,
    complete,
  } = useTableRows(name, account, table, { filters, sort, page: pageNumber })
  const [steps, setSteps] = useState<readonly TableChanges[]>([])
  const [isReviewing, setReviewing] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState<{ error: EngineError; change?: RowChange | undefined }>()
  const join = useJoin()
  const changes = steps.at(-1) ?? noChanges
  const listed = listChanges(changes)
  const sql = applySql(table, listed)

  /** Whether the user has asked for the current rows, which the changes then apply to. */
  const hasAsked = useRef(false)
  const refresh = () => {
    hasAsked.current = true
    setFault(undefined)
    readAgain()
  }
  useEffect(() => {
    if (!hasAsked.current || isLoading || !page) return
    hasAsked.current = false
    setSteps((before) => before.map((step) => onCurrentRows(step, page.rows)))
  }, [page, isLoading])

  const change = (next: TableChanges) => setSteps([...steps, next])
  const undo = () => setSteps(steps.slice(0, -1))
  const set = (row: ReadRow | NewRow, column: string, value: string | null | undefined) =>
    change('key' in row ? setCell(changes, row, column, value) : setNewCell(changes, row.id, column, value))
  const save = async () => {
    setPending(true)
    setFault(undefined)
    try {
      const { error } = await apply(account, sql)
      if (error) {
        setFault({ error, change: changeOfError(table, listed, error.context) })
        return 1
      }
      setSteps([])
      refresh()
      return 0
    } finally {
      setPending(false)
      setReviewing(false)
    }
  }
  useUnsaved(
    listed.length > 0
      ? {
          count: listed.length,
          save,
          discard: () => setSteps([]),
          saved: text('relational-database.tables.applied'),
        }
      : undefined,
  )
  const hasChanges = listed.length > 0
  useEffect(() => onChanged(hasChanges), [onChanged, hasChanges])
  const tellFailure = (failure: unknown) => {
    const { what, advice } = words(failure)
    toasts.show({ tone: 'danger', title: what, body: advice })
  }
  const applyReviewed = async () => {
    try {
      if ((await save()) === 0) toasts.show({ tone: 'success', title: text('relational-database.tables.applied') })
    } catch (failure) {
      tellFailure(failure)
    }
  }
  const completeCell = async (row: ReadRow, column: string) => {
    try {
      const error = await complete(row, column)
      setFault(error && { error })
      return error === undefined
    } catch (failure) {
      tellFailure(failure)
      return false
    }
  }
  const aboutOf = (change: RowChange | undefined) => {
    if (!change) return undefined
    if (change.kind === 'insert') return text('relational-database.tables.fault.newRow')
    return text('relational-database.tables.fault.row', { key: join.names(change.key.map(String)) })
  }
  const show = (next: () => void) => {
    setPageNumber(0)
    next()
  }
  const rows = page ? [...changes.inserts, ...page.rows] : []
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <TableFilters table={table} filters={filters} onChange={(next) => show(() => setFilters(next))} />
        <IconButton icon="refresh" label={text('relational-database.tables.refresh')} onClick={refresh} />
        {isLoading ? <Spinner /> : null}
        <span className="ms-auto flex flex-wrap items-center gap-2">
          {steps.length > 0 ? (
            <>
              <Button icon={icons.undo} onClick={undo}>
                {text('relational-database.tables.undo')}
              </Button>
              <Button onClick={() => setReviewing(true)} disabled={listed.length === 0}>
                {text('relational-database.tables.review')}
              </Button>
            </>
          ) : null}
          <ExportRows name={name} account={account} table={table} selection={{ filters, sort }} />
          {isInsertable ? (
            <Button
              icon="upload"
              reason={hasChanges ? text('relational-database.tables.applyFirst') : undefined}
              onClick={() => setImporting(true)}
              onPointerEnter={ImportCsv.prepare}
              onFocus={ImportCsv.prepare}
            >
              {text('relational-database.tables.importCsv')}
            </Button>
          ) : null}
          {isEditable ? (
            <Button icon="add" onClick={() => change(addRow(changes, { id: crypto.randomUUID(), values: {} }))}>
              {text('relational-database.tables.insert')}
            </Button>
          ) : null}
        </span>
      </div>
      {fault?.error.code === conflictCode ? (
        <Callout
          live
          tone="warning"
          title={text('relational-database.tables.conflict')}
          action={
            <Button size="small" onClick={refresh}>
              {text('relational-database.tables.refresh')}
            </Button>
          }
        >
          {text('relational-database.tables.conflict.body')}
        </Callout>
      ) : fault ? (
        <EngineFault error={fault.error} about={aboutOf(fault.change)} />
      ) : null}
      {page?.failure ? <ErrorState error={page.failure} onRetry={refresh} /> : null}
      {page?.error ? <EngineFault error={page.error} /> : null}
      {rows.length > 0 ? (
        <TableGrid
          table={table}
          enums={enums}
          rows={rows}
          changes={changes}
          faultyRow={fault?.change?.rowId}
          sort={sort}
          isEditable={isEditable}
          onSort={(column) =>
            show(() =>
              setSort(
                sort?.column !== column
                  ? { column, descending: false }
                  : sort.descending
                    ? undefined
                    : { column, descending: true },
              ),
            )
          }
          onSet={set}
          onDelete={(row) => change(toggleDelete(changes, row))}
          onUndo={undo}
          onComplete={completeCell}
        />
      ) : page && !page.error && !page.failure ? (
        <EmptyState
          icon="folder"
          title={text(filters.length > 0 ? 'relational-database.tables.noMatch' : 'relational-database.tables.noRows')}
        />
      ) : null}
      {page && page.total > 0 ? (
        <RowPages page={page} pageNumber={pageNumber} hasKeys={isEditable} onPage={setPageNumber} />
      ) : null}
      <ImportCsv
        name={name}
        account={account}
        table={table}
        enums={enums}
        open={isImporting}
        onOpenChange={setImporting}
        onImported={refresh}
      />
      <ChangesDialog
        count={listed.length}
        sql={sql}
        open={isReviewing}
        isPending={isPending}
        onOpenChange={setReviewing}
        onApply={() => void applyReviewed()}
      />
    </div>
  )
}
