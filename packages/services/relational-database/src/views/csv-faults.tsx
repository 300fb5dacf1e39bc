import { Callout, useJoin } from '@console-widgets/ui'
import { type CsvFault, mostFaults } from '../csv/csv-import.ts'
import { useCsvText } from '../generated/text.ts'

interface CsvFaultsProps {
  faults: readonly CsvFault[]
  /** Number of fields that a record should have. */
  fields: number
}

/** Faults of a file by line and column. */
export function CsvFaults({ faults, fields }: CsvFaultsProps) {
  const text = useCsvText()
  const join = useJoin()
  if (faults.length === 0) return null
  return (
    <Callout
      live
      tone="danger"
      title={text(
        faults.length < mostFaults ? 'relational-database.csv.faults' : 'relational-database.csv.faults.most',
        { count: faults.length },
      )}
    >
      <ul className="flex max-h-40 flex-col gap-0.5 overflow-y-auto">
        {faults.map(({ line, column, kind, detail }, index) => (
          <li key={index} className="[overflow-wrap:anywhere]">
            {join.labeled(
              column === undefined
                ? text('relational-database.csv.fault.line', { line })
                : text('relational-database.csv.fault.at', { line, column }),
              text(`relational-database.csv.fault.${kind}`, { detail, count: fields }),
            )}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
