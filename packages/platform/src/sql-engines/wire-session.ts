import { protocol } from '@electric-sql/pglite'
import { withoutRows } from './row-messages.ts'
import { missingPortal, valueTooLarge, type AnswerBudget } from './answer-gate.mjs'
import { joinBytes } from './join-bytes.mjs'
import type { EngineError, EngineResult, Window } from './engine.ts'

type Message = Parameters<Parameters<InstanceType<typeof protocol.Parser>['parse']>[1]>[0]

/** Sends PostgreSQL protocol messages and returns the engine's response, as far as it is within the budget. */
export type Exchange = (bytes: Uint8Array, budget: AnswerBudget) => Promise<Uint8Array>

const { serialize } = protocol

/** Maximum number of rows fetched at a time. */
const rowsAtOnce = 2000
/** Each fetch asks for this many times the rows so far: the first ones show whether the values are large. */
const growth = 50

/** Number of rows to fetch next. One more than requested shows whether there are more. */
export function nextRows(result: EngineResult, window: Window): number {
  const { length } = result.rows
  return Math.min(Math.max(1, length * growth), rowsAtOnce, window.rows + 1 - length)
}

/** What is left of a window for the next rows. */
export function budgetOf({ bytes, cellBytes = bytes }: Window, result?: EngineResult): AnswerBudget {
  return { bytes: bytes - (result?.bytes ?? 0), cellBytes }
}

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
  const send = async (...parts: Uint8Array[]) =>
    readMessages(await exchange(joinBytes(parts), budgetOf(window, result)), result, window)
  let state = await send(
    serialize.parse({ text: statement }),
    serialize.bind(),
    serialize.describe({ type: 'P' }),
    serialize.execute({ rows: nextRows(result, window) }),
    serialize.flush(),
  )
  while (state === 'more' && !result.truncated)
    state = await send(serialize.execute({ rows: nextRows(result, window) }), serialize.flush())
  if (state === 'more') {
    await send(serialize.close({ type: 'P' }))
    result.tag = `${firstWord(statement)} ${result.rows.length}`
  }
  if (result.error?.code === valueTooLarge) await send(serialize.execute(missingPortal), serialize.flush())
  if (state !== 'ready') await send(serialize.sync())
  return result
}

type State = 'more' | 'done' | 'ready'

function readMessages(bytes: Uint8Array, result: EngineResult, window: Window): State {
  let state: State = 'done'
  const parser = new protocol.Parser()
  // PGlite's parser would drop a byte order mark at the start of a value or a name.
  const others = withoutRows(bytes, {
    columns: (columns) => void (result.columns = columns),
    row: (fields) => keepRow(fields, result, window),
  })
  parser.parse(joinBytes(others), (message: Message) => {
    switch (message.name) {
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
        result.error ??= errorOf(message as unknown as Told)
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
  where?: string | undefined
  position?: string | undefined
}

export function noticeOf({ severity, message }: Told): EngineResult['notices'][number] {
  return { severity: severity ?? 'NOTICE', message: message ?? '' }
}

export function errorOf({ severity, code, message, detail, hint, where, position }: Told): EngineError {
  return {
    severity: severity ?? 'ERROR',
    code: code ?? 'XX000',
    message: message ?? '',
    detail: detail ?? null,
    hint: hint ?? null,
    ...(where ? { context: where } : {}),
    position: position === undefined ? null : Number(position),
  }
}

/**
 * Adds a row to the result if it fits; the first that doesn't ends it. One without its values didn't fit into the
 * budget of the answer.
 */
export function keepRow(fields: (string | null)[], result: EngineResult, window: Window): void {
  if (result.truncated) return
  const bytes = fields.reduce((sum, value) => sum + (value?.length ?? 0) + 4, 0)
  if (
    result.rows.length >= window.rows ||
    fields.length < result.columns.length ||
    result.bytes + bytes > window.bytes
  ) {
    result.truncated = true
    return
  }
  result.bytes += bytes
  result.rows.push(fields)
}

export function firstWord(statement: string): string {
  return /[A-Za-z]+/.exec(statement)?.[0].toUpperCase() ?? ''
}
