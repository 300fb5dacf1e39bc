import pg from 'pg'
import { openPool } from '@console-widgets/platform/database/connection-pool'
import {
  EngineBusy,
  EngineUnavailable,
  SessionEnded,
  type DatabasePlan,
  type EngineInfo,
  type EngineResult,
  type EngineSession,
  type SessionSettings,
  type SqlEngine,
  type Window,
} from '@console-widgets/platform/sql-engines/engine'
import { fillOnce } from '@console-widgets/platform/sql-engines/embedded-engine'
import {
  createNames,
  ensureGrants,
  ensureObjectWriters,
  ensureRole,
  ensureRoles,
  quoteName,
  quoteText,
  setMember,
  strangersIn,
  type Admin,
  type EngineNames,
} from '@console-widgets/platform/sql-engines/reconcile'
import { scramVerifier } from '@console-widgets/platform/sql-engines/scram'
import {
  createAnswerGate,
  missingPortal,
  valueTooLarge,
  type AnswerBudget,
} from '@console-widgets/platform/sql-engines/answer-gate.mjs'
import {
  budgetOf,
  errorOf,
  firstWord,
  keepRow,
  nextRows,
  noticeOf,
  type Told,
} from '@console-widgets/platform/sql-engines/wire-session'
import { openServerChannel } from './sql-server-channel.ts'
import { loadSqlParser } from './sql-parser.ts'

/** Concurrent sessions per account, over all nodes. */
const sessionsPerAccount = 10
/** Milliseconds that a canceled session has before its connection is closed. */
const cancelPatience = 5000

interface ServerFacts extends EngineInfo {
  names: EngineNames
}

/**
 * Creates an engine with the teams' databases on a PostgreSQL server, next to the platform's own. A session signs in as
 * the account's role, so the server itself enforces the account's rights.
 * @param url the platform's own database; its user must be able to create databases and roles
 * @param secret key that session passwords are derived from, so that none is stored
 */
