import { SessionEnded, type EngineResult, type EngineSession } from '@console-widgets/platform/sql-engines/engine'
import { createTypeNames } from './column-types.ts'
import { createPlaces, offsetOfCharacter, type Statement } from './sql/split.ts'
import type { RunError } from './tables.ts'

/** Reason why the platform ends a run; its code and message replace the engine's. */
export interface Ending {
  code: 'CWTIM' | 'CWCAN'
  message: string
}

export interface StatementResult {
  start: number
  end: number
  line: number
  column: number
  command: string
  columns: { name: string; type: string }[]
  rows: (string | null)[][]
  rowCount: number | null
  truncated: boolean
  durationMs: number
  notices: { severity: string; message: string }[]
}

export interface RunOptions {
  rowLimit: number
  bytes: number
  /** Maximum bytes of one value; a statement that returns a larger one fails. */
  cellBytes: number
  oneTransaction: boolean
  /** Aborts the run; its reason is an `Ending`. */
  signal: AbortSignal
  /** Called before each statement. */
  onStatement?: (statement: Statement, index: number) => Promise<void> | void
  /** Receives the result of each statement; results aren't stored otherwise. */
  onResult: (result: StatementResult) => void
}

export interface RunEnd {
  error: RunError | null
  cancelled: boolean
  /** Whether the effects of the statements were rolled back. */
  rolledBack: boolean
  /** Number of statements at the start whose effects remain. */
  committed: number
  schemaChanged: boolean
}

/** Runs statements one after another in a session, until one fails. */
export async function runStatements(
  session: EngineSession,
  sql: string,
  statements: Iterable<Statement>,
  options: RunOptions,
): Promise<RunEnd> {
  const { rowLimit, cellBytes, oneTransaction, signal, onStatement, onResult } = options
  const typeNames = createTypeNames(session)
  const end: RunEnd = { error: null, cancelled: false, rolledBack: false, committed: 0, schemaChanged: false }
  let bytesLeft = options.bytes
  let transaction: EngineResult['transaction'] = 'none'
  let last: { statement: Statement; index: number } | undefined
  /** Whether the platform ended the run; a statement that finished first has ended on its own. */
  let interrupted = false
  const stop = () => session.cancel()
  signal.addEventListener('abort', stop, { once: true })
  /** Runs one of the platform's own commands around the statements. */
  const command = async (text: string) => {
    const result = await session.run(text, { rows: 1, bytes: 1000 })
    transaction = result.transaction
    return result
  }
  const fail = (error: EngineResult['error'] & object) => {
    if (last) end.error = placeError(sql, last.statement, last.index, error)
  }
  try {
    if (oneTransaction) await command('begin')
    let index = 0
    for (const statement of statements) {
      last = { statement, index }
      await onStatement?.(statement, index)
      signal.throwIfAborted()
      const started = performance.now()
      const result = await session.run(statement.text, {
        rows: rowLimit,
        bytes: Math.max(bytesLeft, 0),
        cellBytes,
      })
      const durationMs = Math.round((performance.now() - started) * 10) / 10
      transaction = result.transaction
      if (result.error) {
        interrupted = signal.aborted
        fail(result.error)
        break
      }
      bytesLeft -= result.bytes
      const { name, count } = readTag(result.tag)
      end.schemaChanged ||= changesSchema.test(name)
      const types = await typeNames(result.columns)
      onResult({
        ...placeOf(statement),
        command: name,
        columns: result.columns.map((column, position) => ({ name: column.name, type: types[position] ?? 'unknown' })),
        rows: result.rows,
        // PostgreSQL counts only the rows of the last batch.
        rowCount: count !== null && result.columns.length > 0 ? result.rows.length : count,
        truncated: result.truncated,
        durationMs,
        notices: result.notices.slice(0, mostNotices),
      })
      index++
      if (transaction === 'none') end.committed = index
    }
    if (oneTransaction && !end.error) {
      const { error } = await command('commit')
      if (error) {
        fail(error)
        end.rolledBack = true
      } else end.committed = index
    }
    if (transaction !== 'none') {
      await command('rollback')
      end.rolledBack = true
    }
  } catch (error) {
    interrupted = signal.aborted
    if (!interrupted && !(error instanceof SessionEnded)) throw error
    if (!interrupted)
      fail({
        severity: 'FATAL',
        code: '57P01',
        message: 'The database failed while the statement was running. Earlier commits remain.',
        detail: null,
        hint: null,
        position: null,
      })
    end.rolledBack = oneTransaction || transaction !== 'none'
  } finally {
    signal.removeEventListener('abort', stop)
  }
  if (interrupted && last) {
    const { code, message } = signal.reason as Ending
    end.error = placeError(sql, last.statement, last.index, {
      severity: 'ERROR',
      code,
      message,
      detail: null,
      hint: null,
      position: null,
    })
    end.cancelled = code === 'CWCAN'
  }
  return end
}

/** Maximum number of notices in a statement's result. */
const mostNotices = 100

const changesSchema = /^(CREATE|ALTER|DROP|COMMENT|GRANT|REVOKE|REFRESH|DO|CALL|SELECT INTO|IMPORT)\b/

function placeOf({ start, end, line, column }: Statement) {
  return { start, end, line, column }
}

/** `INSERT 0 3` is INSERT with 3 rows; `CREATE TABLE` has no count. */
function readTag(tag: string): { name: string; count: number | null } {
  const [, name = tag, counts = ''] = /^(\D+?)((?: \d+)*)$/.exec(tag) ?? []
  return { name, count: counts === '' ? null : Number(counts.split(' ').at(-1)) }
}

/** Position of a statement's error in the whole SQL; without a position, the start of the statement. */
export function placeError(
  sql: string,
  statement: Statement,
  index: number,
  { position, ...error }: EngineResult['error'] & object,
): RunError {
  const offset =
    position === null
      ? statement.start
      : Math.min(statement.start + offsetOfCharacter(statement.text, position), sql.length)
  return { ...error, statement: index, position: offset, ...createPlaces(sql)(offset) }
}
