import { and, eq, gt } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { RouterEnvironment } from '@console-widgets/platform/calls/plane'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { signAddress } from '@console-widgets/platform/files/signed-address'
import { countryOfRequest } from '@console-widgets/platform/http/country-of-request'
import { bestLanguage, preferredLanguages } from '@console-widgets/platform/http/reader-languages'
import type {} from '@console-widgets/platform/release/store-front'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { mediaDevices, phone, shownMedia } from '@console-widgets/versions/model'
import { shownDemos } from '../demos/demo-rows.ts'
import { storeVersion, textsOf } from '../listing.ts'
import { pagePath, readPageAddress } from '../page-address.ts'
import { listingPages } from '../tables.ts'
import { missingPage, sharedPage, styleSource, type SharedListing } from './shared-page-html.ts'

/** How long the addresses of a page's images work, in milliseconds. Loading the page again brings new ones. */
const imageTime = 10 * 60_000

/** Serves shared previews to anyone who has the address. Made up, expired, and revoked addresses are answered alike. */
export function sharedPagePlane(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  app.get(`${pagePath}/:name`, async ({ req }) => {
    const preferred = preferredLanguages(req.raw)
    const asked = req.query('lang')
    const wanted = asked === undefined ? preferred : [asked, ...preferred]
    const country = countryOfRequest(req.raw.headers)
    const listing = await readListing(services, req.param('name'), wanted, country)
    return listing
      ? answer(sharedPage(listing, preferred), 200, services)
      : answer(missingPage(preferred), 404, services)
  })
}

async function readListing(
  services: PlatformParts,
  name: string,
  wanted: readonly string[],
  country: string | null,
): Promise<SharedListing | undefined> {
  const { clock, database, events, publicOrigin, secret } = services
  const pageId = await readPageAddress(services, name)
  if (pageId === undefined) return undefined
  const now = clock.now()
  const reading = database.forRequest()
  const [page] = await reading.look((db) =>
    db
      .select()
      .from(listingPages)
      .where(and(eq(listingPages.pageId, pageId), gt(listingPages.expireTime, now))),
  )
  if (!page) return undefined
  const { teamId, appId, versionId, expireTime } = page
  const known = await reading.asTeam({ teamId, userId: 'shared-page' }, async (db) => {
    const version = await storeVersion(db, appId, versionId)
    const { defaultLang } = await findApp(db, appId)
    const question = { appId, country: country ?? '', now }
    return (
      version && {
        version,
        defaultLang,
        texts: await textsOf(db, versionId, defaultLang),
        demos: await shownDemos(db, appId),
        price: (await events.collectAnswers('store-front.price', question, { db })).flat()[0],
      }
    )
  })
  if (!known || known.texts.length === 0) return undefined
  const addressOf = (objectId: string) =>
    signAddress(publicOrigin, secret, { method: 'GET', teamId, objectId, expires: now + imageTime }, {})
  const { texts, version, defaultLang } = known
  const lang = bestLanguage(
    texts.map((each) => each.lang),
    wanted,
  )
  const { icon, media } = version.materials
  const { featureImage, video } = shownMedia(version.materials, lang, phone)
  // Other types of device are shown beside phones if they have screenshots of their own.
  const devices = mediaDevices.filter((device) => device === phone || media.some((set) => set.deviceType === device))
  const shots = await Promise.all(
    devices.map(async (device) => ({
      device,
      addresses: await Promise.all(shownMedia(version.materials, lang, device).screenshots.map(addressOf)),
    })),
  )
  const demos = await Promise.all(
    known.demos.map(async ({ lang, title, description, pictures: ids, videoId }) => ({
      ...{ lang, title, description },
      pictures: await Promise.all(ids.map(addressOf)),
      video: videoId === null ? null : await addressOf(videoId),
    })),
  )
  return {
    ...{ texts, lang, defaultLang, shots, demos, expireTime },
    icon: icon && (await addressOf(icon)),
    feature: featureImage && (await addressOf(featureImage)),
    video: video && (await addressOf(video)),
    versionNumber: version.versionNumber,
    price: known.price,
    isPriceOfElsewhere: country === null,
  }
}

async function answer(html: string, status: number, { publicOrigin }: PlatformParts): Promise<Response> {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${await styleSource}; img-src ${publicOrigin}; media-src ${publicOrigin}; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    },
  })
}
