import { joinBytes } from '@console-widgets/platform/sql-engines/join-bytes.mjs'

/** A message of PostgreSQL's protocol. */
export interface Message {
  /** One letter; empty for the first message of a connection, which has none. */
  type: string
  body: Uint8Array
  /** The message as it was received. */
  whole: Uint8Array
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The client sent something that isn't PostgreSQL's protocol. */
export class ProtocolViolation extends Error {
  override readonly name = 'ProtocolViolation'
}

/** Splits the bytes of a client into messages. */
export function createMessageReader() {
  let buffered: Uint8Array = new Uint8Array()
  return {
    push(bytes: Uint8Array): void {
      buffered = buffered.byteLength === 0 ? bytes : joinBytes([buffered, bytes])
    },
    /**
     * Returns the next message, if all of it has arrived.
     * @param isTyped whether it begins with its type
     * @param mostBytes maximum size of the message
     * @throws ProtocolViolation
     */
    next(isTyped: boolean, mostBytes: number): Message | undefined {
      const head = isTyped ? 1 : 0
      if (buffered.byteLength < head + 4) return undefined
      const length = viewOf(buffered).getUint32(head)
      if (length < 4 || length > mostBytes)
        throw new ProtocolViolation(`A message has a length of ${length} bytes; the maximum is ${mostBytes}`)
      if (buffered.byteLength < head + length) return undefined
      const whole = buffered.subarray(0, head + length)
      buffered = buffered.subarray(head + length)
      return {
        type: isTyped ? String.fromCharCode(whole[0] as number) : '',
        body: whole.subarray(head + 4),
        whole,
      }
    },
  }
}

/** Reads the fields of a message's body one after another. */
export function createFieldReader(body: Uint8Array) {
  const view = viewOf(body)
  let at = 0
  return {
    int32(): number {
      if (at + 4 > body.byteLength) throw new ProtocolViolation('A message is too short')
      at += 4
      return view.getInt32(at - 4)
    },
    /** Text up to a zero byte. */
    text(): string {
      const end = body.indexOf(0, at)
      if (end < 0) throw new ProtocolViolation('A text in a message has no end')
      const text = decoder.decode(body.subarray(at, end))
      at = end + 1
      return text
    },
    rest: (): string => decoder.decode(body.subarray(at)),
    get left(): number {
      return body.byteLength - at
    },
  }
}

/** Part of a message: a number is a 32-bit integer, and a text ends with a zero byte. */
type Field = number | string | Uint8Array

/** Builds a message of the server. */
export function messageOf(type: string, ...fields: readonly Field[]): Uint8Array {
  const body = joinBytes(
    fields.map((field) =>
      typeof field === 'number' ? int32(field) : typeof field === 'string' ? encoder.encode(`${field}\0`) : field,
    ),
  )
  return joinBytes([encoder.encode(type), int32(body.byteLength + 4), body])
}

/** A simple query, which the platform sends on behalf of a client. */
export const queryMessage = (sql: string): Uint8Array => messageOf('Q', sql)

/** An error or a notice for the client. */
export function reportOf(
  severity: 'ERROR' | 'FATAL',
  code: string,
  message: string,
  hint?: string | undefined,
): Uint8Array {
  const fields = { S: severity, V: severity, C: code, M: message, ...(hint ? { H: hint } : {}) }
  return messageOf(
    'E',
    encoder.encode(
      `${Object.entries(fields)
        .map(([key, value]) => `${key}${value}\0`)
        .join('')}\0`,
    ),
  )
}

/** Fields of an error or a notice by their letters. */
export function readReport(body: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    decoder
      .decode(body)
      .split('\0')
      .filter(Boolean)
      .map((field) => [field.slice(0, 1), field.slice(1)]),
  )
}

/** Text of bytes that aren't ended by a zero byte. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text)
export const textOf = (bytes: Uint8Array): string => decoder.decode(bytes)

function int32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  viewOf(bytes).setInt32(0, value)
  return bytes
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