export function createServerEngine(url: string, secret: CryptoKey): SqlEngine {
  const pool = openPool({ connectionString: url, max: 3, options: '-c search_path=pg_catalog' })
  const plans = new Map<string, string>()
  const sessions = new Set<pg.Client>()
  let serverFacts: Promise<ServerFacts> | undefined

  const server: Admin = { query: async (sql) => rowsOf(await pool.query(sql)) }

  const readServerFacts = (): Promise<ServerFacts> => {
    serverFacts ??= inspectServer(server, () => sessions.size).catch((error: unknown) => {
      serverFacts = undefined
      throw new EngineUnavailable('The database server isn’t responding', { cause: error })
    })
    return serverFacts
  }

  const inDatabase = async <T>(name: string, work: (admin: Admin) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: addressOf(url, name), options: '-c search_path=pg_catalog' })
    client.on('error', () => {})
    await client.connect()
    try {
      return await work({ query: async (sql) => rowsOf(await client.query(sql)) })
    } finally {
      await client.end()
    }
  }

  /** Resets settings of a session's roles, which later sessions start with: every role may give itself some. */
  const resetRoles = async (names: EngineNames, databaseId: string, accountId: string) => {
    const roles = [names.account(accountId), names.session(accountId), names.owner(databaseId)]
    const found = await server.query<{ role: string; database: string | null }>(
      `select rolname as role, datname as database from pg_db_role_setting join pg_roles on pg_roles.oid = setrole
      left join pg_database on pg_database.oid = setdatabase where rolname in (${roles.map(quoteText).join(', ')})`,
    )
    for (const { role, database } of found)
      await server.query(
        `alter role ${quoteName(role)}${database === null ? '' : ` in database ${quoteName(database)}`} reset all`,
      )
  }

  const provide = async (plan: DatabasePlan) => {
    const wanted = JSON.stringify(plan)
    if (plans.get(plan.databaseId) === wanted) return
    const { names } = await readServerFacts()
    const name = names.database(plan.databaseId)
    await createDatabase(server, name, plan.characterSet)
    await ensureRoles(server, names, plan)
    for (const { accountId } of plan.accounts) {
      const role = names.session(accountId)
      await ensureRole(
        server,
        role,
        `login connection limit ${sessionsPerAccount} password ${quoteText(await scramVerifier(await passwordOf(secret, role)))}`,
      )
      await setMember(server, names.account(accountId), role, true)
    }
    const owner = names.owner(plan.databaseId)
    await inDatabase(name, async (admin) => {
      await asMemberOf(admin, [owner], () => ensureGrants(admin, names, plan.databaseId, name))
      await ensureObjectWriters(admin, owner)
      for (const stranger of await strangersIn(admin, names, plan)) await expel(admin, names, plan.databaseId, stranger)
      if (plan.filling) await asMemberOf(admin, [owner], () => fillOnce(admin, owner, plan.filling as string))
    })
    plans.set(plan.databaseId, wanted)
  }

  /** Connects as an account, with its initial settings. */
  const signIn = async (plan: DatabasePlan, accountId: string, { timeZone }: SessionSettings) => {
    const account = plan.accounts.find((candidate) => candidate.accountId === accountId)
    if (!account) throw new EngineUnavailable('The account has no access to this database')
    const { names } = await readServerFacts()
    await provide(plan)
    await resetRoles(names, plan.databaseId, accountId)
    const role = names.session(accountId)
    const connect = async () => {
      const client = new pg.Client({
        connectionString: addressOf(url, names.database(plan.databaseId), role, await passwordOf(secret, role)),
      })
      client.on('error', () => {})
      await client.connect()
      return client
    }
    const client = await connect().catch(async (error: { code?: string }) => {
      if (error.code === '53300')
        throw new EngineBusy('The account has reached its maximum number of sessions. Try again later.')
      // The session's role was changed, or the server lost the database: create it again.
      plans.delete(plan.databaseId)
      await provide(plan)
      return connect()
    })
    sessions.add(client)
    await client.query(`set time zone ${quoteText(timeZone)}`)
    if (!account.readonly) await client.query(`set role ${quoteName(names.owner(plan.databaseId))}`)
    return { client, connect }
  }

  return {
    placement: 'server',
    info: readServerFacts,
    provide,

    async open(plan, accountId, settings) {
      const { client, connect } = await signIn(plan, accountId, settings)
      return sessionOn(client, connect, () => sessions.delete(client))
    },

    async connect(readPlan, accountId, settings, listener) {
      const { client, connect } = await signIn(await readPlan(), accountId, settings)
      return openServerChannel({
        client,
        listener,
        cancel: () => cancelStatement(client, connect),
        forget: () => sessions.delete(client),
      })
    },

    async size(databaseId) {
      const { names } = await readServerFacts()
      const [row] = await server.query<{ size: number }>(
        `select pg_database_size(oid)::float8 as size from pg_database where datname = ${quoteText(names.database(databaseId))}`,
      )
      return row?.size
    },

    async drop(databaseId) {
      const { names } = await readServerFacts()
      plans.delete(databaseId)
      await dropDatabase(server, names, names.database(databaseId))
      await server.query(
        `drop role if exists ${quoteName(names.owner(databaseId))}, ${quoteName(names.reader(databaseId))}`,
      )
    },

    async dropAccount(accountId) {
      const { names } = await readServerFacts()
      const [account, session] = [names.account(accountId), names.session(accountId)]
      await server.query(`drop role if exists ${quoteName(session)}, ${quoteName(account)}`)
    },

    parser: loadSqlParser,

    async reset() {
      plans.clear()
    },

    async close() {
      await Promise.all([...sessions].map((client) => client.end().catch(() => {})))
      await pool.end()
    },
  }
}

const rowsOf = <Row>(result: pg.QueryResult | pg.QueryResult[]) =>
  (Array.isArray(result) ? (result.at(-1)?.rows ?? []) : result.rows) as Row[]

