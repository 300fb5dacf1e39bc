import { databaseLimits, hostAllowed, mayRunAs } from '@console-widgets/relational-database/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import { refuse } from './refuse.ts'
import type { EngineSession } from '@console-widgets/platform/sql-engines/engine'
import { quietly, refusalOfEngine, settingsOf, stateOf } from './instance.ts'
import { engineIdOf, planOf } from './plans.ts'
import { findAccount, findDatabase, findPrivilege, type AccountRow, type DatabaseRow } from './rows.ts'
import { databases } from './tables.ts'
import { eq } from 'drizzle-orm'

/** A database, an account that the caller can use in it, and the instance's settings for runs. */
export interface RunAccess {
  database: DatabaseRow
  account: AccountRow
  /** Whether the account can only read this database. */
  readonly: boolean
  settings: Awaited<ReturnType<typeof settingsOf>>
  /** Whether storage is full. */
  frozen: boolean
}

/** Checks that the caller can run SQL as an account: privilege, permission, host, and state, in this order. */
export async function admitRun(
  context: Context,
  { name, account: accountName }: { name: string; account: string },
): Promise<RunAccess> {
  return context.inTeam(async (db) => {
    const database = await findDatabase(db, name)
    context.involved.databaseId = database.databaseId
    const account = await findAccount(db, accountName)
    const privilege = await findPrivilege(db, database, account)
    if (!mayRunAs(context.permissions, privilege))
      throw refuse(
        'no-permission',
        `Your role can only use read-only accounts, but '${account.name}' can write. Choose another account.`,
      )
    if (!hostAllowed(account.hosts, context.address))
      throw refuse(
        'no-permission',
        `The account '${account.name}' can’t be used from ${context.address}. Allowed hosts: ${account.hosts.join(', ')}.`,
      )
    if (database.state === 'creating' || database.state === 'changing' || database.state === 'deleting')
      throw refuse('database-state', `The database '${database.name}' is ${database.state}. Wait until it’s running.`)
    const { state } = await stateOf(db, context.now())
    const { readonly } = privilege
    return { database, account, readonly, settings: await settingsOf(db), frozen: state === 'frozen' }
  })
}

/** Statements that still run in a read-only instance: those that read or free space. */
const runsWhenFrozen = new Set([
  'select',
  'show',
  'explain',
  'table',
  'values',
  'drop',
  'truncate',
  'delete',
  'vacuum',
  'set',
  'begin',
  'commit',
  'rollback',
])

/** @throws PlatformRefusal if statements would store more in a full instance */
export function requireRoom({ frozen }: RunAccess, statements: Iterable<{ words: readonly string[] }>): void {
  if (!frozen) return
  for (const { words } of statements)
    if (!runsWhenFrozen.has(words[0] ?? ''))
      throw refuse(
        'database-state',
        `The databases use more than the allowed ${databaseLimits.storageBytes / 1024 ** 2} MB. Until you free storage, only statements that read or delete run.`,
      )
}

/** Opens a session of an account. @throws PlatformRefusal if the engine can't provide one */
export async function openSession(
  context: Pick<Context, 'services' | 'teamId' | 'userId'>,
  { database, account, settings }: RunAccess,
): Promise<EngineSession> {
  const plan = await quietly(context, (db) => planOf(db, database))
  try {
    const session = await context.services.sqlEngine.open(plan, account.accountId, { timeZone: settings.timeZone })
    if (database.state !== 'running')
      await quietly(context, (db) =>
        db.update(databases).set({ state: 'running' }).where(eq(databases.databaseId, database.databaseId)),
      )
    return session
  } catch (error) {
    throw refusalOfEngine(error)
  }
}

/** Saves the current size of a database. */
export async function noteSize(
  context: Pick<Context, 'services' | 'teamId' | 'userId'>,
  database: Pick<DatabaseRow, 'databaseId' | 'engineId' | 'sizeBytes'>,
): Promise<void> {
  const { databaseId, sizeBytes } = database
  const now = await context.services.sqlEngine.size(engineIdOf(database)).catch(() => undefined)
  if (now !== undefined && now !== sizeBytes)
    await quietly(context, (db) =>
      db.update(databases).set({ sizeBytes: now }).where(eq(databases.databaseId, databaseId)),
    )
}
