import { hostAllowed } from '@console-widgets/relational-database/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { PlatformRefusal } from '@console-widgets/platform/refusals/refusal'
import { stateOfService } from '@console-widgets/platform/service-orders/require-order'
import { settingsOf, stateOf } from '../instance.ts'
import { findAccount, findDatabase, findPrivilege, type AccountRow } from '../rows.ts'
import type { RunAccess } from '../run-access.ts'

/** What a program says when it connects. */
export interface Login {
  teamId: string
  accountName: string
  databaseName: string
  /** Network address that it connects from. */
  address: string
}

/** A connection that isn't allowed, or not any longer. The code is PostgreSQL's. */
export class ConnectionRefused extends Error {
  override readonly name = 'ConnectionRefused'

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** Actor of what programs do. */
export const connectionUser = 'connection'

/** Finds the account of a connection. Undefined if there is none. */
export function findLogin(services: PlatformParts, { teamId, accountName }: Login): Promise<AccountRow | undefined> {
  return inTeam(services, teamId, (db) => orUndefined(findAccount(db, accountName)))
}

/**
 * Checks a connection that has proved its password, and again before each of its statements: account, password, host,
 * database, privilege, and state. @throws ConnectionRefused
 */
export function admitConnection(
  services: PlatformParts,
  { teamId, accountName, databaseName, address }: Login,
  verifier: string,
): Promise<RunAccess> {
  return inTeam(services, teamId, async (db) => {
    const account = await orUndefined(findAccount(db, accountName))
    if (!account) throw new ConnectionRefused('28000', `The account '${accountName}' no longer exists`)
    if (account.passwordVerifier !== verifier)
      throw new ConnectionRefused('28P01', `The password of the account '${account.name}' has changed. Sign in again.`)
    if (!hostAllowed(account.hosts, address))
      throw new ConnectionRefused(
        '28000',
        `The account '${account.name}' can’t be used from ${address}. Allowed hosts: ${account.hosts.join(', ')}.`,
      )
    const database = await orUndefined(findDatabase(db, databaseName))
    if (!database) throw new ConnectionRefused('3D000', `There is no database '${databaseName}' in this team`)
    const privilege = await orUndefined(findPrivilege(db, database, account))
    if (!privilege)
      throw new ConnectionRefused(
        '42501',
        `The account '${account.name}' has no privilege on the database '${database.name}'`,
      )
    if (database.state === 'creating' || database.state === 'changing' || database.state === 'deleting')
      throw new ConnectionRefused('57P03', `The database '${database.name}' is ${database.state}`)
    const order = await stateOfService(db, 'relational-database')
    if (order.state !== 'active')
      throw new ConnectionRefused('57P03', 'The service isn’t ordered, or the platform has suspended it')
    const { state } = await stateOf(db, services.clock.now())
    const { readonly } = privilege
    return { database, account, readonly, settings: await settingsOf(db), frozen: state === 'frozen' }
  })
}

function inTeam<T>({ database }: PlatformParts, teamId: string, work: (db: Queries) => Promise<T>): Promise<T> {
  return database.asTeam({ teamId, userId: connectionUser }, work)
}

/** Undefined in place of a refusal. */
function orUndefined<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch((error: unknown) => {
    if (error instanceof PlatformRefusal) return undefined
    throw error
  })
}
