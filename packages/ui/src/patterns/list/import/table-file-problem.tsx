import { createTextHook } from '../../../text/use-text.ts'
import { useDataVolume } from '../../../text/use-byte-sizes.ts'
import { withText } from '../../../text/with-text.tsx'
import type en from './locales/en.ts'
import { tableFileLocales } from './locales/index.ts'
import { TableFileError } from './table-file-error.ts'
import { workbookLimits } from './workbook-limits.ts'

const useTableFileText = createTextHook<typeof en>()

export interface TableFileProblemProps {
  /** What `readTableFile` has thrown. */
  error: unknown
}

function useReason(error: unknown): string {
  const text = useTableFileText()
  const dataVolume = useDataVolume()
  const { fault, line } = error instanceof TableFileError ? error : new TableFileError('damaged')
  if (fault === 'open-quote') return text('tableFile.open-quote', { line: line ?? 1 })
  if (fault === 'too-large') return text('tableFile.too-large', { most: dataVolume(workbookLimits.file) })
  if (fault === 'unpacks-to-too-much')
    return text('tableFile.unpacks-to-too-much', { most: dataVolume(workbookLimits.unpacked) })
  if (fault === 'too-many-cells') return text('tableFile.too-many-cells', { most: workbookLimits.cells })
  return text(`tableFile.${fault}`)
}

function TableFileProblemView({ error }: TableFileProblemProps) {
  return <>{useReason(error)}</>
}

/** Why `readTableFile` refused a file, and what to do about it. */
export const TableFileProblem = withText(tableFileLocales, TableFileProblemView, null)
