import { regionPrefixOfZone, zoneOfSiteId } from '@console-widgets/core'
import { eq, sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import type { Plane, RouterEnvironment } from '../calls/plane.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { teams } from '../accounts/tables.ts'
import { preparedQuery } from '../database/prepared-query.ts'
import { refusalOf, refusalResponse } from '../refusals/error-response.ts'
import { refuse } from '../refusals/refusal.ts'
import { appClients, apps } from '../tenancy/tables.ts'
import { answeringZone } from '../http/zone-address.ts'
import { readClientBody } from './client-body.ts'
import { clientLimits, countWrite, createBuckets, hashAddress, type Buckets } from './client-limits.ts'
import type { ClientRoute } from './client-route.ts'

/** Base of every URL of the plane. */
export const clientPath = '/client'

/** Address at which a copy of an app finds the plane: part of its configuration file. */
export function clientAddress(origin: string, apiKey: string): string {
  return `${origin}${clientPath}/${apiKey}`
}

/** Pages of any origin, and apps without one, read responses, but a browser never adds a cookie. */
const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after',
  'cross-origin-resource-policy': 'cross-origin',
}

/** What a preflight may ask for. */
const requestHeaders = 'content-type, if-none-match, authorization, x-api-key'

/**
 * Answers apps: their users have no account here. The public key in the path identifies the app and its team. It
 * authorizes nothing that a copy of the app couldn't do. No session or cookie is read or set.
 */
export function clientPlane(routes: readonly ClientRoute[]): Plane {
  return {
    origins: 'any',
    routes(app: Hono<RouterEnvironment>, services: PlatformParts) {
      const buckets = createBuckets()
      for (const path of new Set(routes.map((route) => route.path))) {
        const ofPath = routes.filter((route) => route.path === path)
        app.all(`${clientPath}/:apiKey${path}`, (context) => answerAt(ofPath, context, services, buckets))
      }
      app.all(`${clientPath}/*`, () => opened(refusalResponse(refuse('not-found', 'Unknown URL'))))
    },
  }
}

async function answerAt(
  routes: readonly ClientRoute[],
  context: Context<RouterEnvironment>,
  services: PlatformParts,
  buckets: Buckets,
): Promise<Response> {
  const { raw: request } = context.req
  const methods = [...routes.map(({ method }) => method), 'OPTIONS']
  if (request.method === 'OPTIONS') return preflight(methods)
  const route = routes.find(({ method }) => method === request.method)
  if (!route) {
    const refusal = refuse('wrong-method', `Use ${methods.join(' or ')}`, [], { allow: methods.join(', ') })
    return opened(refusalResponse(refusal))
  }
  try {
    const { apiKey = '', ...path } = context.req.param() as Record<string, string>
    return opened(await answer(route, { request, apiKey, path, address: context.env.address }, services, buckets))
  } catch (error) {
    const refusal = refusalOf(error)
    return opened(route.refused?.(refusal, request) ?? refusalResponse(refusal))
  }
}

interface Asked {
  request: Request
  apiKey: string
  path: Readonly<Record<string, string>>
  address: string
}

async function answer(
  route: ClientRoute,
  { request, apiKey, path, address }: Asked,
  services: PlatformParts,
  buckets: Buckets,
): Promise<Response> {
  const { clock, secret } = services
  const now = clock.now()
  const hashed = await hashAddress(secret, address, now)
  // First of all, so that guessing keys is as limited as using one.
  buckets.take(`address ${hashed}`, clientLimits.requestsPerAddress, now)
  const database = services.database.forRequest()
  const found = /^[a-z0-9]{20,64}$/.test(apiKey) ? await findClientApp(database, apiKey) : undefined
  if (!found) throw refuse('not-found', 'There is no app with this key')
  buckets.take(`key ${apiKey}`, clientLimits.requestsPerKey, now)
  const body = route.method === 'GET' ? undefined : await readClientBody(request)
  if (route.effect === 'write')
    await countWrite(database, { key: `app ${found.appId}`, address: `address ${hashed}` }, now)
  const { siteId, ...ids } = found
  const { zone, region } = answeringZone({ zone: 'site' }, request, services.zones, zoneOfSiteId(siteId))
  const app = { ...ids, region: regionPrefixOfZone(zone) }
  const scope = { teamId: app.teamId, userId: 'app', appIds: [app.appId], region }
  return route.answer({
    request,
    app,
    path,
    body,
    now,
    services,
    inTeam: (work) => database.asTeam(scope, work),
  })
}

const appOfKey = preparedQuery((db) =>
  db
    .select({
      teamId: appClients.teamId,
      appId: appClients.appId,
      projectId: apps.projectId,
      siteId: teams.siteId,
    })
    .from(appClients)
    .innerJoin(teams, eq(teams.teamId, appClients.teamId))
    .innerJoin(apps, eq(apps.appId, appClients.appId))
    .where(eq(appClients.apiKey, sql.placeholder('apiKey')))
    .prepare('app_of_key'),
)

async function findClientApp(database: PlatformParts['database'], apiKey: string) {
  const [app] = await database.look((db) => appOfKey(db).execute({ apiKey }))
  return app
}

function preflight(methods: readonly string[]): Response {
  return opened(
    new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': requestHeaders,
        'access-control-max-age': '86400',
      },
    }),
  )
}

function opened(response: Response): Response {
  for (const [name, value] of Object.entries(openHeaders)) response.headers.set(name, value)
  return response
}
