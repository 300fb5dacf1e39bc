import { Select } from '@console-widgets/ui'
import { type CsvMapping, importColumns } from '../csv/csv-import.ts'
import { ownEntry, type CsvFile } from '@console-widgets/core/formats'
import type { ShownTable } from '../tables/table-sql.ts'
import { useCsvText } from '../generated/text.ts'

interface CsvMappingFieldsProps {
  table: ShownTable
  file: CsvFile
  mapping: CsvMapping
  onChange: (mapping: CsvMapping) => void
}

/** Field of a file for each column of a table. */
export function CsvMappingFields({ table, file, mapping, onChange }: CsvMappingFieldsProps) {
  const text = useCsvText()
  return (
    <section aria-label={text('relational-database.csv.mapping')} className="flex flex-col gap-2">
      <h3 className="font-medium">{text('relational-database.csv.mapping')}</h3>
      <ul className="flex flex-col gap-1.5">
        {importColumns(table).map(({ name, type }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="w-64 max-w-full text-sm [overflow-wrap:anywhere]">
              <code className="font-medium">{name}</code> <span className="text-muted">{type}</span>
            </span>
            <div className="w-56 max-w-full">
              <Select
                hideLabel
                label={text('relational-database.csv.fieldOf', { column: name })}
                value={ownEntry(mapping, name) ?? -1}
                onChange={(field) => {
                  const { [name]: _, ...others } = mapping
                  onChange(field < 0 ? others : { ...others, [name]: field })
                }}
                choices={[
                  { value: -1, label: text('relational-database.csv.noField') },
                  ...file.header.map((header, field) => ({ value: field, label: header || String(field + 1) })),
                ]}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
