import type { StandardSchemaV1 } from '@standard-schema/spec'

/** HTTP method of a call. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may make a call: a signed-in user, anyone, or a visitor of the demo project, whose request carries a product ID
 * instead of credentials (R15, R129).
 */
export type Auth = 'session' | 'anonymous' | 'demo'

/**
 * How a call is guarded: by the session that the cookie names, in a team that its person works in, and for a change by
 * the session's CSRF token; by the cookie alone, however old its session is; by a secret in the input, which the
 * implementation compares and which names the team; or not at all. A secret that a signed-in user must bring is of a
 * call that carries neither the team nor the token: for a change, it takes the token's place (R13).
 */
export type Guard = 'session' | 'cookie' | 'secret' | 'none'

/**
 * Whose rows a call works on: those of the team that it is made in; what is public, which it can only read; or people
 * and their sessions, which belong to no team and to the account service alone.
 */
export type Tenant = 'team' | 'public' | 'accounts'

/**
 * Zone that handles the call: the current one, always China, the selected site's, the product's, or the region that
 * prefixes the object IDs in the request (R68, R71, R153).
 */
export type ZoneRule = 'current' | 'china' | 'site' | 'product' | 'region-prefix'

/** Effect of a call on the platform's data. `destroy` cannot be undone, so the interface asks for confirmation. */
export type Effect = 'read' | 'write' | 'destroy'

/** Cache key of reads that any change makes stale, such as the audit log. */
export const anything = '*'

/** How the interface confirms a destructive call, by severity. */
export type Confirmation = 'undo' | 'click' | 'dialog' | 'typed'

/** Format of the request or response body. */
export type Payload = 'json' | 'bytes' | 'form'

/**
 * Name of a host's switch that lists the zones in which something is on: the newer variant of a service, as in
 * `cloudStorageZones`, or the older one where the newer is usual, as in `olderDistributionZones`.
 */
export type ZoneSwitch = `${string}Zones`

/** Where the older variant of a service answers a call. */
export interface OlderPath {
  /** Its path; parameters as in the call's own. */
  path: string
  /** The switch that lists the zones which have the newer variant, or, named `older…`, those which have this one. */
  switch: ZoneSwitch
}

/** Host of a zone that handles the call: its API, or the separate upload host (R144). */
export type HostRole = 'api' | 'upload'

/**
 * Client of a call that no screen makes: a partner's page with the viewer's session, a pipeline that builds, releases,
 * or reports, an app's server, or the screens of a service that is not built yet. An app on a device has no session.
 */
export type HeadlessUser = 'page' | 'pipeline' | 'server' | `screens of ${string}`

/** Declares that no screen makes a call. */
export interface Headless {
  /** Client that makes it instead. */
  usedBy: HeadlessUser
  /** Purpose of the call, and what screens use instead. */
  why: string
}

/** Names of the schemas that a schema module exports. */
export type SchemaName<Schemas> = {
  [Name in keyof Schemas]: Schemas[Name] extends StandardSchemaV1 ? Name : never
}[keyof Schemas] &
  string

/** One entry of a service's `contract.ts`. Fields with a default are optional. */
export interface CallDeclaration<Schemas> {
  method: Method
  /** Path below the zone's API base. `{name}` stands for an input field that travels in the path. */
  path: string
  /** Where the same call is on a site that still has the older variant of a service (R156). */
  olderPath?: OlderPath
  /** One line on what the call is for. Used as the title in OpenAPI and in the docs. */
  title: string
  /** Default `session`. */
  auth?: Auth
  /** Default `none` for an anonymous call, else `session`. */
  guard?: Guard
  /** Default `public` for a call without a guard, else `team`. */
  tenant?: Tenant
  /** Default `current`. */
  zone?: ZoneRule
  /** Default `api`. */
  host?: HostRole
  /** Default: `read` for GET, `destroy` for DELETE, else `write`. */
  effect?: Effect
  /** Permission that the caller's role must have. Without it, every member may make the call. */
  permission?: string
  /**
   * A change of the team's own, not of an app or a project, even where a screen of one makes it: it is possible in a
   * locked demo project (R120).
   */
  ofTeam?: true
  /** The response depends on who calls, so visitors of the demo project, who are anonymous, are rejected. */
  personal?: true
  /**
   * Parts of its own area that a write changes or a read shows: the whole area, or parts such as `teams.people`. A
   * write makes every read of the same part stale. Default: the area of the call ID.
   */
  touches?: readonly string[]
  /**
   * Parts of other areas that a read also shows, in addition to those that all reads of its area show. `anything`
   * matches every change.
   */
  follows?: readonly string[]
  /** Name of the request schema. Omit it for a call without input. */
  input?: SchemaName<Schemas>
  /** Name of the response schema, without the envelope. Omit it for an empty response. */
  output?: SchemaName<Schemas>
  /** Input fields that are sent as request headers (R147). */
  headers?: readonly string[]
  /** Format of the request body. Default `json`. */
  body?: Payload
  /** Format of the response body. Default `json`. */
  answer?: Payload
  /** How the interface confirms the call. Default: `dialog` for `destroy`. */
  confirm?: Confirmation
  /** `named` where the specification names an operation without a path, so that the path is our choice. */
  spec?: 'shown' | 'named' | 'ours'
  /** Client of the call if no screen makes it. Every call without this must be reachable from a screen. */
  headless?: Headless
}

