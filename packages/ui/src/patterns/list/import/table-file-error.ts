/** Why a file with a table can't be read. */
export type TableFileFault =
  | 'too-large'
  | 'unpacks-to-too-much'
  | 'too-many-cells'
  | 'encrypted'
  | 'old-workbook'
  | 'not-a-workbook'
  | 'damaged'
  | 'not-utf8'
  | 'open-quote'

/** Thrown by `readTableFile`. */
export class TableFileError extends Error {
  override name = 'TableFileError'
  readonly fault: TableFileFault
  /** Line of the file that is wrong, from 1, if it's one. */
  readonly line: number | undefined

  constructor(fault: TableFileFault, line?: number) {
    super(line === undefined ? fault : `${fault} in line ${line}`)
    this.fault = fault
    this.line = line
  }
}
