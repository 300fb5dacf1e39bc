import {
  Button,
  Callout,
  Dialog,
  DialogContent,
  FileDrop,
  ProgressBar,
  Select,
  useJoin,
  useToast,
  withText,
  useFileSize,
} from '@console-widgets/ui'
import { emptyMeanings } from '../csv/csv-import.ts'
import { databaseLimits } from '../model.ts'
import type { ShownTable } from '../tables/table-sql.ts'
import { csvLocales } from '../generated/locales.ts'
import { useCsvText } from '../generated/text.ts'
import { CsvFaults } from './csv-faults.tsx'
import { CsvMappingFields } from './csv-mapping.tsx'
import { CsvOutcome } from './csv-outcome.tsx'
import { CsvPreview } from './csv-preview.tsx'
import { useCsvFile } from './use-csv-file.ts'
import { useCsvRun } from './use-csv-run.ts'

interface ImportCsvProps {
  name: string
  account: string
  table: ShownTable
  enums: ReadonlyMap<string, readonly string[]>
  open: boolean
  onOpenChange: (open: boolean) => void
  onImported: () => void
}

function ImportCsvView({ name, account, table, enums, onOpenChange, onImported }: ImportCsvProps) {
  const text = useCsvText()
  const fileSize = useFileSize()
  const join = useJoin()
  const toasts = useToast()
  const csv = useCsvFile(table, enums)
  const { source, file, mapping, empty, faults, missing, script } = csv
  const count = file?.records.length ?? 0
  const isTooLarge = csv.bytes > databaseLimits.scriptBytes
  const run = useCsvRun(name, account, () => {
    toasts.show({ tone: 'success', title: text('relational-database.csv.done', { count }) })
    onImported()
    onOpenChange(false)
  })
  const isReady =
    count > 0 &&
    file?.openQuoteLine === undefined &&
    Object.keys(mapping).length > 0 &&
    missing.length === 0 &&
    faults.length === 0 &&
    !isTooLarge
  const fileFault = () => {
    if (!source) return undefined
    if (!file) return text('relational-database.csv.notText')
    if (file.openQuoteLine !== undefined) return text('relational-database.csv.openQuote', { line: file.openQuoteLine })
    if (count === 0) return text('relational-database.csv.noRows')
    if (!isTooLarge) return undefined
    const limit = fileSize(databaseLimits.scriptBytes)
    return text('relational-database.csv.tooLarge', { size: fileSize(csv.bytes), limit })
  }
  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent
        size="large"
        title={text('relational-database.csv.title', { table: table.relation.name })}
        description={text('relational-database.csv.body', { account })}
        persistent={run.isRunning}
        closeLabel={text('relational-database.csv.close')}
        footer={
          <>
            {run.isRunning && run.task ? (
              <Button onClick={() => void run.cancel()}>{text('relational-database.csv.cancel')}</Button>
            ) : (
              <Button onClick={() => onOpenChange(false)}>{text('relational-database.csv.close')}</Button>
            )}
            <Button
              tone="primary"
              pending={run.isRunning}
              disabled={!isReady}
              onClick={() => script && source && void run.start(script, source.name)}
            >
              {text('relational-database.csv.run')}
            </Button>
          </>
        }
      >
        <div className="flex min-w-0 flex-col gap-4">
          <FileDrop
            label={text('relational-database.csv.file')}
            help={text('relational-database.csv.file.help')}
            accept=".csv,.tsv,.txt"
            maxSize={databaseLimits.scriptBytes}
            value={source ? [source] : []}
            error={fileFault()}
            onChange={([chosen]) => {
              run.reset()
              void csv.choose(chosen)
            }}
          />
          {file && count > 0 ? (
            <>
              <CsvMappingFields table={table} file={file} mapping={mapping} onChange={csv.setMapping} />
              <div className="w-64 max-w-full">
                <Select
                  label={text('relational-database.csv.empty')}
                  value={empty}
                  onChange={csv.setEmpty}
                  choices={emptyMeanings.map((each) => ({
                    value: each,
                    label: text(`relational-database.csv.empty.${each}`),
                  }))}
                />
              </div>
              {missing.length > 0 ? (
                <Callout tone="warning">
                  {text('relational-database.csv.missing', { columns: join.names(missing) })}
                </Callout>
              ) : null}
              <CsvFaults faults={faults} fields={file.header.length} />
              <CsvPreview table={table} file={file} mapping={mapping} empty={empty} />
            </>
          ) : null}
          {run.isRunning ? (
            <ProgressBar
              label={text('relational-database.csv.running')}
              value={run.task?.done ?? 0}
              max={Math.max(1, run.task?.total ?? count)}
            />
          ) : null}
          {run.isRunning ? null : <CsvOutcome task={run.task} failure={run.failure} script={run.script} />}
        </div>
      </DialogContent>
    </Dialog>
  )
}

const WithWords = withText(csvLocales, ImportCsvView, null)

/** Import of a CSV file into a table: its fields, what they become, and what can't be imported. */
export function ImportCsv(props: ImportCsvProps) {
  return <WithWords {...props} />
}
