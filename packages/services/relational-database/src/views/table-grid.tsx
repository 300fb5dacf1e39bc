import { classNames, Icon, IconButton } from '@console-widgets/ui'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cellKindOf } from '../tables/cell-kind.ts'
import type { NewRow, ReadRow, TableChanges } from '../tables/table-changes.ts'
import type { CellValue, ShownTable, TableSort } from '../tables/table-sql.ts'
import { useTablesText } from '../generated/text.ts'
import { CellEditor } from './cell-editor.tsx'
import { useRoomBelow } from './use-room.ts'

interface TableGridProps {
  table: ShownTable
  /** Values of enum types by type. */
  enums: ReadonlyMap<string, readonly string[]>
  rows: readonly (ReadRow | NewRow)[]
  changes: TableChanges
  /** Row that the last attempt to apply the changes failed for. */
  faultyRow: string | undefined
  sort: TableSort | undefined
  isEditable: boolean
  onSort: (column: string) => void
  onSet: (row: ReadRow | NewRow, column: string, value: CellValue) => void
  onDelete: (row: ReadRow | NewRow) => void
  onUndo: () => void
  /** Reads the whole value of a cell, of which only the beginning was read. @returns whether it succeeded */
  onComplete: (row: ReadRow, column: string) => Promise<boolean>
}

/** Pixels of the page numbers below the grid. */
const belowGrid = 44
const leastHeight = 400

interface Place {
  row: number
  column: number
}

/**
 * Rows of a table as a grid: the arrow keys move, Enter edits a cell or shows its whole value, typing replaces it,
 * Delete sets NULL, Backspace an empty text, Ctrl+C copies.
 */
