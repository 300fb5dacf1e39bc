/**
 * Messages of PostgreSQL's protocol with which a prepared statement runs and answers. PGlite's own code for them took a
 * fifth of the processor time of a platform: it copies each field of each row, and each parameter, several times.
 */

/** A column of a statement's rows. */
export interface Column {
  name: string
  /** Value of a field's text. */
  parse(text: string): unknown
}

/** Row of a result: values in order, or by the columns' names. */
type Row = unknown[] | Record<string, unknown>

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A letter is at most three bytes of UTF-8 for each of its units in JavaScript. */
const mostBytesOfUnit = 3

/** First bytes of messages. */
const bind = 0x42
const dataRow = 0x44
const errorResponse = 0x45

/** Execute without a limit of rows, and Sync. */
const executeAndSync = Uint8Array.of(0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4)

/** Buffer of the messages, which only grows. */
let buffer = new Uint8Array(65_536)
let view = new DataView(buffer.buffer)

function reserve(size: number): void {
  if (size <= buffer.byteLength) return
  buffer = new Uint8Array(size * 2)
  view = new DataView(buffer.buffer)
}

/**
 * Bind, Execute, and Sync of a prepared statement, with parameters as text and null as null.
 * @param statement the name of it, in ASCII
 * @returns a view that the next call overwrites
 */
export function runMessages(statement: string, values: readonly (string | null)[]): Uint8Array {
  const units = values.reduce((sum, value) => sum + (value?.length ?? 0), statement.length)
  reserve(units * mostBytesOfUnit + values.length * 4 + 64)
  buffer[0] = bind
  // The unnamed portal, and the statement's name.
  buffer[5] = 0
  let at = 6 + encoder.encodeInto(statement, buffer.subarray(6)).written
  buffer[at] = 0
  // Every parameter is text.
  view.setInt16(at + 1, 0)
  view.setUint16(at + 3, values.length)
  at += 5
  for (const value of values) {
    const size = value === null ? -1 : encoder.encodeInto(value, buffer.subarray(at + 4)).written
    view.setInt32(at, size)
    at += 4 + Math.max(size, 0)
  }
  // Every column is text.
  view.setInt16(at, 0)
  at += 2
  view.setInt32(1, at - 1)
  buffer.set(executeAndSync, at)
  return buffer.subarray(0, at + executeAndSync.byteLength)
}

/** Longest ASCII text that is put together faster than a decoder is called. */
const shortText = 24

function textAt(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > shortText) return decoder.decode(bytes.subarray(start, end))
  let text = ''
  for (let at = start; at < end; at++) {
    const unit = bytes[at] as number
    if (unit > 127) return decoder.decode(bytes.subarray(start, end))
    text += String.fromCharCode(unit)
  }
  return text
}

/**
 * Reads what the messages of `runMessages` were answered with.
 * @param rowMode whether rows are arrays of values, or objects by the columns' names
 * @returns the rows, or nothing if the statement failed
 */
export function readRows(
  bytes: Uint8Array,
  columns: readonly Column[],
  rowMode: 'array' | 'object',
): Row[] | undefined {
  const at = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const rowAt = rowMode === 'array' ? valuesAt : fieldsAt
  const rows: Row[] = []
  for (let start = 0; start < bytes.byteLength; start += 1 + at.getInt32(start + 1)) {
    if (bytes[start] === errorResponse) return undefined
    if (bytes[start] === dataRow) rows.push(rowAt(bytes, at, start + 7, columns))
  }
  return rows
}

function valuesAt(bytes: Uint8Array, at: DataView, start: number, columns: readonly Column[]): unknown[] {
  let end = start
  return columns.map(({ parse }) => {
    const size = at.getInt32(end)
    const from = end + 4
    end = from + Math.max(size, 0)
    return size < 0 ? null : parse(textAt(bytes, from, end))
  })
}

function fieldsAt(bytes: Uint8Array, at: DataView, start: number, columns: readonly Column[]): Record<string, unknown> {
  const values = valuesAt(bytes, at, start, columns)
  return Object.fromEntries(columns.map(({ name }, index) => [name, values[index]]))
}
