import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { AnyCall } from '@console-widgets/contract'
import { zoneOfSiteId } from '@console-widgets/core'
import { rightsHeader } from '@console-widgets/core/model'
import { clearedCookies } from '../accounts/sessions.ts'
import type { Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { answeringsOf, type Answering, type CallerContext } from '../calls/answer-call.ts'
import { declaredFields } from '../calls/declared-fields.ts'
import { parseInput } from '../calls/parse-input.ts'
import { decodeInput } from '../calls/decode-input.ts'
import { refusalOf, refusalResponse } from '../refusals/error-response.ts'
import { NetworkDown, type Faults } from '../calls/faults.ts'
import { admitCaller } from './guard.ts'
import { isKnown, reaches, type Reach } from '../origins/page-origins.ts'
import type { Context, Implementation } from '../calls/handler.ts'
import type { Caller, Plane, RouterEnvironment } from '../calls/plane.ts'
import { refuse } from '../refusals/refusal.ts'
import { refuseOrigin } from '../refusals/refuse-origin.ts'
import { findPageReach } from './page-reach.ts'
import { locksDemo } from '../rights/demo-lock.ts'
import { safeHeaders } from './safe-headers.ts'
import { answeringZone, pathInZone } from './zone-address.ts'

/** Base of every product call (R134). */
export const productPath = '/agc/edge'

interface RouterPlaces {
  services: PlatformParts
  implementations: readonly Implementation[]
  /** URLs other than those of the calls. */
  planes: readonly Plane[]
  faults: Faults
}

/** Routes every declared call to its handler. */
export function createRouter({ services, implementations, planes, faults }: RouterPlaces): Hono<RouterEnvironment> {
  const app = new Hono<RouterEnvironment>({ getPath: (request) => pathInZone(request, services.zones) })
  app.use('*', safeHeaders)
  for (const plane of planes) if (plane.origins === 'any') plane.routes(app, services)
  app.use('*', findPageReach(services))
  app.use(
    '*',
    // A pre-flight has no session, so that the pages of every team may ask. In which they may act is checked per call.
    cors({
      origin: (origin, context) => (isKnown(context.get('pageReach')) ? origin : null),
      credentials: true,
      maxAge: 600,
      exposeHeaders: ['etag', 'retry-after', 'accept-ranges', 'content-range', 'content-disposition', rightsHeader],
    }),
  )
  for (const answering of implementations.flatMap(answeringsOf)) {
    const { method, path, olderPath } = answering.call
    for (const [variant, place] of [
      ['newer', path],
      ['older', olderPath?.path],
    ] as const) {
      if (place === undefined) continue
      const route = createRoute(answering, variant, services, faults)
      app.on(method, productPath + place.replace(/\{(\w+)\}/g, ':$1'), (context) =>
        route(context.req.raw, context.req.param(), context.env, context.get('pageReach')),
      )
    }
  }
  for (const plane of planes) if (plane.origins === 'own') plane.routes(app, services)
  app.notFound(() => refusalResponse(refuse('not-found', 'Unknown call')))
  app.onError((error, context) => {
    if (error instanceof NetworkDown) throw error
    const refusal = refusalOf(error)
    const response = refusalResponse(refusal)
    if (refusal.reason === 'user-status-6') clearLoginCookies(response, services, context.env.keepCookie)
    return response
  })
  return app
}

function createRoute(
  { call, input: inputSchema, output, secretGuard, largestBody, answer }: Answering,
  variant: Context['variant'],
  services: PlatformParts,
  faults: Faults,
) {
  const { clock, jobs, tasks } = services
  return async (
    request: Request,
    pathValues: Record<string, string>,
    from: Caller,
    pageReach: Reach,
  ): Promise<Response> => {
    await faults.strike(call)
    await from.faults?.strike(call)
    requireKnownOrigin(call, request, pageReach)
    const database = services.database.forRequest()
    const admitted = await admitCaller(call, request, { ...services, database }, pageReach)
    const input = parseInput(inputSchema, await decodeInput(call, inputSchema, request, pathValues, largestBody))
    const caller = secretGuard ? { ...admitted, ...(await secretGuard(input as never, services, from)) } : admitted
    // A page that another team has listed may use its own team's secrets only.
    if (secretGuard && isKnown(pageReach) && caller.teamId !== '' && !reaches(pageReach, caller.teamId))
      throw refuseOrigin(request)
    const readOnly = call.effect === 'read'
    const recordId = readOnly ? '' : newId()
    const { zone, region } = answeringZone(call, request, services.zones, zoneOfSiteId(caller.siteId))
    const { teamId, userId, appIds } = caller
    const scope = { teamId, userId, appIds, region, locksDemo: locksDemo({ ...caller, services }), recordId, readOnly }
    const inTeam = <T>(work: (queries: Queries) => Promise<T>) => {
      if (call.tenant === 'accounts') return database.asPlatform(work)
      return call.tenant === 'public' ? database.asPublic(work) : database.asTeam(scope, work)
    }
    const headers = new Headers({
      'cache-control': 'no-store',
      ...(caller.rights ? { [rightsHeader]: caller.rights } : {}),
    })
    const context: CallerContext = {
      ...caller,
      recordId,
      involved: {},
      request,
      address: from.address,
      pageReach,
      variant,
      language: request.headers.get('lang') === 'zh' ? 'zh' : 'en',
      zone,
      region,
      now: clock.now,
      inTeam,
      services,
      setCookie: (header) => {
        headers.append('set-cookie', header)
        from.keepCookie?.(header)
      },
    }
    const answered = await answer(context, input)
    if (call.effect !== 'read') {
      void jobs.wake()
      void tasks.wake()
    }
    if (answered instanceof Response) return answered
    headers.set('content-type', 'application/json; charset=utf-8')
    return new Response(JSON.stringify({ ret: { code: 0, msg: 'success' }, ...declaredFields(output, answered) }), {
      headers,
    })
  }
}

/** Pages of unknown origins can't change anything, whatever cookies the browser sends. */
function requireKnownOrigin(call: AnyCall, request: Request, pageReach: Reach): void {
  if (call.effect === 'read' || isKnown(pageReach)) return
  throw refuse('wrong-origin', `Pages of ${request.headers.get('origin')} can’t make changes here`)
}

/** Clears the login cookies when a new login is forced (R183). */
function clearLoginCookies(
  response: Response,
  { publicOrigin }: PlatformParts,
  keepCookie: Caller['keepCookie'],
): void {
  for (const cookie of clearedCookies(publicOrigin)) {
    response.headers.append('set-cookie', cookie)
    keepCookie?.(cookie)
  }
}
