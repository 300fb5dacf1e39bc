import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import type { AnyCall, FieldIssue, Refusal } from '@console-widgets/contract'
import { zoneOfSiteId } from '@console-widgets/core'
import { accountPages } from '../accounts/pages.ts'
import { recordChange } from '../audit/audit.ts'
import type { Queries } from '../database/connection.ts'
import { dataPlane } from '../files/data-plane.ts'
import type { Services } from '../services.ts'
import { decodeInput } from './decode-input.ts'
import { NetworkDown, type Faults } from './faults.ts'
import { admit } from './guard.ts'
import type { Context, Handler, Implementation } from './handler.ts'
import { PlatformRefusal, refuse } from './refusal.ts'

/** Base of every product call (R134). */
export const productPath = '/agc/edge'

interface RouterPlaces {
  services: Services
  implementations: readonly Implementation[]
  faults: Faults
}

/** Who makes a request, as far as the request itself does not tell. */
export interface Caller {
  /** Address on the network, for the sign-in throttle. */
  address: string
  /** Takes each `Set-Cookie` header. A page cannot read them from a response; what runs in one keeps them this way. */
  keepCookie?: ((header: string) => void) | undefined
}

/** What the server knows of a request beside the request itself. */
export interface RouterEnvironment {
  Bindings: Caller
}

/** Routes every declared call to its handler. */
export function createRouter({ services, implementations, faults }: RouterPlaces): Hono<RouterEnvironment> {
  const app = new Hono<RouterEnvironment>()
  app.use('*', cors({ origin: (origin) => (services.allowedOrigins.includes(origin) ? origin : null), credentials: true, maxAge: 600, exposeHeaders: ['etag', 'retry-after', 'accept-ranges', 'content-range', 'content-disposition'] }))
  for (const { contract, handlers, slow } of implementations)
    for (const call of Object.values(contract.calls)) {
      const schemas = {
        input: call.input === undefined ? undefined : (contract.schemas[call.input] as v.GenericSchema),
        output: call.output === undefined ? undefined : (contract.schemas[call.output] as v.GenericSchema),
      }
      const isSlow = slow.has(call.id) || call.body !== 'json'
      const route = createRoute(call, schemas, handlers[call.id] as Handler<AnyCall>, isSlow, services, faults)
      app.on(call.method, productPath + call.path.replace(/\{(\w+)\}/g, ':$1'), (context) => route(context.req.raw, context.req.param(), context.env.keepCookie))
    }
  accountPages(app, services)
  dataPlane(app, services)
  app.notFound(() => refusalResponse(refuse('not-found', 'There is no such call')))
  app.onError((error) => errorResponse(error))
  return app
}

interface CallSchemas {
  input: v.GenericSchema | undefined
  output: v.GenericSchema | undefined
}

function createRoute(call: AnyCall, schemas: CallSchemas, handler: Handler<AnyCall>, isSlow: boolean, services: Services, faults: Faults) {
  const { database, clock, jobs } = services
  // The account service works on sessions, which belong to no team.
  const asPlatform = call.auth === 'anonymous' || call.area === 'session'

  return async (request: Request, pathValues: Record<string, string>, keepCookie: Caller['keepCookie']): Promise<Response> => {
    await faults.strike(call)
    requireAllowedOrigin(call, request, services)
    const caller = await database.asPlatform((queries) => admit(call, request, queries, clock.now()))
    const input = parseInput(schemas.input, await decodeInput(call, schemas.input, request, pathValues))
    const scope = { teamId: caller.teamId, userId: caller.userId, readOnly: call.effect === 'read' }
    const inTeam = <T>(work: (queries: Queries) => Promise<T>) => (asPlatform ? database.asPlatform(work) : database.asTeam(scope, work))
    const headers = new Headers({ 'cache-control': 'no-store' })
    const context = {
      ...caller,
      call,
      request,
      language: request.headers.get('lang') === 'zh' ? ('zh' as const) : ('en' as const),
      zone: zoneOfSiteId(caller.siteId),
      now: clock.now,
      inTeam,
      services,
      setCookie: (header: string) => {
        headers.append('set-cookie', header)
        keepCookie?.(header)
      },
    }
    const answer = await (isSlow ? answerSlowly(context, input) : inTeam((db) => answerIn(db, context, input)))
    void jobs.wake()
    if (answer instanceof Response) return answer
    headers.set('content-type', 'application/json; charset=utf-8')
    const fields = schemas.output ? v.parse(schemas.output, answer) : {}
    return new Response(JSON.stringify({ ret: { code: 0, msg: 'success' }, ...(fields as object) }), { headers })
  }

  async function answerIn(db: Queries, context: Omit<Context, 'db'>, input: unknown): Promise<unknown> {
    const answer = await handler(input as never, { ...context, db } as Context)
    if (call.effect !== 'read' && !asPlatform) await recordChange(db, context, input)
    return answer
  }

  async function answerSlowly(context: Omit<Context, 'db'>, input: unknown): Promise<unknown> {
    const answer = await handler(input as never, withoutTransaction(context))
    if (call.effect !== 'read' && !asPlatform) await context.inTeam((db) => recordChange(db, context, input))
    return answer
  }
}

function withoutTransaction(context: Omit<Context, 'db'>): Context {
  return Object.defineProperty({ ...context } as Context, 'db', {
    get() {
      throw new TypeError(`${context.call.id} is slow and has no transaction of its own: use inTeam`)
    },
  })
}

/** A page of an unknown origin changes nothing, whatever cookies the browser sends along. */
function requireAllowedOrigin(call: AnyCall, request: Request, { publicOrigin, allowedOrigins }: Services): void {
  const origin = request.headers.get('origin')
  if (call.effect === 'read' || origin === null || origin === publicOrigin || allowedOrigins.includes(origin)) return
  throw refuse('wrong-origin', `Pages of ${origin} may not change anything here`)
}

function parseInput(schema: v.GenericSchema | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const issues = result.issues.slice(0, 20).map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  throw refuse('bad-parameter', issues.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; '), issues)
}

function errorResponse(error: unknown): Response {
  if (error instanceof NetworkDown) throw error
  if (error instanceof PlatformRefusal) return refusalResponse(error)
  // Two requests made the same thing at the same moment, and the database kept the first.
  if (isDuplicate(error)) return refusalResponse(refuse('conflict', 'Somebody has just made the same. Reload and look again.'))
  console.error(error)
  return refusalResponse(refuse('internal', 'Something went wrong on the platform. Try again in a while.'))
}

/** PostgreSQL's code for a broken unique index, on the driver's error below Drizzle's. */
function isDuplicate(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23505'
}

/** Status texts that clients know a bad token by (R181). */
const statusTexts: Record<string, string> = { 'not-signed-in': 'getTokenInfo return null', 'session-expired': 'accessToken invalid' }

/** The envelope of a refusal. */
export function refusalResponse({ status, code, message, reason, issues, headers }: PlatformRefusal): Response {
  const statusText = statusTexts[reason]
  const body: Refusal = { ret: { code, msg: message }, reason, ...(issues.length > 0 ? { issues: issues as FieldIssue[] } : {}) }
  return new Response(JSON.stringify(body), {
    status,
    ...(statusText ? { statusText } : {}),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      // For the server, whose adaptor drops the status text of a response.
      ...(statusText ? { 'x-status-text': statusText } : {}),
      ...headers,
    },
  })
}
