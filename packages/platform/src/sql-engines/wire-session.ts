import { protocol } from '@electric-sql/pglite'
import type { EngineError, EngineResult, Window } from './engine.ts'

type Message = Parameters<Parameters<InstanceType<typeof protocol.Parser>['parse']>[1]>[0]

/** Sends PostgreSQL protocol messages and returns the engine's response. */
export type Exchange = (bytes: Uint8Array) => Promise<Uint8Array>

const { serialize } = protocol

/** Rows fetched at a time, to limit memory on both sides. */
const rowsAtOnce = 2000

/**
 * Runs one statement over PostgreSQL's protocol. Its portal returns only the requested rows and is then closed, so a
 * result of a hundred million rows costs no more than its first ones.
 */
export async function runStatement(exchange: Exchange, statement: string, window: Window): Promise<EngineResult> {
  const result: EngineResult = {
    tag: '',
    columns: [],
    rows: [],
    bytes: 0,
    truncated: false,
    notices: [],
    error: null,
    transaction: 'none',
  }
  const send = async (...parts: Uint8Array[]) => readMessages(await exchange(joinBytes(parts)), result, window)
  // Request one extra row to learn whether there are more.
  const nextRows = () => Math.min(rowsAtOnce, window.rows + 1 - result.rows.length)
  let state = await send(
    serialize.parse({ text: statement }),
    serialize.bind(),
    serialize.describe({ type: 'P' }),
    serialize.execute({ rows: nextRows() }),
    serialize.flush(),
  )
  while (state === 'more' && !result.truncated)
    state = await send(serialize.execute({ rows: nextRows() }), serialize.flush())
  if (state === 'more') {
    await send(serialize.close({ type: 'P' }))
    result.tag = `${firstWord(statement)} ${result.rows.length}`
  }
  if (state !== 'ready') await send(serialize.sync())
  return result
}

type State = 'more' | 'done' | 'ready'

function readMessages(bytes: Uint8Array, result: EngineResult, window: Window): State {
  let state: State = 'done'
  const parser = new protocol.Parser()
  parser.parse(bytes, (message: Message) => {
    switch (message.name) {
      case 'rowDescription':
        result.columns = (
          message as unknown as { fields: { name: string; dataTypeID: number; dataTypeModifier: number }[] }
        ).fields.map(({ name, dataTypeID, dataTypeModifier }) => ({
          name,
          typeId: dataTypeID,
          modifier: dataTypeModifier,
        }))
        break
      case 'dataRow':
        keepRow((message as unknown as { fields: (string | null)[] }).fields, result, window)
        break
      case 'commandComplete':
        result.tag = (message as unknown as { text: string }).text
        break
      case 'portalSuspended':
        state = 'more'
        break
      case 'readyForQuery':
        result.transaction = transactionStates[(message as unknown as { status: 'I' | 'T' | 'E' }).status]
        state = 'ready'
        break
      case 'notice':
        result.notices.push(noticeOf(message as unknown as Told))
        break
      case 'error':
        result.error = errorOf(message as unknown as Told)
        break
    }
  })
  return state
}

const transactionStates = { I: 'none', T: 'open', E: 'failed' } as const

/** Fields of errors and notices. */
export interface Told {
  severity?: string | undefined
  code?: string | undefined
  message?: string | undefined
  detail?: string | undefined
  hint?: string | undefined
  position?: string | undefined
}

export function noticeOf({ severity, message }: Told): EngineResult['notices'][number] {
  return { severity: severity ?? 'NOTICE', message: message ?? '' }
}

export function errorOf({ severity, code, message, detail, hint, position }: Told): EngineError {
  return {
    severity: severity ?? 'ERROR',
    code: code ?? 'XX000',
    message: message ?? '',
    detail: detail ?? null,
    hint: hint ?? null,
    position: position === undefined ? null : Number(position),
  }
}

/** Adds a row to the result if it fits; the first that doesn't ends it. */
export function keepRow(fields: (string | null)[], result: EngineResult, window: Window): void {
  if (result.truncated) return
  const bytes = fields.reduce((sum, value) => sum + (value?.length ?? 0) + 4, 0)
  if (result.rows.length >= window.rows || (result.bytes + bytes > window.bytes && result.rows.length > 0)) {
    result.truncated = true
    return
  }
  result.bytes += bytes
  result.rows.push(fields)
}

export function firstWord(statement: string): string {
  return /[A-Za-z]+/.exec(statement)?.[0].toUpperCase() ?? ''
}

/** Joins parts of a message. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
