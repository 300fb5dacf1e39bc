import type { EngineColumn } from './engine.ts'

/** Receives what the messages about rows contain. */
interface RowReader {
  columns(columns: EngineColumn[]): void
  row(fields: (string | null)[]): void
}

/** PostgreSQL's text as it is. A decoder drops a byte order mark by default. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Reads the messages about rows out of an answer. @returns the other messages */
export function withoutRows(answer: Uint8Array, reader: RowReader): Uint8Array[] {
  const others: Uint8Array[] = []
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength)
  for (let at = 0; at < answer.byteLength;) {
    const end = at + 1 + view.getUint32(at + 1)
    const letter = String.fromCharCode(view.getUint8(at))
    if (letter === 'T') reader.columns(columnsAt(answer, view, at + 5))
    else if (letter === 'D') reader.row(fieldsAt(answer, view, at + 5))
    else others.push(answer.subarray(at, end))
    at = end
  }
  return others
}

function fieldsAt(answer: Uint8Array, view: DataView, start: number): (string | null)[] {
  let at = start + 2
  return Array.from({ length: view.getUint16(start) }, () => {
    const length = view.getInt32(at)
    const from = at + 4
    at = from + Math.max(length, 0)
    return length < 0 ? null : decoder.decode(answer.subarray(from, at))
  })
}

function columnsAt(answer: Uint8Array, view: DataView, start: number): EngineColumn[] {
  let at = start + 2
  return Array.from({ length: view.getUint16(start) }, () => {
    const end = answer.indexOf(0, at)
    const name = decoder.decode(answer.subarray(at, end))
    // The name is followed by table, column, type, size, modifier, and format.
    const [typeId, modifier] = [view.getUint32(end + 7), view.getInt32(end + 13)]
    at = end + 19
    return { name, typeId, modifier }
  })
}
