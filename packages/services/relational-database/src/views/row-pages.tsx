import { formatNumber, IconButton, useLocale } from '@console-widgets/ui'
import { rowsPerPage } from '../tables/table-sql.ts'
import { useTablesText } from '../generated/text.ts'
import type { TablePage } from './use-table-rows.ts'

interface RowPagesProps {
  page: TablePage
  pageNumber: number
  /** Whether to name the keys that edit cells. */
  hasKeys: boolean
  onPage: (pageNumber: number) => void
}

/** Range of the rows that are shown, and buttons for other pages. */
export function RowPages({ page, pageNumber, hasKeys, onPage }: RowPagesProps) {
  const text = useTablesText()
  const locale = useLocale()
  const number = (value: number) => formatNumber(value, locale)
  const from = pageNumber * rowsPerPage
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-muted tabular-nums">
      {hasKeys ? <span className="hidden @md:inline">{text('relational-database.tables.keys')}</span> : null}
      <span className="ms-auto" role="status">
        {text(page.hasMore ? 'relational-database.tables.range.more' : 'relational-database.tables.range', {
          from: number(from + 1),
          to: number(from + page.rows.length),
          total: number(page.total),
        })}
      </span>
      <IconButton
        icon="chevron-start"
        label={text('relational-database.tables.previous')}
        disabled={pageNumber === 0}
        onClick={() => onPage(pageNumber - 1)}
      />
      <IconButton
        icon="chevron-end"
        label={text('relational-database.tables.next')}
        disabled={!page.hasMore && from + page.rows.length >= page.total}
        onClick={() => onPage(pageNumber + 1)}
      />
    </div>
  )
}