function addressOf(url: string, database: string, user?: string, password?: string): string {
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(database)}`
  if (user !== undefined) address.username = encodeURIComponent(user)
  if (password !== undefined) address.password = encodeURIComponent(password)
  return address.href
}

async function passwordOf(secret: CryptoKey, role: string): Promise<string> {
  const bytes = await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(`sql-session:${role}`))
  return Buffer.from(bytes).toString('base64url')
}

/**
 * Inspects the server and blocks team accounts from the platform's own database. Names of roles and databases contain
 * that database's OID, so that two platforms on one server don't collide.
 */
async function inspectServer(server: Admin, openSessions: () => number): Promise<ServerFacts> {
  const [row] = await server.query<{ id: number; name: string; version: string }>(
    "select oid::int8::float8 as id, datname as name, current_setting('server_version') as version from pg_database where datname = current_database()",
  )
  const { id, name, version } = row as { id: number; name: string; version: string }
  // If the platform doesn't own its database, the owner must do this.
  await server.query(`revoke connect, temporary on database ${quoteName(name)} from public`).catch(() => {})
  const names = createNames(`cw${id}_`)
  return {
    names,
    version: `PostgreSQL ${version.split(' ')[0]}`,
    get sessions() {
      return openSessions()
    },
    sessionLimit: sessionsPerAccount,
    databaseName: names.database,
    accountName: names.account,
    writersName: names.owner,
    readersName: names.reader,
  }
}

async function createDatabase(server: Admin, name: string, characterSet: string): Promise<void> {
  const [there] = await server.query(`select 1 from pg_database where datname = ${quoteText(name)}`)
  if (there) return
  const locale = characterSet === 'UTF8' ? '' : " locale 'C'"
  await server
    .query(`create database ${quoteName(name)} template template0 encoding ${quoteText(characterSet)}${locale}`)
    .catch((error: { code?: string }) => {
      // Another node has just created it.
      if (error.code !== '42P04' && error.code !== '23505') throw error
    })
}

/**
 * Deletes a database and ends its sessions, including those opened directly. Not `with (force)`: that needs rights over
 * every session, and only superusers have them over autovacuum, which the plain command ends by itself.
 */
async function dropDatabase(server: Admin, names: EngineNames, name: string): Promise<void> {
  const there = `from pg_stat_activity where datname = ${quoteText(name)} and (${[names.account(''), names.session('')].map((prefix) => `starts_with(usename::text, ${quoteText(prefix)})`).join(' or ')})`
  const roles = await server.query<{ role: string }>(`select distinct usename as role ${there}`)
  if (roles.length > 0)
    await asMemberOf(
      server,
      roles.map(({ role }) => role),
      () => server.query(`select pg_terminate_backend(pid) ${there}`),
    )
  await server.query(`drop database if exists ${quoteName(name)}`)
}

/**
 * Runs work as a member of roles and leaves them afterwards. The creator of a role can join it but has none of its
 * rights otherwise.
 */
async function asMemberOf(admin: Admin, roles: readonly string[], work: () => Promise<unknown>): Promise<void> {
  const list = roles.map(quoteName).join(', ')
  await admin.query(`grant ${list} to current_user`)
  try {
    await work()
  } finally {
    await admin.query('rollback')
    await admin.query('reset role')
    await admin.query(`revoke ${list} from current_user`)
  }
}

/** Removes an account from a database. Its objects go to the owner's role. */
async function expel(admin: Admin, names: EngineNames, databaseId: string, accountId: string): Promise<void> {
  const owner = names.owner(databaseId)
  const roles = [names.account(accountId), names.session(accountId)]
  await asMemberOf(admin, [owner, ...roles], async () => {
    for (const role of roles) {
      await admin.query(`reassign owned by ${quoteName(role)} to ${quoteName(owner)}`)
      await admin.query(`drop owned by ${quoteName(role)}`)
    }
  })
  for (const group of [owner, names.reader(databaseId)]) await setMember(admin, group, names.account(accountId), false)
}

/** Cancels what a client is running. The session's role can cancel its own statements. */
function cancelStatement(client: pg.Client, connect: () => Promise<pg.Client>): void {
  const { processID } = client as unknown as { processID: number }
  void connect()
    .then(async (other) => {
      await other.query('select pg_catalog.pg_cancel_backend($1)', [processID])
      await other.end()
    })
    .catch(() => {})
}

function sessionOn(client: pg.Client, connect: () => Promise<pg.Client>, forget: () => void): EngineSession {
  let ended = false
  let running: ((error: Error) => void) | undefined
  const end = () => {
    ended = true
    forget()
    running?.(new SessionEnded('The session was terminated'))
  }
  client.on('end', end)
  const allow = limitAnswers(client)
  let heard: EngineResult['notices'] = []
  client.on('notice', (notice) => heard.push(noticeOf(notice as Told)))
  return {
    run(statement, window) {
      if (ended) return Promise.reject(new SessionEnded('The session has ended'))
      heard = []
      return new Promise<EngineResult>((resolve, reject) => {
        running = reject
        allow(budgetOf(window))
        client.query(
          createPortal(
            statement,
            window,
            () => client.getTransactionStatus(),
            (result) => resolve({ ...result, notices: heard }),
          ) as unknown as pg.Submittable,
        )
      }).finally(() => {
        running = undefined
      })
    },
    cancel() {
      if (!running) return
      const cut = setTimeout(
        () => (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy(),
        cancelPatience,
      )
      client.once('end', () => clearTimeout(cut))
      cancelStatement(client, connect)
    },
    async close() {
      ended = true
      forget()
      await client.end().catch(() => {})
    },
  }
}

/** Lets only so much of an answer reach pg's parser, which collects whole messages. @returns sets the next budget */
function limitAnswers(client: pg.Client): (budget: AnswerBudget) => void {
  const gate = createAnswerGate()
  const { stream } = (client as unknown as { connection: { stream: NodeJS.ReadableStream } }).connection
  const [parse] = stream.listeners('data') as [(part: Buffer) => void]
  stream.off('data', parse)
  stream.on('data', (part: Buffer) => {
    const passed = gate.pass(part)
    if (passed.byteLength > 0) parse.call(stream, Buffer.from(passed.buffer))
  })
  return gate.allow
}

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
function createPortal(
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
