import { type CsvMapping, type EmptyMeaning, importColumns, valueOf } from '../csv/csv-import.ts'
import { ownEntry, type CsvFile } from '@console-widgets/core/formats'
import type { ShownTable } from '../tables/table-sql.ts'
import { useCsvText } from '../generated/text.ts'

interface CsvPreviewProps {
  table: ShownTable
  file: CsvFile
  mapping: CsvMapping
  empty: EmptyMeaning
}

/** Number of rows in the preview. */
const shownRows = 5

/** First rows of a file as they would be in the table. */
export function CsvPreview({ table, file, mapping, empty }: CsvPreviewProps) {
  const text = useCsvText()
  const columns = importColumns(table).filter(({ name }) => name in mapping)
  const rows = file.records.slice(0, shownRows)
  const head = 'px-2 py-1 text-start font-medium whitespace-nowrap'
  return (
    <section aria-label={text('relational-database.csv.preview')} className="flex min-w-0 flex-col gap-2">
      <h3 className="font-medium">{text('relational-database.csv.preview.rows', { count: file.records.length })}</h3>
      <div
        role="region"
        aria-label={text('relational-database.csv.preview.first', { count: rows.length })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-md border border-line focus-ring"
      >
        <table className="w-full text-sm">
          <caption className="sr-only">{text('relational-database.csv.preview.first', { count: rows.length })}</caption>
          <thead>
            <tr className="bg-sunken">
              <th scope="col" className={`${head} text-muted`}>
                {text('relational-database.csv.line')}
              </th>
              {columns.map(({ name, type }) => (
                <th key={name} scope="col" className={head}>
                  {name} <span className="font-normal text-muted">{type}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((record) => (
              <tr key={record.row} className="border-t border-line">
                <th scope="row" className="px-2 py-1 text-start font-normal text-muted tabular-nums">
                  {record.row}
                </th>
                {columns.map(({ name }) => {
                  const value = valueOf(record, ownEntry(mapping, name) ?? -1, empty)
                  return (
                    <td key={name} className="max-w-64 truncate px-2 py-1 font-mono">
                      {value.text?.slice(0, 200) ?? <span className="text-muted italic">{value.keyword}</span>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
