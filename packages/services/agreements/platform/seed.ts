import { eq } from 'drizzle-orm'
import {
  fillVariables,
  prefillDataUse,
  type AgreementState,
  type AgreementType,
  type DataPurpose,
  type DataType,
} from '@console-widgets/agreements/model'
import { newId } from '@console-widgets/platform/database/ids'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { AgreementRow } from './agreement-rows.ts'
import { seedConsents } from './consent-traffic.ts'
import { collectDataSources } from './data-sources.ts'
import { platformAgreements } from './platform-agreements.ts'
import { usedPermissions } from './review-facts.ts'
import { publish } from './reviewer.ts'
import { sha256Of } from './sha256.ts'
import { agreements, declarations, signatures } from './tables.ts'
import { dataSentence, templateFor } from './templates.ts'

/** A version of the demo team: days since it was written, and since it took effect. */
interface DemoVersion {
  app: string
  type: AgreementType
  lang: string
  state: AgreementState
  written: number
  effective?: number
  /** Changes of the text that the template gives. */
  edit?: (content: string) => string
}

const contact = 'privacy@northwind.example'

/** Removes a section with its heading. */
const without = (heading: string) => (content: string) => {
  const from = content.indexOf(`# ${heading}`)
  return content.slice(0, from) + content.slice(content.indexOf('# ', from + 2))
}

/** The demo team's agreements, one for each typical situation, oldest version of each language first. */
const demoVersions: readonly DemoVersion[] = [
  {
    app: 'Northwind Maps',
    type: 'privacy',
    lang: 'en-US',
    state: 'replaced',
    written: 72,
    effective: 70,
    edit: (content) =>
      content
        .replace('within 30 days', 'within 90 days')
        .replace(" We don't use it for advertising.", '')
        .replace(' You can withdraw your consent at any time.', ''),
  },
  { app: 'Northwind Maps', type: 'privacy', lang: 'en-US', state: 'effective', written: 15, effective: 12 },
  { app: 'Northwind Maps', type: 'privacy', lang: 'zh-CN', state: 'effective', written: 15, effective: 12 },
  {
    app: 'Northwind Maps',
    type: 'privacy',
    lang: 'ru-RU',
    state: 'draft',
    written: 3,
    edit: without('Срок хранения'),
  },
  { app: 'Northwind Maps', type: 'user', lang: 'en-US', state: 'effective', written: 72, effective: 70 },
  {
    app: 'Northwind Weather',
    type: 'privacy',
    lang: 'en-US',
    state: 'rejected',
    written: 2,
    edit: (content) => content.replaceAll('Northwind Weather', 'Tide Table'),
  },
  { app: 'Harbour Radio', type: 'privacy', lang: 'en-US', state: 'effective', written: 36, effective: 34 },
]

/** Agreements of the demo team's apps. */
export async function seedAgreements(seed: Seed): Promise<void> {
  const { db, now, services } = seed
  await seedDeclarations(seed)
  const owned = await db.select().from(apps).where(eq(apps.teamId, demoTeamId))
  const documents = new Map<string, string>()
  const versions = new Map<string, number>()
  for (const { app: appName, type, lang, state, written, effective, edit } of demoVersions) {
    const app = owned.find((each) => each.appName === appName)
    if (!app) continue
    const documentId = documents.get(app.appId + type) ?? newId()
    documents.set(app.appId + type, documentId)
    const version = (versions.get(documentId + lang) ?? 0) + 1
    versions.set(documentId + lang, version)
    const { language, title, content } = templateFor(type, lang)
    const groups = new Set((await usedPermissions(db, app.appId)).map(({ group }) => group))
    const values = {
      app: appName,
      company: 'Northwind Studio',
      contact,
      data: dataSentence(language, [...groups]),
    }
    const text = fillVariables(content, values)
    const time = now - written * day
    const effectiveTime = effective === undefined ? null : now - effective * day
    const row: AgreementRow = {
      teamId: demoTeamId,
      agreementId: newId(),
      appId: app.appId,
      documentId,
      type,
      lang,
      version,
      title: fillVariables(title, values),
      content: edit?.(text) ?? text,
      state,
      requireConfirm: version > 1 ? 1 : 0,
      findings: state === 'rejected' ? [{ rule: 'other-app', sample: 'Tide Table' }] : [],
      effectiveTime,
      submitTime: state === 'draft' ? null : time + day,
      round: state === 'draft' ? 0 : 1,
      createTime: time,
      updateTime: effectiveTime ?? time + day,
    }
    await db.insert(agreements).values(row)
    if (effectiveTime !== null) await publish(db, row, effectiveTime)
  }
  await seedConsents(db, services, now)
}

/** Purposes of the demo apps’ data, as far as an app has more than its function. */
const demoPurposes: Partial<Record<DataType, DataPurpose[]>> = {
  'device-ids': ['communication', 'security'],
  usage: ['analytics'],
  crashes: ['analytics', 'functionality'],
}

/** Days since the demo apps’ declarations were confirmed. */
const declaredDays = 3

/** The newest build of the map app takes more than was declared, and waits for a confirmation. */
const undeclaredBuild = { appName: 'Northwind Maps', versionName: '4.3.0' }

/** Declarations of all demo apps with packages. */
async function seedDeclarations({ db, now }: Seed): Promise<void> {
  for (const { teamId, appId, appName } of await db.select().from(apps)) {
    const { packages, sources: all } = await collectDataSources(db, appId)
    if (packages.length === 0) continue
    const sources = all.filter(
      ({ versions }) =>
        appName !== undeclaredBuild.appName || versions.some((version) => version !== undeclaredBuild.versionName),
    )
    await db.insert(declarations).values({
      teamId,
      declarationId: newId(),
      appId,
      number: 1,
      entries: prefillDataUse(sources, []).map((entry) => ({
        ...entry,
        purposes: demoPurposes[entry.data] ?? ['functionality'],
        optional: entry.data === 'location' || entry.data === 'camera',
      })),
      confirmed: sources.map(({ id }) => id),
      userId: teamId,
      signTime: now - declaredDays * day,
    })
  }
}

/** Signatures of the demo team, in days since the version is in force. It has yet to sign the newest of paid apps. */
const demoSignatures = [
  { code: 'distribution', version: '2025-06', days: 20 },
  { code: 'distribution', version: '2026-02', days: 3 },
  { code: 'paid-apps', version: '2025-09', days: 5 },
] as const

/** Signatures of the demo team, which its apps need to be live. */
export async function seedSignatures({ db }: Seed): Promise<void> {
  for (const { code, version, days } of demoSignatures) {
    const signed = platformAgreements[code].find((each) => each.version === version)
    if (!signed) continue
    const { title, content } = signed.texts.en
    await db.insert(signatures).values({
      teamId: demoTeamId,
      signatureId: newId(),
      code,
      version,
      language: 'en',
      title: `${title} ${version}`,
      signedText: content,
      sha256: await sha256Of(content),
      userId: demoTeamId,
      signerName: 'Ada Lindqvist',
      address: '192.0.2.10',
      signTime: signed.validFrom + days * day,
    })
  }
}
