import { useMemo, useState } from 'react'
import {
  type CsvMapping,
  type EmptyMeaning,
  findFaults,
  importScript,
  mapByName,
  missingColumns,
  tellsEmptyApart,
} from '../csv/csv-import.ts'
import { type CsvFile, readCsv } from '@console-widgets/core/formats'
import type { ShownTable } from '../tables/table-sql.ts'

/** A chosen file: what it contains, undefined if it isn't text. */
interface ChosenFile {
  source: File
  content: CsvFile | undefined
}

/** A CSV file for a table: its fields, what they become, its faults, and the script that imports it. */
export function useCsvFile(table: ShownTable, enums: ReadonlyMap<string, readonly string[]>) {
  const [chosen, setChosen] = useState<ChosenFile>()
  const [mapping, setMapping] = useState<CsvMapping>({})
  const [empty, setEmpty] = useState<EmptyMeaning>('null')
  const file = chosen?.content
  const faults = useMemo(
    () => (file ? findFaults({ table, file, mapping, empty, enums }) : []),
    [table, file, mapping, empty, enums],
  )
  const script = useMemo(
    () => (file ? importScript({ table, file, mapping, empty }) : undefined),
    [table, file, mapping, empty],
  )
  const bytes = useMemo(() => new Blob([script?.sql ?? '']).size, [script])
  return {
    /** Undefined before one has been chosen. */
    source: chosen?.source,
    file,
    mapping,
    setMapping,
    empty,
    setEmpty,
    faults,
    missing: missingColumns(table, mapping),
    script,
    /** Size of the script. */
    bytes,
    async choose(source: File | undefined) {
      const content = source && (await readText(source))
      setChosen(source && { source, content })
      setMapping(content ? mapByName(table, content) : {})
      setEmpty(content && tellsEmptyApart(content) ? 'quoted' : 'null')
    },
  }
}

/** Content of a file; undefined if it isn't UTF-8. */
async function readText(source: File): Promise<CsvFile | undefined> {
  const bytes = await source.arrayBuffer()
  try {
    return readCsv(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
