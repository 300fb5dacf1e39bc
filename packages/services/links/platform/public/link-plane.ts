import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { prefixForm, stateOfLink, suffixForm } from '@console-widgets/links/model'
import type { RouterEnvironment } from '@console-widgets/platform/calls/plane'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { createBuckets } from '@console-widgets/platform/client-plane/client-limits'
import { networkOf } from '@console-widgets/platform/internet/outside'
import { decide, linkPath } from '@console-widgets/redirects'
import { readVisitor } from '@console-widgets/redirects/visitor'
import { clicksOf } from '../clicks.ts'
import { readDeepQuery } from '../deep-address.ts'
import { storePageOf } from '../link-rows.ts'
import { writeReferrer } from '../first-opens/install-referrer.ts'
import { hmCodes, links } from '../tables.ts'
import { appFilesPlane } from './app-files.ts'
import { clickOf, type FoundLink } from './click-of-request.ts'
import { failurePage, interstitialPage, linkHeaders, previewPage } from './link-pages.ts'
import { createMisses } from './misses.ts'
import { prefixOfHost } from './own-hosts.ts'

/** Clicks of a link that count from one network. */
const countedClicks = { burst: 120, perSecond: 2 }

interface StoredLink extends FoundLink {
  status: 'on' | 'off'
  expireTime: number | null
}

/** Answers links, to anyone who opens one. */
export function linkPlane(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  const misses = createMisses(services.clock)
  const clicks = clicksOf(services)
  const counted = createBuckets()

  const answer = async (request: Request, address: string, find: () => Promise<StoredLink | undefined>) => {
    const wait = misses.waitOf(address)
    if (wait !== undefined) return failurePage(request, 429, { 'retry-after': String(wait) })
    const link = await find()
    if (!link) misses.add(address)
    const state = link && stateOfLink(link, services.clock.now())
    if (!link || state === 'off') return failurePage(request, 404)
    if (state === 'expired') return failurePage(request, 410)
    const visitor = readVisitor(request.headers)
    const url = new URL(request.url)
    const network = networkOf(address)
    // A HEAD request only asks whether the link works. Nor does a flood count, though it is led on.
    const counts =
      request.method === 'GET' &&
      counted.tryTake(`${link.linkId} ${network}`, countedClicks, services.clock.now()) === undefined
    if (counts) clicks.record(await clickOf(services, request, link, visitor, network))
    const storePage = link.linkInfo.toStore
      ? `${storePageOf(services, link)}${visitor.isBot ? '' : `&referrer=${await writeReferrer(services, link)}`}`
      : null
    const decision = decide({ ...link.linkInfo, storePage }, visitor, url.searchParams)
    switch (decision.kind) {
      case 'redirect':
        return new Response(null, { status: 302, headers: { ...linkHeaders, location: decision.location } })
      case 'interstitial':
        return interstitialPage(request, decision.deepLink, decision.page)
      case 'preview':
        return previewPage(request, decision.social, decision.page, originOf(services, url) + url.pathname)
    }
  }

  appFilesPlane(app, services, misses)
  app.get(`${linkPath}/h/:code`, ({ req, env }) =>
    answer(req.raw, env.address, () => findByCode(services, req.param('code'))),
  )
  app.get(`${linkPath}/:prefix/:suffix`, ({ req, env }) =>
    answer(req.raw, env.address, () => findBySuffix(services, req.param('prefix'), req.param('suffix'))),
  )
  app.get(`${linkPath}/:prefix`, ({ req, env }) =>
    answer(req.raw, env.address, () => findByQuery(services, req.param('prefix'), new URL(req.url).searchParams)),
  )
  // At a host of its own, a link needs no prefix in its path.
  app.get('/:suffix', async ({ req, env }, next) => {
    const suffix = req.param('suffix')
    const found = suffixForm.test(suffix) ? await prefixOfHost(services, new URL(req.url)) : undefined
    if (!found) return next()
    return answer(req.raw, env.address, () => findBySuffix(services, found.prefix, suffix))
  })
}

/** What a link's own address begins with: the host that was asked, if that isn't a name of this server's. */
function originOf({ publicOrigin }: PlatformParts, { pathname, host }: URL): string {
  return pathname.startsWith(`${linkPath}/`) ? publicOrigin : `https://${host}`
}

const columns = {
  linkId: links.linkId,
  teamId: links.teamId,
  appId: links.appId,
  linkInfo: links.linkInfo,
  status: links.status,
  expireTime: links.expireTime,
}

/** One read by the index of addresses. What was decided about the link is all that leaves the platform. */
async function findBySuffix(
  { database }: PlatformParts,
  prefix: string,
  suffix: string,
): Promise<StoredLink | undefined> {
  if (!prefixForm.test(prefix) || !suffixForm.test(suffix)) return undefined
  const [found] = await database.forRequest().look((db) =>
    db
      .select(columns)
      .from(links)
      .where(and(eq(links.prefix, prefix), eq(links.suffix, suffix))),
  )
  return found
}

/** The link that an HM Code leads to now. */
async function findByCode({ database }: PlatformParts, code: string): Promise<StoredLink | undefined> {
  if (!suffixForm.test(code)) return undefined
  const [found] = await database
    .forRequest()
    .look((db) =>
      db.select(columns).from(hmCodes).innerJoin(links, eq(links.linkId, hmCodes.linkId)).where(eq(hmCodes.code, code)),
    )
  return found
}

/** A deep link brings its targets. Its row says whether it is on, and whether it exists at all. */
async function findByQuery(
  services: PlatformParts,
  prefix: string,
  query: URLSearchParams,
): Promise<StoredLink | undefined> {
  const carried = prefixForm.test(prefix) ? await readDeepQuery(services, prefix, query) : undefined
  if (!carried) return undefined
  const [found] = await services.database.forRequest().look((db) =>
    db
      .select(columns)
      .from(links)
      .where(and(eq(links.linkId, carried.linkId), eq(links.prefix, prefix))),
  )
  return found && { ...found, linkInfo: carried.linkInfo }
}
