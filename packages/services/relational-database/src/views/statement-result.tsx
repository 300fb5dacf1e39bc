import { formatUtc } from '@console-widgets/core/formats'
import { Button, Callout, DataGrid, saveText, toTsv, useConsole, useJoin, useRoot, useToast } from '@console-widgets/ui'
import { useMemo, useRef } from 'react'
import { kindOfType, resultCsv } from '../editor/result-text.ts'
import type { StatementResult as Result } from '../editor/sql-runs.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import { useDuration } from './use-duration.ts'
import { leastRowsHeight, useRoomInPane } from './use-room.ts'

interface StatementResultProps {
  statement: Result
  sql: string
  onGoTo: () => void
}

/** Result of one statement: rows in a grid, or the number of changed rows, and the engine's notices. */
export function StatementResult({ statement, sql, onGoTo }: StatementResultProps) {
  const text = useRelationalDatabaseText()
  const join = useJoin()
  const duration = useDuration()
  const toasts = useToast()
  const { node } = useRoot()
  const { ports } = useConsole()
  const grid = useRef<HTMLDivElement>(null)
  const room = useRoomInPane(grid, leastRowsHeight)
  const { command, columns, rows, rowCount, truncated, durationMs, notices } = statement
  const gridColumns = useMemo(
    () => columns.map(({ name, type }, index) => ({ id: String(index), name, type, kind: kindOfType(type) })),
    [columns],
  )
  const facts = [
    command,
    ...(rowCount === null ? [] : [text('relational-database.rows', { count: rowCount })]),
    duration(durationMs),
  ]
  const exportCsv = () =>
    saveText(resultCsv(statement), `result-${formatUtc(ports.now(), 'YYYY-MM-DDTHH-mm-ss')}.csv`, node)
  const copy = async () => {
    await navigator.clipboard.writeText(toTsv([columns.map(({ name }) => name), ...rows]))
    toasts.show({ tone: 'success', title: text('relational-database.copied', { count: rows.length }) })
  }
  return (
    <section aria-label={join.names(facts)} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <button
          type="button"
          onClick={onGoTo}
          className="max-w-full min-w-0 flex-1 basis-40 truncate rounded-sm text-start font-mono text-muted focus-ring hover:text-ink"
          title={sql}
        >
          {sql.replaceAll(/\s+/g, ' ').slice(0, 90)}
        </button>
        <span className="text-muted tabular-nums">{facts.slice(1).join(' · ')}</span>
        {columns.length > 0 ? (
          <span className="ms-auto flex gap-2">
            <Button
              size="small"
              icon="copy"
              onClick={() =>
                void copy().catch(() => toasts.show({ tone: 'danger', title: text('relational-database.notCopied') }))
              }
            >
              {text('relational-database.copy')}
            </Button>
            <Button size="small" icon="download" onClick={exportCsv}>
              {text('relational-database.csv')}
            </Button>
          </span>
        ) : null}
      </div>
      {truncated ? (
        <Callout tone="info">{text('relational-database.truncated', { count: rows.length })}</Callout>
      ) : null}
      {notices.length > 0 ? (
        <ul
          aria-label={text('relational-database.notices')}
          className="flex flex-col gap-1 rounded-md border border-line bg-sunken px-3 py-2 text-sm"
        >
          {notices.map(({ severity, message }, index) => (
            <li key={index}>
              <span className="font-mono text-xs text-muted">{severity}</span> {message}
            </li>
          ))}
        </ul>
      ) : null}
      {columns.length > 0 ? (
        <div ref={grid}>
          <DataGrid
            label={text('relational-database.result')}
            columns={gridColumns}
            rows={rows}
            // Without the grid's borders.
            maxHeight={room - 2}
          />
        </div>
      ) : (
        <p className="py-2 text-muted">{text('relational-database.noRows', { command })}</p>
      )}
    </section>
  )
}
