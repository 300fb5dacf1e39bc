import type { AnyCall, Contract, MadeOf, ParsedOf, Role } from '@console-widgets/contract'
import type { RegionPrefix, Zone } from '@console-widgets/core'
import type { Queries } from '../database/connection.ts'
import type { Reach } from '../origins/page-origins.ts'
import type { PlatformParts } from './platform-parts.ts'

/** Caller and tools of a handler. */
export interface Context {
  /** Call being answered. */
  call: AnyCall
  request: Request
  /** Network address of the client. */
  address: string
  /** Where the requesting page may use the platform. */
  pageReach: Reach
  /** Requested variant, by path: `newer` for calls with only one (R156). */
  variant: 'older' | 'newer'
  teamId: string
  userId: string
  /** Session ID, stable across token refreshes. Empty for anonymous callers. */
  sessionId: string
  /** Audit record that the call's changes are attributed to. Empty for reads. */
  recordId: string
  /**
   * IDs, by field, of what the call involves, for the audit log: handlers add those that neither the input nor a
   * changed row tells.
   */
  involved: Record<string, string>
  roles: readonly Role[]
  permissions: ReadonlySet<string>
  /** Fingerprint of the caller's permissions in the team. Empty if they aren't a member of one. */
  rights: string
  /** Apps that the caller has access to. Undefined: all of them. The database hides the rest. */
  appIds: readonly string[] | undefined
  /** Interface language from the `lang` header. */
  language: 'zh' | 'en'
  /** Site of the team. */
  siteId: number
  /** Zone that answers: that of the address which was called, by default that of the team's site. */
  zone: Zone
  /** Region that the call is limited to; the database hides the rows of the others. Undefined: none. */
  region: RegionPrefix | undefined
  /**
   * The transaction in the call's tenant, the team for most: it ends with the answer, and is rolled back when the
   * handler throws. A call that carries bytes, or that its implementation names as `slow`, has none and uses `inTeam`,
   * so that neither a slow upload nor a long computation keeps a transaction open.
   */
  db: Queries
  /** A transaction of its own in the call's tenant. */
  inTeam<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /** Current time on the platform's clock, in milliseconds since 1970. */
  now(): number
  /** Adds a `Set-Cookie` header to the response. */
  setCookie(header: string): void
  services: PlatformParts
}

/** Answers one call. The context of a call without a guard has neither team nor user: both are empty. */
export type Handler<C extends AnyCall> = (input: ParsedOf<C>, context: Context) => Promise<MadeOf<C>>

/** One handler for each declared call. Missing handlers don't compile. */
export type Handlers<C extends Record<string, AnyCall>> = { [Id in keyof C]: Handler<C[Id]> }

/**
 * Returns the user and team that the secret in a call's input admits: the signed-in user, if it names none. Calls of
 * the account service have no team.
 * @throws PlatformRefusal if the secret is wrong
 */
export type SecretGuard<C extends AnyCall> = (
  input: ParsedOf<C>,
  services: PlatformParts,
  client: Pick<Context, 'address'>,
) => Promise<Pick<Context, 'teamId'> & Partial<Pick<Context, 'userId'>>>

/** A contract with its handlers. */
export interface Implementation {
  contract: Contract
  handlers: Record<string, Handler<AnyCall>>
  /** Calls whose handlers run outside a transaction. */
  slow: ReadonlySet<string>
  /** Calls that aren't in the audit log of the caller's team. */
  unrecorded: ReadonlySet<string>
  /** Compares the secret of each call that is declared to be guarded by one. */
  guards: Readonly<Record<string, SecretGuard<AnyCall>>>
  /** Maximum JSON body of its calls, in bytes. */
  largestBody: number
}

/**
 * Binds handlers to a contract. The types require a handler for every call, with its response type.
 * @param slow calls that run outside a transaction, because they wait for the network or read a file
 * @param unrecorded calls that aren't in the audit log of the caller's team: they act in another team, and record it
 * there, or keep what concerns only the person
 * @param guards comparison of the secret, for each call that is declared to be guarded by one
 * @param largestBody maximum JSON body of its calls, in bytes
 */
export function implement<C extends Record<string, AnyCall>>(
  calls: C,
  schemas: Record<string, unknown>,
  handlers: Handlers<C>,
  {
    slow = [],
    unrecorded = [],
    guards = {},
    largestBody = 1024 * 1024,
  }: {
    slow?: readonly (keyof C & string)[]
    unrecorded?: readonly (keyof C & string)[]
    guards?: { [Id in keyof C]?: SecretGuard<C[Id]> }
    largestBody?: number
  } = {},
): Implementation {
  return {
    contract: { calls, schemas },
    handlers: handlers as Record<string, Handler<AnyCall>>,
    slow: new Set(slow),
    unrecorded: new Set(unrecorded),
    guards: guards as Implementation['guards'],
    largestBody,
  }
}
