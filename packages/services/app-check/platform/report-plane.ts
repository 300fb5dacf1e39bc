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
import { signDownload, verifyDownload } from '@console-widgets/platform/files/signed-download'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { findCheck } from './check-rows.ts'
import { readReport } from './report.ts'
import { writeReport } from './report-file.ts'

const path = '/app-check/reports'

/** A report that an address leads to. */
interface NamedReport {
  teamId: string
  taskId: string
  format: ReportFormat
  language: ReportLanguage
}

/** Address of a report as a file. It needs no session, opens nothing else, and ends after ten minutes. */
export const reportAddress = (
  parts: PlatformParts,
  { teamId, taskId, format, language }: NamedReport,
  now: number,
): Promise<string> =>
  signDownload(parts, `${path}/${taskId}`, {
    teamId,
    fields: { format, language },
    expires: now + reportLinkSeconds * 1000,
  })

/** Serves reports by their addresses. */
export function reportPlane(app: Hono<RouterEnvironment>, parts: PlatformParts): void {
  app.get(`${path}/:taskId`, async ({ req }) => {
    const { query, scope, fault } = await verifyDownload(req.url, parts)
    const format = reportFormats.find((known) => known === query.get('format'))
    const language = reportLanguages.find((known) => known === query.get('language'))
    if (fault === 'forged' || !format || !language)
      throw refuse('address-refused', 'This URL isn’t that of a report. Open the report in the console.')
    if (fault === 'expired')
      throw refuse('address-refused', 'This URL has expired. Open the report in the console for a new one.')
    const report = await parts.database.asTeam(scope, async (db) =>
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
