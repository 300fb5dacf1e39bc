import pg from 'pg'
import { openPool } from '@console-widgets/platform/database/connection-pool'
import {
  EngineBusy,
  EngineUnavailable,
  type DatabasePlan,
  type EngineInfo,
  type SessionSettings,
  type SqlEngine,
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
import { ensurePrivateLists } from '@console-widgets/platform/sql-engines/server-lists'
import { scramVerifier } from '@console-widgets/platform/sql-engines/scram'
import { openServerChannel } from './sql-server-channel.ts'
import { asMemberOf, createDatabase, dropDatabase, expel } from './sql-server-databases.ts'
import { cancelStatement, sessionOn } from './sql-server-session.ts'
import { loadSqlParser } from './sql-parser.ts'

/** Concurrent sessions per account, over all nodes. */
const sessionsPerAccount = 10

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
      await ensurePrivateLists(admin)
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
  interface Found {
    id: number
    name: string
    version: string
    isSuperuser: boolean
  }
  const [row] = await server.query<Found>(`
    select oid::int8::float8 as id, datname as name, current_setting('server_version') as version,
      (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser"
    from pg_database where datname = current_database()`)
  const { id, name, version, isSuperuser } = row as Found
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
    // Only a superuser owns what would have to be revoked.
    isolatesAccounts: isSuperuser,
  }
}
