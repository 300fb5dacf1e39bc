import { messages, Mutex, parse, protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite'
import { joinBytes } from '../sql-engines/join-bytes.mjs'
import { readRows, runMessages, type Column } from './statement-messages.ts'

const { serialize } = protocol

/** Client of an embedded database, also used by Drizzle. */
export interface PreparedClient {
  query(text: string, values?: readonly unknown[], options?: QueryOptions): Promise<Pick<Results, 'rows'>>
  /** Runs in one transaction: commits when the work resolves, rolls back when it throws. */
  transaction<T>(work: (within: Pick<PreparedClient, 'query'>) => Promise<T>): Promise<T>
  /** Runs a script of multiple statements. */
  script(text: string): Promise<void>
}

/** Parsers by type of column. */
type Parsers = PGlite['parsers']

/** Statement prepared in the database. */
interface Prepared {
  name: string
  /** Types of its parameters. */
  types: readonly number[]
  /**
   * Its columns, if it returns rows, for each set of parsers that was asked for. They can't change: the database
   * refuses to run a statement whose columns would be others now.
   */
  columns(parsers: Parsers): readonly Column[]
  /** Whether it changes the role for the rest of its transaction. */
  changesRole: boolean
}

/** How a statement changes the role for the rest of its transaction. */
const roleChange = "set_config('role'"

/** Maximum number of prepared statements of each kind of role. The least recently used is closed first. */
const mostPrepared = 500

/**
 * Queries the embedded database with prepared statements. PGlite's own `query` parses and plans each statement again
 * and enters the database six times; a prepared one enters it once, and its columns are described once. The database
 * replans when a table, role, or policy changes. The platform's role and those that row-level security applies to
 * prepare the same text each for themselves: they alternate with every request, and the database would plan at each
 * change.
 */
export function prepareStatements(client: PGlite): PreparedClient {
  const ofPlatform = new Map<string, Prepared>()
  const ofOtherRoles = new Map<string, Prepared>()
  /** Statements of the current role by their text. */
  let preparedByText = ofPlatform
  const alone = new Mutex()
  const turns = new Mutex()
  let withOwn: typeof client.parsers | undefined
  let count = 0

  /**
   * Merges parsers once, since callers always pass the same ones: merging them with the client's hundreds each time
   * took longer than most statements.
   */
  const parsersOf = (options: QueryOptions | undefined) =>
    options?.parsers ? (withOwn ??= { ...client.parsers, ...options.parsers }) : client.parsers
  const send = (...messages: Uint8Array[]) => client.execProtocolStream(joinBytes(messages), { syncToFs: false })

  async function sendRaw(sent: Uint8Array): Promise<Uint8Array> {
    const parts: Uint8Array[] = []
    // They are views of the database's memory.
    await client.execProtocolRawStream(sent, { syncToFs: false, onRawData: (bytes) => void parts.push(bytes.slice()) })
    return parts.length === 1 ? (parts[0] as Uint8Array) : joinBytes(parts)
  }

  async function prepare(text: string): Promise<Prepared> {
    count += 1
    const name = `cw_${count}`
    const described = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const [oldest] = preparedByText
    if (oldest && preparedByText.size >= mostPrepared) {
      preparedByText.delete(oldest[0])
      await send(serialize.close({ type: 'S', name: oldest[1].name }), serialize.sync())
    }
    return {
      name,
      types: parse.parseDescribeStatementResults(described),
      columns: columnsOf(described),
      changesRole: text.includes(roleChange),
    }
  }

  const query: PreparedClient['query'] = async (text, values = [], options) => {
    const statement = preparedByText.get(text) ?? (await prepare(text))
    // Move it to the end: the map is in order of last use.
    preparedByText.delete(text)
    preparedByText.set(text, statement)
    const bound = values.map((value, index) => asText(client, value, statement.types[index] as number))
    const answer = await sendRaw(runMessages(statement.name, bound))
    const rows = readRows(answer, statement.columns(parsersOf(options)), options?.rowMode ?? 'object')
    if (!rows) throw errorIn(answer)
    if (statement.changesRole) preparedByText = ofOtherRoles
    return { rows: rows as Results['rows'] }
  }

  /** Statements that a transaction sends at the same time run one after the other: PGlite would mix their results. */
  const queryInTurn: typeof query = (text, values, options) => turns.runExclusive(() => query(text, values, options))

  async function end(text: 'commit' | 'rollback'): Promise<void> {
    preparedByText = ofPlatform
    await queryInTurn(text)
  }

  async function transaction<T>(work: (within: Pick<PreparedClient, 'query'>) => Promise<T>): Promise<T> {
    await queryInTurn('begin')
    let result: T
    try {
      result = await work({ query: queryInTurn })
    } catch (error) {
      await end('rollback')
      throw error
    }
    await end('commit')
    await client.syncToFs()
    return result
  }

  const afterSync = async <T>(answer: Promise<T>) => {
    const answered = await answer
    await client.syncToFs()
    return answered
  }
  return {
    query: (text, values, options) => alone.runExclusive(() => afterSync(query(text, values, options))),
    transaction: (work) => alone.runExclusive(() => transaction(work)),
    script: (text) => alone.runExclusive(async () => void (await client.exec(text))),
  }
}

/** Value in PostgreSQL's text form, by parameter type. */
function asText(client: PGlite, value: unknown, type: number): string | null {
  if (value === null || value === undefined) return null
  return client.serializers[type]?.(value) ?? String(value)
}

/** Columns of a statement that was described, with the parsers of their types. */
function columnsOf(described: readonly { name: string }[]): Prepared['columns'] {
  const fields = described.flatMap((message) =>
    message instanceof messages.RowDescriptionMessage ? message.fields : [],
  )
  const columnsByParsers = new Map<Parsers, readonly Column[]>()
  return (parsers) => {
    const known = columnsByParsers.get(parsers)
    if (known) return known
    const columns = fields.map(({ name, dataTypeID: type }) => ({
      name,
      parse: (text: string) => (parsers[type] ? parsers[type](text, type) : text),
    }))
    columnsByParsers.set(parsers, columns)
    return columns
  }
}

/** The error that an answer contains. */
function errorIn(answer: Uint8Array): Error {
  const errors: Error[] = []
  new protocol.Parser().parse(
    answer,
    (message) => void (message instanceof messages.DatabaseError && errors.push(message)),
  )
  return errors[0] ?? new Error('The database failed without an error.')
}
