import { countCharacters, readCsv, toCsv } from '@console-widgets/core/formats'
import {
  dataDeletions,
  dataPurposes,
  dataRetentions,
  dataTypes,
  longestDataNote,
  type DataPurpose,
  type DataUse,
} from './data-use.ts'

const columns = ['data', 'collected', 'purposes', 'shared', 'optional', 'retention', 'deletion', 'note'] as const
type Column = (typeof columns)[number]

/** A row of a file that can't be read, with the column that is wrong. */
export interface DataUseFileProblem {
  /** As spreadsheets count: the header is row 1. */
  row: number
  column: Column
  value: string
}

/** Writes a declaration as CSV, for a spreadsheet or for another app. */
export function writeDataUse(entries: readonly DataUse[]): string {
  const rows = entries.map(({ data, collected, purposes, shared, optional, retention, deletion, note }) => [
    data,
    String(collected),
    purposes.join(' '),
    String(shared),
    String(optional),
    retention,
    deletion,
    note,
  ])
  return toCsv([[...columns], ...rows])
}

/** Reads a declaration from CSV. Wrong lines are left out and named; of a repeated type, the last one counts. */
export function readDataUse(content: string): { entries: DataUse[]; problems: DataUseFileProblem[] } {
  const { header, records } = readCsv(content)
  const entries = new Map<string, DataUse>()
  const problems: DataUseFileProblem[] = []
  for (const { row, fields } of records) {
    const of = (column: Column) => (fields[header.indexOf(column)] ?? '').trim()
    const read = readLine(of)
    if (typeof read === 'string') problems.push({ row, column: read, value: of(read) })
    else entries.set(read.data, read)
  }
  return { entries: dataTypes.flatMap((data) => entries.get(data) ?? []), problems }
}

/** One line, or the column that is wrong. */
function readLine(of: (column: Column) => string): DataUse | Column {
  const data = dataTypes.find((each) => each === of('data'))
  const retention = dataRetentions.find((each) => each === of('retention'))
  const deletion = dataDeletions.find((each) => each === of('deletion'))
  const [collected, shared, optional] = [of('collected'), of('shared'), of('optional')].map(readTruth)
  const purposes = of('purposes').split(/\s+/).filter(Boolean)
  const note = of('note')
  if (!data) return 'data'
  if (collected === undefined) return 'collected'
  if (!purposes.every((purpose): purpose is DataPurpose => dataPurposes.includes(purpose as DataPurpose)))
    return 'purposes'
  if (shared === undefined) return 'shared'
  if (optional === undefined) return 'optional'
  if (!retention) return 'retention'
  if (!deletion) return 'deletion'
  if (countCharacters(note) > longestDataNote) return 'note'
  return { data, collected, purposes: [...new Set(purposes)], shared, optional, retention, deletion, note }
}

/** Spreadsheets write truth values in capitals. */
function readTruth(value: string): boolean | undefined {
  return { true: true, false: false }[value.toLowerCase()]
}
