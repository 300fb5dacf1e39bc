import { regionPrefixOfZone, zoneOfSiteId } from '@console-widgets/core'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import type { Plane, RouterEnvironment } from '../calls/plane.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { teams } from '../accounts/tables.ts'
import { preparedQuery } from '../database/prepared-query.ts'
import { refusalOf, refusalResponse } from '../refusals/error-response.ts'
import { refuse } from '../refusals/refusal.ts'
import { apiKeys, apiKeyValues, apps } from '../tenancy/tables.ts'
import { answeringZone } from '../http/zone-address.ts'
import { networkOf } from '../internet/outside.ts'
import { answerTogether } from './answer-together.ts'
import { readClientBody } from './client-body.ts'
import { clientLimits, countWrite, createBuckets, hashAddress, type Buckets } from './client-limits.ts'
import type { ApiRoute } from './client-route.ts'
import { directoryRoute } from './directory.ts'
import { callerHeaders, requireFittingCaller } from './key-restrictions.ts'
import { apiSuspensions, projectApis } from './tables.ts'

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
const requestHeaders = ['content-type', 'if-none-match', 'authorization', 'x-api-key', ...callerHeaders].join(', ')

/**
 * Answers apps: their users have no account here. The public key in the path identifies the app and its team. It
 * authorizes nothing that a copy of the app couldn't do. No session or cookie is read or set.
 */
export function clientPlane(routes: readonly ApiRoute[]): Plane {
  return {
    origins: 'any',
    routes(app: Hono<RouterEnvironment>, services: PlatformParts) {
      const kept: Kept = { buckets: createBuckets(), findApp: appFinder() }
      const all = [directoryRoute(routes), ...routes]
      for (const path of new Set(all.map((route) => route.path))) {
        const ofPath = all.filter((route) => route.path === path)
        app.all(`${clientPath}/:apiKey${path}`, (context) => answerAt(ofPath, context, services, kept))
      }
      app.all(`${clientPath}/*`, () => opened(refusalResponse(refuse('not-found', 'Unknown URL'))))
    },
  }
}

async function answerAt(
  routes: readonly ApiRoute[],
  context: Context<RouterEnvironment>,
  services: PlatformParts,
  kept: Kept,
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
    return opened(await answer(route, { request, apiKey, path, address: context.env.address }, services, kept))
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
  route: ApiRoute,
  { request, apiKey, path, address }: Asked,
  services: PlatformParts,
  { buckets, findApp }: Kept,
): Promise<Response> {
  const { clock, secret } = services
  const now = clock.now()
  const hashed = await hashAddress(secret, networkOf(address), now)
  // First of all, so that guessing keys is as limited as using one.
  buckets.take(`address ${hashed}`, clientLimits.requestsPerAddress, now)
  const database = services.database.forRequest()
  const found = /^[a-z0-9]{20,64}$/.test(apiKey)
    ? await findApp(`${apiKey} ${route.area}`, { database, apiKey, now, area: route.area })
    : undefined
  if (!found) throw refuse('not-found', 'There is no app with this key')
  buckets.take(`key ${apiKey}`, clientLimits.requestsPerKey, now)
  requireOpenApi(found)
  const body = route.method === 'GET' || route.body === 'bytes' ? undefined : await readClientBody(request)
  if (route.effect === 'write')
    await countWrite(database, { key: `app ${found.appId}`, address: `address ${hashed}` }, now)
  const { teamId, appId, projectId, siteId, restriction } = found
  const { zone, region } = answeringZone({ zone: 'site' }, request, services.zones, zoneOfSiteId(siteId))
  const app = { teamId, appId, projectId, region: regionPrefixOfZone(zone), zone }
  requireFittingCaller(restriction, request, app.region)
  const scope = { teamId: app.teamId, userId: 'app', appIds: [app.appId], region }
  return route.answer({
    request,
    app,
    path,
    body,
    addressHash: hashed,
    now,
    services,
    inTeam: (work) => database.asTeam(scope, work),
  })
}

const appOfKey = preparedQuery((db) =>
  db
    .select({
      teamId: apiKeys.teamId,
      appId: apiKeys.appId,
      projectId: apps.projectId,
      siteId: teams.siteId,
      restriction: { packageName: apiKeys.packageName, fingerprint: apiKeys.fingerprint, region: apiKeys.region },
      isOn: projectApis.isOn,
      suspension: apiSuspensions.reason,
    })
    .from(apiKeyValues)
    .innerJoin(apiKeys, eq(apiKeys.keyId, apiKeyValues.keyId))
    .innerJoin(teams, eq(teams.teamId, apiKeys.teamId))
    .innerJoin(apps, eq(apps.appId, apiKeys.appId))
    .leftJoin(
      projectApis,
      and(eq(projectApis.projectId, apps.projectId), eq(projectApis.apiId, sql.placeholder('area'))),
    )
    .leftJoin(
      apiSuspensions,
      and(eq(apiSuspensions.teamId, apiKeys.teamId), eq(apiSuspensions.apiId, sql.placeholder('area'))),
    )
    .where(
      and(
        eq(apiKeyValues.apiKey, sql.placeholder('apiKey')),
        or(isNull(apiKeyValues.validUntil), gt(apiKeyValues.validUntil, sql.placeholder('now'))),
      ),
    )
    .prepare('app_of_key'),
)

interface KeyAsked {
  database: PlatformParts['database']
  apiKey: string
  now: number
  area: string
}

/**
 * Finds the app of an API key that is accepted now, and what keeps the key or the project from the API of an area.
 * Requests with one key that arrive at once are one look, after which services can answer them together.
 */
function appFinder() {
  return answerTogether(async (asks: readonly KeyAsked[]) => {
    const last = asks.at(-1)
    const [app] = last
      ? await last.database.look((db) => appOfKey(db).execute({ apiKey: last.apiKey, now: last.now, area: last.area }))
      : []
    return asks.map(() => app)
  })
}

/** What a plane keeps in memory. */
interface Kept {
  buckets: Buckets
  findApp: ReturnType<typeof appFinder>
}

/** @throws PlatformRefusal if the platform has suspended the API, or the project has turned it off */
function requireOpenApi({ isOn, suspension }: { isOn: boolean | null; suspension: string | null }): void {
  if (suspension) throw refuse('service-suspended', 'The platform has suspended this API')
  if (isOn === false) throw refuse('api-off', 'The project has turned off this API. Turn it on in the project.')
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