/** A declared call with its defaults filled in and the types of its input and output. */
export interface Call<Input = unknown, Parsed = Input, Answer = unknown, Made = Answer> {
  id: string
  area: string
  method: Method
  path: string
  olderPath: OlderPath | undefined
  title: string
  auth: Auth
  guard: Guard
  tenant: Tenant
  zone: ZoneRule
  host: HostRole
  effect: Effect
  permission: string | undefined
  ofTeam: boolean | undefined
  personal: boolean
  /** Cache keys that a write makes stale, and those that a read depends on, in its own and other areas. */
  touches: readonly string[]
  input: string | undefined
  output: string | undefined
  headers: readonly string[]
  body: Payload
  answer: Payload
  confirm: Confirmation | undefined
  spec: 'shown' | 'named' | 'ours'
  headless: Headless | undefined
  /** Carries types only; never set. */
  types?: { input: Input; parsed: Parsed; answer: Answer; made: Made }
}

/** Any call, whatever its types. */
// oxlint-disable-next-line typescript/no-explicit-any -- a call is invariant in its input: `unknown` fits none
export type AnyCall = Call<any, any, any, any>

/** What a caller passes to a call. */
export type InputOf<C> = C extends Call<infer Input, infer _Parsed, infer _Answer, infer _Made> ? Input : never
/** What a handler receives: the input after its schema has parsed it. */
export type ParsedOf<C> = C extends Call<infer _Input, infer Parsed, infer _Answer, infer _Made> ? Parsed : never
/** What a caller receives. */
export type AnswerOf<C> = C extends Call<infer _Input, infer _Parsed, infer Answer, infer _Made> ? Answer : never
/** What a handler returns, before the response schema has parsed it. */
export type MadeOf<C> = C extends Call<infer _Input, infer _Parsed, infer _Answer, infer Made> ? Made : never

type SchemaOf<Schemas, Name> = Name extends keyof Schemas ? Extract<Schemas[Name], StandardSchemaV1> : undefined
type SentBy<Schema> = Schema extends StandardSchemaV1 ? StandardSchemaV1.InferInput<Schema> : void
type ReadFrom<Schema> = Schema extends StandardSchemaV1 ? StandardSchemaV1.InferOutput<Schema> : void
type Bytes<Declaration, Otherwise> = Declaration extends { answer: 'bytes' } ? Response : Otherwise

/** The calls of one or more areas, by id. */
export type Calls<Schemas, Declarations> = {
  [Id in keyof Declarations]: Call<
    SentBy<SchemaOf<Schemas, InputName<Declarations[Id]>>>,
    ReadFrom<SchemaOf<Schemas, InputName<Declarations[Id]>>>,
    Bytes<Declarations[Id], ReadFrom<SchemaOf<Schemas, OutputName<Declarations[Id]>>>>,
    Bytes<Declarations[Id], SentBy<SchemaOf<Schemas, OutputName<Declarations[Id]>>>>
  >
}
type InputName<Declaration> = Declaration extends { input: infer Name } ? Name : undefined
type OutputName<Declaration> = Declaration extends { output: infer Name } ? Name : undefined

/** A service's calls with the module of their schemas, as the platform and the derived tests need them. */
export interface Contract<C extends Record<string, AnyCall> = Record<string, AnyCall>> {
  calls: C
  schemas: Record<string, unknown>
}
