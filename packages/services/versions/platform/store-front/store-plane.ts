import type { Hono } from 'hono'
import { isForeign } from '@console-widgets/platform/accounts/requesting-page'
import type { RouterEnvironment } from '@console-widgets/platform/calls/plane'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { createBuckets } from '@console-widgets/platform/client-plane/client-limits'
import type { Queries } from '@console-widgets/platform/database/connection'
import { signAddress } from '@console-widgets/platform/files/signed-address'
import { countryOfRequest } from '@console-widgets/platform/http/country-of-request'
import { preferredLanguages } from '@console-widgets/platform/http/reader-languages'
import { readPreview } from '@console-widgets/platform/release/preview-token'
import { storePath, type StoreAct, type StoreVisited } from '@console-widgets/platform/release/store-front'
import { findStoreApp, readStore, type StoreApp, type StoreContent } from './read-store.ts'
import { failedPage, storePage, styleSource } from './store-page.ts'
import {
  cookieOf,
  firstActs,
  hasDone,
  mayCount,
  numberOf,
  readStoreVisitor,
  visitorKeyOf,
  type StoreVisitor,
} from './visits.ts'

/** How long the addresses of a page's images and of a package work, in milliseconds. */
const fileTime = 10 * 60_000
/** Requests of a network. */
const rate = { burst: 120, perSecond: 2 }
/** Parts of the query that stay while a visitor goes on. The store hands the referrer to the app that it installs. */
const keptFields = ['page', 'preview', 'channel', 'link', 'referrer', 'ad'] as const

/** A request for the page of an existing app. */
interface Visited {
  request: Request
  app: StoreApp
  visitor: StoreVisitor
  preferred: readonly string[]
  kept: Record<string, string>
  wanted: readonly string[]
}

/** Serves the public pages of apps: pages without scripts, for anyone. */
export function storePlane(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  const buckets = createBuckets()
  const visit = async (
    request: Request,
    address: string,
    appId: string,
    work: (visited: Visited) => Promise<Response>,
  ): Promise<Response> => {
    const preferred = preferredLanguages(request)
    const visitor = await readStoreVisitor(services, request, address)
    if (buckets.tryTake(visitor.network, rate, services.clock.now()) !== undefined)
      return answer(services, failedPage('busy', preferred), 429, { 'retry-after': '60' })
    const found = await findStoreApp(services, appId)
    if (!found) return answer(services, failedPage('missing', preferred), 404)
    const query = new URL(request.url).searchParams
    const kept = Object.fromEntries(
      keptFields.flatMap((field) => {
        const value = query.get(field)
        // The database has no NUL.
        return value === null || value.includes('\0') ? [] : [[field, value.slice(0, 256)]]
      }),
    )
    const asked = query.get('lang')
    const wanted = asked === null ? preferred : [asked.slice(0, 64), ...preferred]
    return work({ request, app: found, visitor, preferred, kept, wanted })
  }
  app.get(`${storePath}/:appId`, ({ req, env }) =>
    visit(req.raw, env.address, req.param('appId'), (visited) => show(services, visited)),
  )
  app.post(`${storePath}/:appId/install`, ({ req, env }) =>
    visit(req.raw, env.address, req.param('appId'), (visited) => install(services, visited)),
  )
}

const asTeam = <T>({ database }: PlatformParts, { teamId }: StoreApp, work: (db: Queries) => Promise<T>): Promise<T> =>
  database.asTeam({ teamId, userId: '' }, work)

async function read(services: PlatformParts, { app, visitor, kept, wanted, request }: Visited, db: Queries) {
  const now = services.clock.now()
  const preview =
    kept.preview === undefined ? undefined : await readPreview(services.secret, 'variant', kept.preview, now)
  return readStore(db, services, app, wanted, {
    ...{ teamId: app.teamId, appId: app.appId, visitor: visitor.name, page: kept.page, preview, now },
    country: countryOfRequest(request.headers) ?? '',
  })
}

/** Page and variant that a visitor sees. */
const shownTo = ({ parts }: StoreContent) => ({
  pageId: parts.find(({ pageId }) => pageId !== undefined)?.pageId ?? '',
  variantId: parts.find(({ variantId }) => variantId !== undefined)?.variantId,
  isPreview: parts.some(({ isPreview }) => isPreview),
})

