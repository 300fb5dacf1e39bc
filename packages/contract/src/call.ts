import type { StandardSchemaV1 } from '@standard-schema/spec'

/** HTTP method of a call. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may make a call: a signed-in person, anybody, or a visitor of the demo project,
 * whose request carries a product id instead of credentials (R15, R129).
 */
export type Auth = 'session' | 'anonymous' | 'demo'

/**
 * How a call is guarded: by the session that the cookie names, in a team that its person works in, and for a change by
 * the session's CSRF token; by the cookie alone, however old its session is; by a secret in the input, which the
 * implementation compares; or not at all.
 */
export type Guard = 'session' | 'cookie' | 'secret' | 'none'

/**
 * Whose rows a call works on: those of the team that it is made in; what is public, which it can only read; or people
 * and their sessions, which belong to no team and to the account service alone.
 */
export type Tenant = 'team' | 'public' | 'accounts'

/**
 * Which zone answers: the current one, always China, the selected site's, the product's,
 * or the region that prefixes the object ids in the request (R68, R71, R153).
 */
export type ZoneRule = 'current' | 'china' | 'site' | 'product' | 'region-prefix'

/** What a call does to the platform's data; `destroy` cannot be undone and asks first. */
export type Effect = 'read' | 'write' | 'destroy'

/** What a read follows that every change makes stale, such as an audit trail. */
export const anything = '*'

/** How a destructive act is confirmed in a user interface, by severity. */
export type Confirmation = 'undo' | 'click' | 'dialog' | 'typed'

/** How the request or the answer travels. */
export type Payload = 'json' | 'bytes' | 'form'

/** Name of a host's switch that lists the zones in which something is on. */
export type ZoneSwitch = `${string}Zones`

/** Where the older variant of a service answers a call. */
export interface OlderPath {
  /** Its path; parameters as in the call's own. */
  path: string
  /** The switch that lists the zones which have the newer variant. */
  switch: ZoneSwitch
}

/** Which of a zone's hosts answers: its API, or the separate host that takes uploads (R144). */
export type HostRole = 'api' | 'upload'

/**
 * What makes a call that no screen makes: a partner's own page with the session of whoever looks at it, a pipeline that
 * builds, releases or reports, the server of an application, an application on a device, or the screens of an area that
 * is still to come.
 */
export type HeadlessUser = 'page' | 'pipeline' | 'server' | 'application' | `screens of ${string}`

/** That no screen makes a call. */
export interface Headless {
  /** What makes it instead. */
  usedBy: HeadlessUser
  /** What it is made for, and what screens do in its place. */
  why: string
}

/** Names of the schemas that a schema module exports. */
export type SchemaName<Schemas> = {
  [Name in keyof Schemas]: Schemas[Name] extends StandardSchemaV1 ? Name : never
}[keyof Schemas] &
  string

/** One entry of a service's `contract.ts`. Everything with a default may be left out. */
export interface CallDeclaration<Schemas> {
  method: Method
  /** Path below the zone's API base, `{name}` for a field of the input that travels in the path. */
  path: string
  /** Where the same call is on a site that still has the older variant of a service (R156). */
  olderPath?: OlderPath
  /** One line that says what the call is for; it becomes the title in OpenAPI and in the docs. */
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
  /** Name of the permission that the caller's role must hold; none means every member. */
  permission?: string
  /** It tells of the person who calls; a visitor of the demo project is nobody, and is refused. */
  personal?: true
  /**
   * What of its own area a write changes and a read shows: the area, or parts of it such as `teams.people`. Reads are
   * stale after a write that touches what they show. Default: the area of the id.
   */
  touches?: readonly string[]
  /** What of other areas a read shows besides, in addition to what all of its area do; `anything` is every change. */
  follows?: readonly string[]
  /** Name of the request schema; none means that the call takes nothing. */
  input?: SchemaName<Schemas>
  /** Name of the answer schema, without the envelope; none means an empty answer. */
  output?: SchemaName<Schemas>
  /** Fields of the input that travel as request headers (R147). */
  headers?: readonly string[]
  /** How the request body travels. Default `json`. */
  body?: Payload
  /** How the answer travels. Default `json`. */
  answer?: Payload
  /** How the interface asks before it acts. Default: `dialog` for `destroy`. */
  confirm?: Confirmation
  /** `named` where the specification names an operation without its path, and the path is ours. */
  spec?: 'shown' | 'named' | 'ours'
  /** What makes this call, since no screen does. A call without it is made by code that a person can reach. */
  headless?: Headless
}

/** A declared call, its defaults filled, with the types of its input and answer. */
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
  personal: boolean
  /** Cache keys that a write makes stale, and those that a read depends on, of its own area and of others. */
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
/** What a caller gets back. */
export type AnswerOf<C> = C extends Call<infer _Input, infer _Parsed, infer Answer, infer _Made> ? Answer : never
/** What a handler returns, before the answer schema has parsed it. */
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

/** A service's calls together with the module of their schemas: what the platform and the derived tests need. */
export interface Contract<C extends Record<string, AnyCall> = Record<string, AnyCall>> {
  calls: C
  schemas: Record<string, unknown>
}
