import type { EngineResult, Window } from '@console-widgets/platform/sql-engines/engine'
import { missingPortal, valueTooLarge } from '@console-widgets/platform/sql-engines/answer-gate.mjs'
import { errorOf, firstWord, keepRow, nextRows, type Told } from '@console-widgets/platform/sql-engines/wire-session'

/** Methods of pg's connection that run a portal. */
interface Connection {
  parse(query: { text: string; name: string; types: number[] }): void
  bind(config: object): void
  describe(target: { type: 'P'; name: string }): void
  execute(config: { portal: string; rows: number }): void
  close(target: { type: 'P'; name: string }): void
  flush(): void
  sync(): void
  sendCopyFail(message: string): void
  once(event: 'readyForQuery', heard: () => void): void
}

/** Query whose portal returns only the requested rows; pg's own query would read all of them. */
export function createPortal(
  statement: string,
  window: Window,
  status: () => string | null,
  done: (result: EngineResult) => void,
) {
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
  const finish = () => {
    result.transaction = ({ I: 'none', T: 'open', E: 'failed' } as const)[status() as 'I' | 'T' | 'E'] ?? 'none'
    done(result)
  }
  const execute = (connection: Connection) => {
    connection.execute({ portal: '', rows: nextRows(result, window) })
    connection.flush()
  }
  return {
    submit(connection: Connection) {
      connection.parse({ text: statement, name: '', types: [] })
      connection.bind({ portal: '', statement: '', values: [], binary: false, valueMapper: (value: unknown) => value })
      connection.describe({ type: 'P', name: '' })
      execute(connection)
      return null
    },
    handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number; dataTypeModifier: number }[] }) {
      result.columns = fields.map(({ name, dataTypeID, dataTypeModifier }) => ({
        name,
        typeId: dataTypeID,
        modifier: dataTypeModifier,
      }))
    },
    handleDataRow({ fields }: { fields: (string | null)[] }) {
      keepRow(fields, result, window)
    },
    handlePortalSuspended(connection: Connection) {
      if (!result.truncated) return execute(connection)
      result.tag = `${firstWord(statement)} ${result.rows.length}`
      connection.close({ type: 'P', name: '' })
      connection.sync()
    },
    handleCommandComplete({ text }: { text: string }, connection: Connection) {
      result.tag = text
      connection.sync()
    },
    handleEmptyQuery(connection: Connection) {
      connection.sync()
    },
    handleCopyInResponse(connection: Connection) {
      connection.sendCopyFail('COPY from the client isn’t supported here')
    },
    handleCopyData() {},
    // pg considers a failed query finished and passes it no further messages.
    handleError(error: Told, connection: Connection) {
      result.error = errorOf(error)
      connection.once('readyForQuery', finish)
      if (result.error.code === valueTooLarge) connection.execute(missingPortal)
      connection.sync()
    },
    handleReadyForQuery: finish,
  }
}
