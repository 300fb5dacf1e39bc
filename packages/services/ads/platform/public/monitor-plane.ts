import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { deviceIdForm, deviceParameter, monitorPath, targetsOf, type HitQuality } from '@console-widgets/ads/model'
import type { RouterEnvironment } from '@console-widgets/platform/calls/plane'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { newId } from '@console-widgets/platform/database/ids'
import { networkOf } from '@console-widgets/platform/internet/outside'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { goneHeaders } from '@console-widgets/platform/http/plain-page'
import { decide } from '@console-widgets/redirects'
import { readVisitor } from '@console-widgets/redirects/visitor'
import { monitorLinks, testDevices } from '../tables.ts'
import { appPage, missingPage } from './ad-pages.ts'
import { createJudge, hitsOf } from './hits.ts'
import { macrosOf } from './macros-of.ts'
import { sendPostbacks } from './postbacks.ts'

/** A transparent picture of one pixel. */
const pixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (character) =>
  character.charCodeAt(0),
)

const idForm = /^[a-z0-9-]{1,64}$/

/** Answers monitor links: counts, and leads on. */
export function monitorPlane(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  const { judge } = createJudge(services.clock, services.secret)
  const hits = hitsOf(services)

  const count = async (link: Found, event: 'click' | 'impression', request: Request, address: string) => {
    const visitor = readVisitor(request.headers)
    const quality = await qualityOf(services, judge, link, event, request, address)
    const [hitId, time] = [newId(), services.clock.now()]
    const { monitorLinkId, teamId, appId } = link
    // A HEAD request only asks whether the link works.
    if (request.method === 'GET' && quality !== undefined) {
      hits.record({ hitId, teamId, appId, monitorLinkId, time, event, quality, platform: visitor.platform })
      if (quality === 'valid') sendPostbacks(services, link.postbacks, event, macrosOf(link, hitId, time))
    }
    return { visitor, values: macrosOf(link, hitId, time) }
  }

  app.get(`${monitorPath}/:id/pixel.gif`, async ({ req, env }) => {
    const link = await findLink(services, req.param('id'))
    if (!link || link.kind === 'click') return missingPage(req.raw)
    await count(link, 'impression', req.raw, env.address)
    return new Response(pixel, { headers: { ...goneHeaders, 'content-type': 'image/gif' } })
  })

  app.get(`${monitorPath}/:id`, async ({ req, env }) => {
    const link = await findLink(services, req.param('id'))
    if (!link || link.kind === 'impression') return missingPage(req.raw)
    const { visitor, values } = await count(link, 'click', req.raw, env.address)
    const query = new URL(req.url).searchParams
    query.delete(deviceParameter)
    // Programs are counted apart, and led like a desktop: there is nothing to preview.
    const decision = decide(targetsOf(link, link.packageName, values), { ...visitor, isBot: false }, query)
    return decision.kind === 'redirect'
      ? new Response(null, { status: 302, headers: { ...goneHeaders, location: decision.location } })
      : decision.kind === 'interstitial'
        ? appPage(req.raw, decision.deepLink, decision.page)
        : missingPage(req.raw)
  })
}

type Found = Pick<
  typeof monitorLinks.$inferSelect,
  'monitorLinkId' | 'teamId' | 'appId' | 'kind' | 'adProjectId' | 'materialId' | 'deepLink' | 'storePage' | 'postbacks'
> & { packageName: string | null }

/** One read by the key. Links that are off don't exist for visitors. */
async function findLink({ database }: PlatformParts, monitorLinkId: string): Promise<Found | undefined> {
  if (!idForm.test(monitorLinkId)) return undefined
  const { teamId, appId, kind, adProjectId, materialId, deepLink, storePage, postbacks } = monitorLinks
  const [found] = await database.forRequest().look((db) =>
    db
      .select({
        monitorLinkId: monitorLinks.monitorLinkId,
        teamId,
        appId,
        kind,
        adProjectId,
        materialId,
        deepLink,
        storePage,
        postbacks,
        packageName: apps.packageName,
      })
      .from(monitorLinks)
      .innerJoin(apps, eq(apps.appId, monitorLinks.appId))
      .where(and(eq(monitorLinks.monitorLinkId, monitorLinkId), eq(monitorLinks.status, 'on'))),
  )
  return found
}

async function qualityOf(
  { database }: PlatformParts,
  judge: ReturnType<typeof createJudge>['judge'],
  { monitorLinkId, teamId }: Found,
  event: string,
  { headers, url }: Request,
  address: string,
): Promise<HitQuality | undefined> {
  const agent = (headers.get('user-agent') ?? '').slice(0, 1000)
  const quality = await judge({ monitorLinkId, event, address: networkOf(address), agent })
  if (quality === 'flood' || quality === undefined) return quality
  const identifier = new URL(url).searchParams.get(deviceParameter)?.toLowerCase() ?? ''
  if (deviceIdForm.test(identifier)) {
    const [device] = await database.forRequest().look((db) =>
      db
        .select({ id: testDevices.testDeviceId })
        .from(testDevices)
        .where(and(eq(testDevices.teamId, teamId), eq(testDevices.identifier, identifier))),
    )
    if (device) return 'test'
  }
  return readVisitor(headers).isBot ? 'bot' : quality
}
