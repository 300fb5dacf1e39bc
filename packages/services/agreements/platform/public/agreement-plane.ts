import { and, desc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { agreementPath, publicPath, readPublicPath } from '@console-widgets/agreements/model'
import type { RouterEnvironment } from '@console-widgets/platform/calls/plane'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { publicAgreements } from '../tables.ts'
import { agreementPage, missingPage, styleSource, type PublicVersion } from './agreement-html.ts'
import { bestLanguage, preferredLanguages } from '@console-widgets/platform/http/reader-languages'

/** Serves the agreements of apps to anyone: plain pages without scripts. */
export function agreementPlane(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  app.get(`${agreementPath}/*`, async ({ req: { raw: request } }) => {
    const asked = readPublicPath(new URL(request.url).pathname)
    const preferred = preferredLanguages(request)
    const found = asked ? await findAgreements(services, asked.documentId) : []
    const first = found[0]
    if (!asked || !first) return answer(missingPage(preferred), 404)
    if (asked.lang === undefined) {
      const lang = bestLanguage(
        found.map((each) => each.lang),
        preferred,
      )
      return new Response(null, {
        status: 302,
        headers: { location: publicPath(asked.documentId, lang), vary: 'accept-language', 'cache-control': 'no-cache' },
      })
    }
    const inLanguage = found.filter(({ lang }) => lang.toLowerCase() === asked.lang?.toLowerCase())
    const shown =
      asked.version === undefined ? inLanguage[0] : inLanguage.find((each) => each.version === asked.version)
    if (!shown) return answer(missingPage(preferred), 404)
    const tag = `"${shown.sha256.slice(0, 32)}-${inLanguage[0]?.version}-${found.length}"`
    if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers: { etag: tag } })
    const content = await readContent(services, shown)
    return answer(agreementPage({ ...shown, content }, found), 200, { etag: tag, 'content-language': shown.lang })
  })
}

/** All versions of a document in all languages, newest first. */
function findAgreements({ database }: PlatformParts, documentId: string): Promise<PublicVersion[]> {
  const { documentId: id, type, lang, version, publishedAppName, title, sha256, effectiveTime } = publicAgreements
  return database
    .forRequest()
    .asPublic((db) =>
      db
        .select({ documentId: id, type, lang, version, publishedAppName, title, sha256, effectiveTime })
        .from(publicAgreements)
        .where(eq(id, documentId))
        .orderBy(desc(version), lang),
    )
}

async function readContent({ database }: PlatformParts, shown: PublicVersion): Promise<string> {
  const { documentId, lang, version } = publicAgreements
  const ofVersion = and(eq(documentId, shown.documentId), eq(lang, shown.lang), eq(version, shown.version))
  const [row] = await database
    .forRequest()
    .asPublic((db) => db.select({ content: publicAgreements.content }).from(publicAgreements).where(ofVersion))
  return row?.content ?? ''
}

async function answer(html: string, status: number, headers: Record<string, string> = {}): Promise<Response> {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${await styleSource}; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, no-cache',
      ...headers,
    },
  })
}