async function show(services: PlatformParts, visited: Visited): Promise<Response> {
  const { app, visitor, preferred, kept, request } = visited
  const counts = await mayCount(services, app.appId, visitor)
  const content = await asTeam(services, app, async (db) => {
    const found = await read(services, visited, db)
    if (!found) return undefined
    const { pageId, variantId, isPreview } = shownTo(found)
    if (counts && !isPreview)
      await record(services, db, visited, [
        { kind: 'impression', item: '' },
        { kind: 'detailView', item: pageId },
        ...(variantId === undefined ? [] : [{ kind: 'testView' as const, item: variantId }]),
        ...found.parts.flatMap(({ contents = [] }) =>
          contents.map(({ contentId }) => ({ kind: 'contentView' as const, item: contentId })),
        ),
      ])
    return found
  })
  if (!content) return answer(services, failedPage('missing', preferred), 404)
  const fileOf = (objectId: string) => addressOfFile(services, app, objectId)
  const { icon, screenshots, brief } = content.materials
  const html = storePage(
    {
      ...{ path: `${storePath}/${app.appId}`, lang: content.lang, languages: content.languages, kept, brief },
      ...{ appName: content.appName, description: content.appDesc, news: content.newFeatures },
      ...{ versionNumber: content.versionNumber, developer: app.teamName },
      icon: icon === undefined ? null : await fileOf(icon),
      feature: content.feature === null ? null : await fileOf(content.feature),
      video: content.video === null ? null : await fileOf(content.video),
      shots: await Promise.all(screenshots.map(fileOf)),
      contents: await Promise.all(
        content.parts
          .flatMap(({ contents }) => contents ?? [])
          .map(async ({ imageId, contentId: _contentId, ...each }) => ({
            ...each,
            image: imageId === null ? null : await fileOf(imageId),
          })),
      ),
      reviews: content.parts.flatMap(({ reviews }) => reviews ?? []),
      rating: content.parts.find(({ rating }) => rating)?.rating,
      price: content.parts.find(({ price }) => price)?.price,
      isPriceOfElsewhere: countryOfRequest(request.headers) === null,
      isPreview: shownTo(content).isPreview,
      isInstalled: new URL(request.url).searchParams.has('installed'),
    },
    preferred,
  )
  const cookie: Record<string, string> = visitor.isKnown ? {} : { 'set-cookie': await cookieOf(services, visitor) }
  return answer(services, html, 200, cookie)
}

/** Counts an installation by a visitor who has seen the page, and redirects to the live package. */
async function install(services: PlatformParts, visited: Visited): Promise<Response> {
  const { app, visitor, kept, preferred, request } = visited
  const counts = visitor.isKnown && !isForeign(request, services) && (await mayCount(services, app.appId, visitor))
  const content = await asTeam(services, app, async (db) => {
    const found = await read(services, visited, db)
    if (!found || !counts) return found
    const { pageId, variantId, isPreview } = shownTo(found)
    const visitorKey = await visitorKeyOf(services, app.appId, visitor)
    const seen = (act: StoreAct) => hasDone(db, app.appId, visitorKey, act)
    if (isPreview || !(await seen({ kind: 'detailView', item: pageId }))) return found
    const hasSeenVariant = variantId !== undefined && (await seen({ kind: 'testView', item: variantId }))
    await record(services, db, visited, [
      { kind: 'download', item: pageId },
      ...(hasSeenVariant ? [{ kind: 'testDownload' as const, item: variantId }] : []),
    ])
    return found
  })
  if (!content) return answer(services, failedPage('missing', preferred), 404)
  const query = new URLSearchParams({ ...kept, lang: content.lang, installed: '' })
  const location =
    content.packageObject === null
      ? `${storePath}/${app.appId}?${query}`
      : await addressOfFile(services, app, content.packageObject)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

async function record(
  services: PlatformParts,
  db: Queries,
  { app, visitor, kept, request }: Visited,
  acts: readonly StoreAct[],
): Promise<void> {
  const { teamId, appId } = app
  const time = services.clock.now()
  const visitorKey = await visitorKeyOf(services, appId, visitor)
  const fresh = await firstActs(db, appId, visitorKey, acts, time)
  if (fresh.length === 0) return
  const source: StoreVisited['source'] =
    kept.ad !== undefined ? 'advertising' : kept.link !== undefined || kept.channel !== undefined ? 'link' : 'other'
  const country = countryOfRequest(request.headers) ?? ''
  const visited: StoreVisited = {
    ...{ appId, person: numberOf(visitorKey), country, source, acts: fresh, time },
    ...(kept.link === undefined ? {} : { link: kept.link }),
    ...(kept.channel === undefined ? {} : { channel: kept.channel }),
  }
  await services.events.announce('store-front.visited', visited, { db, teamId, now: () => time })
}

function addressOfFile({ publicOrigin, secret, clock }: PlatformParts, { teamId }: StoreApp, objectId: string) {
  return signAddress(publicOrigin, secret, { method: 'GET', teamId, objectId, expires: clock.now() + fileTime }, {})
}

async function answer(
  { publicOrigin }: PlatformParts,
  html: string,
  status: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${await styleSource}; img-src ${publicOrigin}; media-src ${publicOrigin}; form-action 'self' ${publicOrigin}; frame-ancestors 'none'; base-uri 'none'`,
      // With none at all, browsers name no origin for the form, and its visits wouldn’t count.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}
