import type { AnyCall, Contract, MadeOf, ParsedOf, Role } from '@console-widgets/contract'
import type { Zone } from '@console-widgets/core'
import type { Queries } from '../database/connection.ts'
import type { Services } from './platform-parts.ts'

/** Caller and tools of a handler. */
export interface Context {
  /** Call being answered. */
  call: AnyCall
  request: Request
  /** Network address of the client. */
  address: string
  /** Requested variant, by path: `newer` for calls with only one (R156). */
  variant: 'older' | 'newer'
  teamId: string
  userId: string
  /** Session ID, stable across token refreshes. Empty for anonymous callers. */
  sessionId: string
  /** Audit record that the call's changes are attributed to. Empty for reads. */
  recordId: string
  roles: readonly Role[]
  permissions: ReadonlySet<string>
  /** Fingerprint of the caller's permissions in the team. Empty if they aren't a member of one. */
  rights: string
  /** Apps that the caller has access to. Undefined: all of them. The database hides the rest. */
  appIds: readonly string[] | undefined
  /** Interface language from the `lang` header. */
  language: 'zh' | 'en'
  /** Site of the team, with its zone. */
  siteId: number
  zone: Zone
  /**
   * The team's transaction: commits with the response, and rolls back when the handler throws. Calls that carry bytes
   * and calls listed as `slow` have none and use `inTeam`, so that slow uploads and long computations don't keep a
   * transaction open.
   */
  db: Queries
  /** Runs a separate transaction in the team. */
  inTeam<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /** Current time on the platform's clock, in milliseconds since 1970. */
  now(): number
  /** Adds a `Set-Cookie` header to the response. */
  setCookie(header: string): void
  services: Services
}

/** Implements one call. The context of an anonymous call has an empty team and user. */
export type Handler<C extends AnyCall> = (input: ParsedOf<C>, context: Context) => Promise<MadeOf<C>>

/** One handler for each declared call. Missing handlers don't compile. */
export type Handlers<C extends Record<string, AnyCall>> = { [Id in keyof C]: Handler<C[Id]> }

/** Contract with its handlers. */
export interface Implementation {
  contract: Contract
  handlers: Record<string, Handler<AnyCall>>
  /** Calls whose handlers run outside a transaction. */
  slow: ReadonlySet<string>
  /** Calls that act outside the caller's team and aren't in its audit log. */
  elsewhere: ReadonlySet<string>
}

/**
 * Binds handlers to a contract. The types ensure that every call is implemented with its shape.
 * @param slow calls that run outside a transaction while they wait for the network or read a file
 * @param elsewhere calls that act outside the caller's team and write to that team's audit log themselves
 */
export function implement<C extends Record<string, AnyCall>>(
  calls: C,
  schemas: Record<string, unknown>,
  handlers: Handlers<C>,
  {
    slow = [],
    elsewhere = [],
  }: { slow?: readonly (keyof C & string)[]; elsewhere?: readonly (keyof C & string)[] } = {},
): Implementation {
  return {
    contract: { calls, schemas },
    handlers: handlers as Record<string, Handler<AnyCall>>,
    slow: new Set(slow),
    elsewhere: new Set(elsewhere),
  }
}
