import { formatFileSize } from '@console-widgets/core/formats'
import {
  Button,
  Callout,
  Dialog,
  DialogContent,
  FileDrop,
  ProgressBar,
  Select,
  useData,
  useErrorWords,
  useJoin,
  useStore,
  useToast,
  withText,
} from '@console-widgets/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { editorData } from '../data.ts'
import {
  type CsvMapping,
  emptyMeanings,
  type EmptyMeaning,
  findFaults,
  importScript,
  mapByName,
  missingColumns,
} from '../csv/csv-import.ts'
import { type CsvFile, readCsv } from '../csv/read-csv.ts'
import { databaseLimits } from '../model.ts'
import type { ShownTable } from '../tables/table-sql.ts'
import { csvLocales } from '../generated/locales.ts'
import { useCsvText } from '../generated/text.ts'
import { CsvFaults } from './csv-faults.tsx'
import { CsvMappingFields } from './csv-mapping.tsx'
import { CsvPreview } from './csv-preview.tsx'

interface ImportCsvProps {
  name: string
  account: string
  table: ShownTable
  enums: ReadonlyMap<string, readonly string[]>
  open: boolean
  onOpenChange: (open: boolean) => void
  onImported: () => void
}

/** A file that has been read, or why it can't be. */
type Read = { file: CsvFile; fileName: string } | { isText: false }

function ImportCsvView({ name, account, table, enums, onOpenChange, onImported }: ImportCsvProps) {
  const text = useCsvText()
  const join = useJoin()
  const words = useErrorWords()
  const toasts = useToast()
  const { script } = useData(editorData, name)
  const progress = useStore(script)
  const [files, setFiles] = useState<readonly File[]>([])
  const [read, setRead] = useState<Read>()
  const [mapping, setMapping] = useState<CsvMapping>({})
  const [empty, setEmpty] = useState<EmptyMeaning>('null')
  const [isStarting, setStarting] = useState(false)
  const [taskId, setTaskId] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const file = read && 'file' in read ? read.file : undefined
  const missing = missingColumns(table, mapping)
  const faults = useMemo(
    () => (file ? findFaults({ table, file, mapping, empty, enums }) : []),
    [table, file, mapping, empty, enums],
  )
  const written = useMemo(
    () => (file ? importScript({ table, file, mapping, empty }) : undefined),
    [table, file, mapping, empty],
  )
  const bytes = useMemo(() => new Blob([written?.sql ?? '']).size, [written])
  const isTooLarge = bytes > databaseLimits.scriptBytes
  const task = taskId !== undefined && progress?.taskId === taskId ? progress : undefined
  const isRunning = isStarting || (taskId !== undefined && (task === undefined || task.state === 'running'))
  const hasSucceeded = task?.state === 'success'

  const choose = async (chosen: readonly File[]) => {
    setFiles(chosen)
    setTaskId(undefined)
    setFailure(undefined)
    const [source] = chosen
    if (!source) return setRead(undefined)
    try {
      const content = new TextDecoder('utf-8', { fatal: true }).decode(await source.arrayBuffer())
      const next = readCsv(content)
      setRead({ file: next, fileName: source.name })
      setMapping(mapByName(table, next))
    } catch {
      setRead({ isText: false })
    }
  }
  const start = async () => {
    if (!read || !('file' in read) || !written) return
    setStarting(true)
    setFailure(undefined)
    try {
      const answer = await script.start({
        content: written.sql,
        account,
        oneTransaction: true,
        confirmed: true,
        fileName: read.fileName.slice(-databaseLimits.scriptFileName),
      })
      setTaskId(answer.taskId ?? undefined)
    } catch (thrown) {
      setFailure(thrown)
    } finally {
      setStarting(false)
    }
  }
  const count = file?.records.length ?? 0
  const finish = useRef(() => {})
  finish.current = () => {
    script.dismiss()
    toasts.show({ tone: 'success', title: text('relational-database.csv.done', { count }) })
    onImported()
    onOpenChange(false)
  }
  useEffect(() => {
    if (hasSucceeded) finish.current()
  }, [hasSucceeded])
  const said = failure === undefined ? undefined : words(failure)
  const engineError = task?.state === 'failed' ? task.error : null
  const place = engineError && written?.placeOf(engineError.line, engineError.column)
  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent
        size="large"
        title={text('relational-database.csv.title', { table: table.relation.name })}
        description={text('relational-database.csv.body', { account })}
        persistent={isRunning}
        closeLabel={text('relational-database.csv.close')}
        footer={
          <>
            {isRunning && task ? (
              <Button onClick={() => void script.cancel()}>{text('relational-database.csv.cancel')}</Button>
            ) : (
              <Button onClick={() => onOpenChange(false)}>{text('relational-database.csv.close')}</Button>
            )}
            <Button
              tone="primary"
              pending={isRunning}
              disabled={
                count === 0 ||
                file?.openQuoteLine !== undefined ||
                Object.keys(mapping).length === 0 ||
                missing.length > 0 ||
                faults.length > 0 ||
                isTooLarge
              }
              onClick={() => void start()}
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
            value={files}
            error={
              read && !('file' in read)
                ? text('relational-database.csv.notText')
                : file?.openQuoteLine !== undefined
                  ? text('relational-database.csv.openQuote', { line: file.openQuoteLine })
                  : file && count === 0
                    ? text('relational-database.csv.noRows')
                    : isTooLarge
                      ? text('relational-database.csv.tooLarge', {
                          size: formatFileSize(bytes),
                          limit: formatFileSize(databaseLimits.scriptBytes),
                        })
                      : undefined
            }
            onChange={(chosen) => void choose(chosen)}
          />
          {file && count > 0 ? (
            <>
              <CsvMappingFields table={table} file={file} mapping={mapping} onChange={setMapping} />
              <div className="w-64 max-w-full">
                <Select
                  label={text('relational-database.csv.empty')}
                  value={empty}
                  onChange={setEmpty}
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
          {isRunning ? (
            <ProgressBar
              label={text('relational-database.csv.running')}
              value={task?.done ?? 0}
              max={Math.max(1, task?.total ?? count)}
            />
          ) : null}
          {engineError && place ? (
            <Callout live tone="danger" title={text('relational-database.csv.failed')}>
              <p className="[overflow-wrap:anywhere]">
                {join.labeled(
                  place.column === undefined
                    ? text('relational-database.csv.fault.line', { line: place.line })
                    : text('relational-database.csv.fault.at', { line: place.line, column: place.column }),
                  engineError.message,
                )}
              </p>
              {engineError.detail ? <p className="[overflow-wrap:anywhere]">{engineError.detail}</p> : null}
            </Callout>
          ) : task?.state === 'cancelled' ? (
            <Callout live tone="warning">
              {text('relational-database.csv.cancelled')}
            </Callout>
          ) : null}
          {said ? (
            <Callout live tone="danger" title={said.what}>
              {said.advice}
            </Callout>
          ) : null}
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