export function TableGrid(props: TableGridProps) {
  const { table, enums, rows, changes, faultyRow, sort, isEditable } = props
  const { onSort, onSet, onDelete, onUndo, onComplete } = props
  const text = useTablesText()
  const { columns } = table.relation
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const [isEditing, setEditing] = useState(false)
  /** What has been typed to begin editing. */
  const [typed, setTyped] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  const room = useRoomBelow(frame, leastHeight)
  const grid = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const at = { row: Math.min(active.row, rows.length - 1), column: Math.min(active.column, columns.length - 1) }

  useEffect(() => {
    if (!wantsFocus.current || isEditing) return
    wantsFocus.current = false
    grid.current?.querySelector<HTMLElement>('[data-active]')?.focus()
  })
  useEffect(() => {
    if (faultyRow !== undefined) grid.current?.querySelector('[data-faulty]')?.scrollIntoView({ block: 'nearest' })
  }, [faultyRow])
  const move = (place: Place) => {
    wantsFocus.current = true
    setEditing(false)
    setActive({
      row: Math.max(0, Math.min(place.row, rows.length - 1)),
      column: Math.max(0, Math.min(place.column, columns.length - 1)),
    })
  }
  const isText = (type: string) => cellKindOf(type, enums) === 'text'
  const edit = (place: Place) => {
    setActive(place)
    setTyped(undefined)
    const row = rows[place.row]
    const column = columns[place.column]?.name
    if (!row || column === undefined || changes.deletes[row.id]) return
    const isChanged = column in (changes.updates[row.id]?.values ?? {})
    if (!('key' in row) || isChanged || !row.cut?.includes(column)) return setEditing(true)
    void onComplete(row, column).then((isComplete) => isComplete && setEditing(true))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[at.row]
    const column = columns[at.column]
    const isCommand = event.ctrlKey || event.metaKey
    if (isEditing || !row || !column || !(event.target as HTMLElement).closest('[data-active]')) return
    const steps: Record<string, Place> = {
      ArrowUp: { ...at, row: at.row - 1 },
      ArrowDown: { ...at, row: at.row + 1 },
      ArrowLeft: { ...at, column: at.column - 1 },
      ArrowRight: { ...at, column: at.column + 1 },
      Home: { ...at, column: 0 },
      End: { ...at, column: columns.length - 1 },
    }
    const step = steps[event.key]
    if (step && !isCommand) move(step)
    else if (event.key === 'Enter' || event.key === 'F2') edit(at)
    else if (event.key.length === 1 && !isCommand && !event.altKey && isEditable && !changes.deletes[row.id]) {
      setTyped(event.key)
      setEditing(true)
    } else if (event.key === 'Delete' && isEditable && column.nullable && !changes.deletes[row.id])
      onSet(row, column.name, null)
    else if (event.key === 'Backspace' && isEditable && isText(column.type) && !changes.deletes[row.id])
      onSet(row, column.name, '')
    else if (event.key.toLowerCase() === 'z' && isCommand) onUndo()
    else return
    event.preventDefault()
  }
  const onCopy = (event: ClipboardEvent) => {
    const row = rows[at.row]
    const column = columns[at.column]?.name
    // A text that the user has selected is copied as usual.
    if (!row || column === undefined || isEditing || grid.current?.ownerDocument.getSelection()?.toString()) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', valueOf(changes, row, column) ?? '')
  }
  return (
    <div ref={frame} className="overflow-auto rounded-md border border-line" style={{ maxHeight: room - belowGrid }}>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={table.relation.name}
        className="table w-full border-separate border-spacing-0 text-sm"
        onKeyDown={onKeyDown}
        onCopy={onCopy}
      >
        <div role="rowgroup" className="table-header-group">
          <div role="row" className="table-row">
            {isEditable ? (
              <div role="columnheader" className="sticky top-0 z-1 table-cell w-9 border-b border-line bg-sunken">
                <span className="sr-only">{text('relational-database.tables.rowActions')}</span>
              </div>
            ) : null}
            {columns.map(({ name, type, primaryKey }) => (
              <div
                key={name}
                role="columnheader"
                aria-sort={sort?.column !== name ? 'none' : sort.descending ? 'descending' : 'ascending'}
                className="sticky top-0 z-1 table-cell border-b border-line bg-sunken px-2 py-1 align-middle whitespace-nowrap"
              >
                <button
                  type="button"
                  className="inline-flex items-center gap-1.5 rounded-sm focus-ring hover:text-ink"
                  onClick={() => onSort(name)}
                >
                  {primaryKey ? <Icon name="lock" size={12} /> : null}
                  <span className="font-medium text-ink">{name}</span>
                  <span className="text-muted">{type}</span>
                  {sort?.column === name ? <Icon name={sort.descending ? 'arrow-down' : 'arrow-up'} size={12} /> : null}
                </button>
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="table-row-group">
          {rows.map((row, rowIndex) => {
            const isNew = !('key' in row)
            const isDeleted = Boolean(changes.deletes[row.id])
            const changed = changes.updates[row.id]?.values ?? {}
            return (
              <div
                key={row.id}
                role="row"
                data-faulty={row.id === faultyRow || undefined}
                className={classNames(
                  'table-row hover:bg-hover',
                  isNew && 'bg-success-soft',
                  isDeleted && 'bg-danger-soft line-through',
                  row.id === faultyRow && 'outline-2 -outline-offset-2 outline-danger',
                )}
              >
                {isEditable ? (
                  <div role="gridcell" className="table-cell border-b border-line px-1 align-middle">
                    <IconButton
                      icon={isDeleted ? 'refresh' : 'trash'}
                      size="small"
                      label={text(isDeleted ? 'relational-database.tables.keep' : 'relational-database.tables.delete')}
                      onClick={() => onDelete(row)}
                    />
                  </div>
                ) : null}
                {columns.map(({ name, type, nullable }, columnIndex) => {
                  const isActive = rowIndex === at.row && columnIndex === at.column
                  const value = valueOf(changes, row, name)
                  const kind = cellKindOf(type, enums)
                  return (
                    <div
                      key={name}
                      role="gridcell"
                      aria-readonly={!isEditable}
                      title={
                        name in changed
                          ? text('relational-database.tables.stored', { value: valueWords(row.values[name]) })
                          : undefined
                      }
                      tabIndex={isActive && !isEditing ? 0 : -1}
                      data-active={isActive || undefined}
                      onPointerDown={() => (isActive ? undefined : move({ row: rowIndex, column: columnIndex }))}
                      onDoubleClick={() => edit({ row: rowIndex, column: columnIndex })}
                      className={classNames(
                        'table-cell max-w-80 truncate align-middle border-b border-line px-2 py-1 font-mono focus-ring',
                        (kind === 'integer' || kind === 'number') && 'text-end tabular-nums',
                        name in changed && 'bg-warning-soft',
                      )}
                    >
                      {isActive && isEditing ? (
                        <CellEditor
                          label={name}
                          kind={kind}
                          type={type}
                          choices={enums.get(type) ?? []}
                          nullable={nullable}
                          isReadonly={!isEditable}
                          value={value}
                          typed={typed}
                          onCommit={(next) => {
                            onSet(row, name, next)
                            move(at)
                          }}
                          onCancel={() => move(at)}
                        />
                      ) : (
                        <Value value={value} />
                      )}
                    </div>
                  )
                })}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}

/** Value of a cell with its change. */
function valueOf(changes: TableChanges, row: ReadRow | NewRow, column: string): CellValue {
  const changed = changes.updates[row.id]?.values ?? {}
  return column in changed ? changed[column] : row.values[column]
}

/** A stored value in a tooltip. */
const valueWords = (value: CellValue) => value?.slice(0, 300) ?? 'NULL'

/** Value of a cell; NULL and a column's default look unlike any text. */
function Value({ value }: { value: CellValue }) {
  if (value === null) return <span className="text-muted italic">NULL</span>
  if (value === undefined) return <span className="text-muted italic">DEFAULT</span>
  return value.slice(0, 300)
}
