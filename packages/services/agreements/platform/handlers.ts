import { and, desc, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/agreements/contract'
import {
  agreementLimits,
  agreementListFields,
  editableStates,
  fillVariables,
  findProblems,
  platformAgreementCodes,
  publishedStates,
  type AgreementType,
} from '@console-widgets/agreements/model'
import { ownTeam } from '@console-widgets/platform/accounts/views'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { findApp, lockApp } from '@console-widgets/platform/tenancy/find-app'
import { addressOf, lockAgreement, versionsInLanguage, type AgreementRow } from './agreement-rows.ts'
import { agreementFacts } from './coverage.ts'
import { usedPackageIds } from './data-sources.ts'
import { judgePolicies } from './judge-policies.ts'
import { requireFuture } from '@console-widgets/platform/refusals/require-future'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { collectReviewFacts, usedPermissions } from './review-facts.ts'
import { scheduleReview } from './reviewer.ts'
import { agreements } from './tables.ts'
import { unsignedAgreements } from './unsigned-agreements.ts'
import { dataSentence, templateFor } from './templates.ts'

const day = 86_400_000

type AgreementCalls = Omit<
  typeof calls,
  | 'agreements.developer-sign.create'
  | 'agreements.developer-sign.get'
  | 'privacy.agreement.developer-query'
  | 'privacy.consent.query'
  | 'privacy.consent.sign'
  | 'privacy.declaration.get'
  | 'privacy.sign.submit'
  | 'privacy.signed-text.get'
>

/** Handlers of the agreements of apps. */
export const agreementHandlers: Handlers<AgreementCalls> = {
  'agreements.agreement.create': async ({ appId, type, lang, title, content }, { db, now }) => {
    await lockApp(db, appId)
    if ((await db.$count(agreements, eq(agreements.appId, appId))) >= agreementLimits.perApp)
      throw refuse('limit-reached', `An app has at most ${agreementLimits.perApp} versions of agreements`)
    const documentId = await documentOf(db, appId, type)
    return addVersion(db, { appId, documentId, type, lang, title, content }, now())
  },

  'agreements.agreement.update': async ({ agreementId, title, content, baseTime }, { db, now }) => {
    const row = await lockAgreement(db, agreementId)
    if (baseTime !== undefined && row.updateTime !== baseTime)
      throw refuse('conflict', 'This version was changed elsewhere. Load it again before you change it.', [
        issue('baseTime', 'base-time'),
      ])
    const changes = { title: title ?? row.title, content: content ?? row.content }
    if (publishedStates.includes(row.state)) {
      await lockApp(db, row.appId)
      const { appId, documentId, type, lang } = row
      return addVersion(db, { appId, documentId, type, lang, ...changes }, now())
    }
    requireEditable(row)
    const [changed] = await db
      .update(agreements)
      .set({ ...changes, state: 'draft', findings: [], updateTime: now() })
      .where(eq(agreements.agreementId, agreementId))
      .returning()
    return changed as AgreementRow
  },

  'agreements.agreement.delete': async ({ agreementId }, { db }) => {
    requireEditable(await lockAgreement(db, agreementId))
    await db.delete(agreements).where(eq(agreements.agreementId, agreementId))
  },

  'agreements.agreement.get': async ({ agreementId }, { db, services }) => {
    const row = await findRow(db, agreements, agreementId, 'agreement')
    const { appName, otherApps, permissions, sdks, detected } = await collectReviewFacts(db, row)
    const versions = (await versionsInLanguage(db, row)).filter((other) => other.agreementId !== agreementId)
    return {
      ...row,
      address: addressOf(row, services),
      facts: { appName, otherApps: [...otherApps], permissions: [...permissions], sdks: [...sdks], detected },
      versions: versions.map(({ agreementId: other, version, state }) => ({ agreementId: other, version, state })),
    }
  },

  'agreements.agreement.list': async ({ appId, ...input }, { db }) => {
    await findApp(db, appId)
    return listTable(db, agreements, agreementListFields, input, '-updateTime', eq(agreements.appId, appId))
  },

  'agreements.agreement.submit': async ({ id, requireConfirm, effectiveTime }, { db, now, services }) => {
    const row = await lockAgreement(db, id)
    requireEditable(row)
    requireFuture('effectiveTime', effectiveTime, now(), 'Without one, a version takes effect after its review.')
    if (effectiveTime !== undefined && effectiveTime > now() + agreementLimits.daysAhead * day)
      throw refuse('bad-parameter', `A version takes effect within ${agreementLimits.daysAhead} days`, [
        issue('effectiveTime', 'days-ahead', { days: agreementLimits.daysAhead }),
      ])
    const problems = findProblems(row.content, await collectReviewFacts(db, row))
    if (problems.length > 0)
      throw refuse(
        'agreement-findings',
        'A review would reject this text. Fix its findings first.',
        problems.map(({ rule, sample }) => issue('content', ruleOf[rule], { sample })),
      )
    const [submitted] = await db
      .update(agreements)
      .set({
        state: 'submitted',
        requireConfirm,
        findings: [],
        effectiveTime: effectiveTime ?? null,
        submitTime: now(),
        round: row.round + 1,
        updateTime: now(),
      })
      .where(eq(agreements.agreementId, id))
      .returning()
    await scheduleReview(db, services, submitted as AgreementRow, now())
    return submitted as AgreementRow
  },

  'agreements.permission.list': async ({ appId }, { db, now, permissions }) => {
    await findApp(db, appId)
    const rows = await db
      .select({ agreementId: agreements.agreementId, state: agreements.state })
      .from(agreements)
      .where(eq(agreements.appId, appId))
      .orderBy(desc(agreements.updateTime))
    const mayEdit = permissions.has('agreements.edit')
    const unsigned = await unsignedAgreements(db, now())
    return {
      platform: platformAgreementCodes.map((code) => ({
        code,
        sign: permissions.has('agreements.sign') && unsigned.includes(code),
      })),
      items: rows.map(({ agreementId, state }) => {
        const open = mayEdit && editableStates.includes(state)
        return { agreementId, edit: open || (mayEdit && publishedStates.includes(state)), submit: open, delete: open }
      }),
    }
  },

  'agreements.coverage.get': async ({ appId }, { db, services }) => {
    const { defaultLang, documents } = await agreementFacts(db, appId)
    const judged = await judgePolicies(db, appId, await usedPackageIds(db, appId))
    const unnamedBy = new Map(judged.map(({ policy, problems }) => [policy.agreementId, problems]))
    return {
      defaultLang,
      documents: documents.map(({ type, languages }) => ({
        type,
        languages: languages.map(({ effective, ...language }) => ({
          ...language,
          effective: effective && {
            agreementId: effective.agreementId,
            version: effective.version,
            address: services.publicOrigin + effective.path,
            unnamed: (unnamedBy.get(effective.agreementId) ?? []).map(({ sample }) => sample),
          },
        })),
      })),
    }
  },

  'privacy.template-info.get': async ({ appId, type, lang }, { db }) => {
    const { appName } = await findApp(db, appId)
    const [team] = await db.select({ teamName: ownTeam.teamName }).from(ownTeam)
    const template = templateFor(type, lang)
    const groups = new Set((await usedPermissions(db, appId)).map(({ group }) => group))
    const values = {
      app: appName,
      company: team?.teamName ?? '',
      data: dataSentence(template.language, [...groups]),
    }
    return {
      lang: template.lang,
      title: fillVariables(template.title, values),
      content: fillVariables(template.content, values),
      variables: [
        { name: 'app' as const, value: values.app },
        { name: 'company' as const, value: values.company || null },
        { name: 'data' as const, value: values.data },
        { name: 'contact' as const, value: null },
      ],
    }
  },
}

/** What the review finds, for refusals. */
const ruleOf = {
  placeholder: 'agreement-placeholder',
  'permission-unnamed': 'agreement-permission',
  'sdk-unnamed': 'agreement-sdk',
  'section-missing': 'agreement-section',
  'other-app': 'agreement-other-app',
  'wrong-language': 'agreement-language',
  'unsafe-link': 'agreement-link',
} as const

function requireEditable({ state }: AgreementRow): void {
  if (!editableStates.includes(state))
    throw refuse(
      'agreement-state',
      `This version is ${state}. Only a draft, or one that was rejected, can be changed, submitted, or deleted.`,
    )
}

async function documentOf(db: Queries, appId: string, type: AgreementType): Promise<string> {
  const [row] = await db
    .select({ documentId: agreements.documentId })
    .from(agreements)
    .where(and(eq(agreements.appId, appId), eq(agreements.type, type)))
    .limit(1)
  return row?.documentId ?? newId()
}

type NewVersion = Pick<AgreementRow, 'appId' | 'documentId' | 'type' | 'lang' | 'title' | 'content'>

/** Adds the next version in a language. There is at most one that isn't in effect yet. */
async function addVersion(db: Queries, row: NewVersion, time: number): Promise<AgreementRow> {
  const inLanguage = and(eq(agreements.documentId, row.documentId), eq(agreements.lang, row.lang))
  const [newest] = await db
    .select({ agreementId: agreements.agreementId, version: agreements.version, state: agreements.state })
    .from(agreements)
    .where(inLanguage)
    .orderBy(desc(agreements.version))
    .limit(1)
  if (newest && !publishedStates.includes(newest.state))
    throw refuse('agreement-open', `Version ${newest.version} in ${row.lang} isn’t in effect yet. Change that one.`, [
      issue('lang', 'version-not-in-effect'),
    ])
  const [created] = await db
    .insert(agreements)
    .values({
      ...row,
      agreementId: newId(),
      version: (newest?.version ?? 0) + 1,
      state: 'draft',
      createTime: time,
      updateTime: time,
    })
    .returning()
  return created as AgreementRow
}
