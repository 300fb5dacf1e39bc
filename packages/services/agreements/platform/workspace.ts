import { desc, eq } from 'drizzle-orm'
import {
  platformAgreementCodes,
  publishingAgreementCodes,
  publishingAgreements,
} from '@console-widgets/agreements/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { versionInForce } from './platform-agreements.ts'
import { agreements, signatures } from './tables.ts'

/** Agreements without which an app isn't published anywhere. */
const neededEverywhere: readonly string[] = publishingAgreementCodes.filter(
  (code) => publishingAgreements[code] === 'everywhere',
)

/** What agreements bring to the start page: those to sign, rejected ones, and the agreements of apps. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ viewer: { now, permissions }, mostLines }, { db }) => [
    ...(permissions.has('agreements.sign') ? await linesToSign(db, now) : []),
    ...(permissions.has('agreements.edit') ? await rejectedLines(db, mostLines) : []),
  ],

  ...answerWithThings([
    {
      kind: 'agreements.agreements',
      order: 85,
      from: agreements,
      id: agreements.agreementId,
      name: agreements.title,
      detail: agreements.lang,
      page: 'agreements.agreement',
      parameters: { appId: agreements.appId, agreementId: agreements.agreementId },
    },
  ]),
}

/** Agreements of the platform: newer versions of signed ones, and, for a team with apps, what publishing takes. */
async function linesToSign(db: Queries, now: number): Promise<AttentionLine[]> {
  const signed = await db.select({ code: signatures.code, version: signatures.version }).from(signatures)
  const hasApps = (await db.$count(apps)) > 0
  return platformAgreementCodes.flatMap((code): AttentionLine[] => {
    const current = versionInForce(code, now)
    const ofCode = signed.filter((signature) => signature.code === code)
    if (!current || ofCode.some(({ version }) => version === current.version)) return []
    // A message can't select by a hyphen.
    const values = { agreement: code.replaceAll('-', '_') }
    const line = { id: code, values, page: { id: 'agreements.signing', values: { code } }, time: current.validFrom }
    if (ofCode.length > 0) return [{ kind: 'agreements.renewed', tone: 'warning', ...line }]
    const isNeeded = hasApps && neededEverywhere.includes(code)
    return isNeeded ? [{ kind: 'agreements.unsigned', tone: 'warning', ...line }] : []
  })
}

async function rejectedLines(db: Queries, most: number): Promise<AttentionLine[]> {
  const { agreementId, appId, lang, state, title, updateTime } = agreements
  const rows = await db
    .select({ agreementId, appId, appName: apps.appName, lang, title, updateTime })
    .from(agreements)
    .innerJoin(apps, eq(apps.appId, appId))
    .where(eq(state, 'rejected'))
    .orderBy(desc(updateTime))
    .limit(most)
  return rows.map((row) => ({
    kind: 'agreements.rejected',
    id: row.agreementId,
    tone: 'danger',
    values: { app: row.appName, title: row.title, lang: row.lang },
    page: { id: 'agreements.agreement', values: { appId: row.appId, agreementId: row.agreementId } },
    time: row.updateTime,
  }))
}
