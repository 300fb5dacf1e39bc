import type { Hono } from 'hono'
import {
  reportFormats,
  reportLanguages,
  reportLinkSeconds,
  type ReportFormat,
  type ReportLanguage,
} from '@console-widgets/app-check/model'
import type { RouterEnvironment } from '@console-widgets/platform/calls/plane'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { sameText } from '@console-widgets/platform/secrets/secrets'
import { findCheck } from './check-rows.ts'
import { readReport } from './report.ts'
import { writeReport } from './report-file.ts'
import { toHex } from '@console-widgets/platform/secrets/byte-texts'

const path = '/app-check/reports'

/** A report that an address leads to. */
interface NamedReport {
  teamId: string
  taskId: string
  format: ReportFormat
  language: ReportLanguage
}

/** Address of a report as a file. It needs no session, opens nothing else, and ends after ten minutes. */
export async function reportAddress(
  { publicOrigin, secret }: PlatformParts,
  { teamId, taskId, format, language }: NamedReport,
  now: number,
): Promise<string> {
  const url = new URL(`${publicOrigin}${path}/${taskId}`)
  url.searchParams.set('team', teamId)
  url.searchParams.set('format', format)
  url.searchParams.set('language', language)
  url.searchParams.set('expires', String(now + reportLinkSeconds * 1000))
  url.searchParams.set('signature', await signatureOf(secret, url))
  return url.href
}

/** Serves reports by their addresses. */
export function reportPlane(app: Hono<RouterEnvironment>, { clock, database, secret }: PlatformParts): void {
  app.get(`${path}/:taskId`, async ({ req }) => {
    const url = new URL(req.url)
    const { searchParams: query } = url
    const signature = query.get('signature') ?? ''
    query.delete('signature')
    const format = reportFormats.find((known) => known === query.get('format'))
    const language = reportLanguages.find((known) => known === query.get('language'))
    if (!sameText(signature, await signatureOf(secret, url)) || !format || !language)
      throw refuse('address-refused', 'This URL isn’t that of a report. Open the report in the console.')
    if (Number(query.get('expires')) <= clock.now())
      throw refuse('address-refused', 'This URL has expired. Open the report in the console for a new one.')
    const report = await database.asTeam({ teamId: query.get('team') ?? '', userId: 'signed-address' }, async (db) =>
      // What programs read is in English.
      readReport(db, await findCheck(db, req.param('taskId')), format === 'html' ? language : 'en'),
    )
    const { contentType, fileName, content } = writeReport(report, format, language)
    return new Response(content, {
      headers: {
        'content-type': contentType,
        'content-disposition': `attachment; filename="${fileName}"`,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    })
  })
}

async function signatureOf(key: CryptoKey, { pathname, searchParams }: URL): Promise<string> {
  const text = `GET\n${pathname}\n${searchParams.toString()}`
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))
  return toHex(bytes)
}
