import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, pgView, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  type AgreementProblem,
  type AgreementState,
  type AgreementType,
  type DataUse,
  type DeveloperConsentCode,
  type PlatformAgreementCode,
  type PlatformLanguage,
  publishingAgreementCodes,
  publishingAgreements,
} from '@console-widgets/agreements/model'
import { milliseconds, teamColumn, timeColumns } from '@console-widgets/platform/database/columns'
import { measured, named, unrecorded } from '@console-widgets/platform/database/table-traits'
import { reasonsView } from '@console-widgets/platform/release/availability'

/** Versions of the agreements of apps, each in one language. */
export const agreements = named(
  pgTable(
    'cw_agreements',
    {
      ...teamColumn,
      agreementId: text('agreement_id').primaryKey(),
      appId: text('app_id').notNull(),
      /** Common to all versions and languages of an app’s agreement of a type. */
      documentId: text('document_id').notNull(),
      type: text('type').$type<AgreementType>().notNull(),
      lang: text('lang').notNull(),
      version: integer('version').notNull(),
      title: text('title').notNull(),
      content: text('content').notNull(),
      state: text('state').$type<AgreementState>().notNull(),
      /** 1: users must agree again. */
      requireConfirm: integer('require_confirm').$type<0 | 1>().notNull().default(0),
      /** What the reviewer rejected it for. */
      findings: jsonb('findings').$type<AgreementProblem[]>().notNull().default([]),
      effectiveTime: milliseconds('effective_time'),
      submitTime: milliseconds('submit_time'),
      /** Number of submissions, so that a job of an earlier one does nothing. */
      round: integer('round').notNull().default(0),
      ...timeColumns,
    },
    (table) => [
      index('cw_agreements_app').on(table.teamId, table.appId, table.updateTime),
      uniqueIndex('cw_agreements_version').on(table.documentId, table.lang, table.version),
      uniqueIndex('cw_agreements_open')
        .on(table.documentId, table.lang)
        .where(sql`${table.state} not in ('effective', 'replaced')`),
    ],
  ),
  ({ title, lang, version }) => [title, lang, version],
)

/**
 * Texts that took effect, for ever: users relied on them. They don't belong to the app, so they stay when it is
 * deleted.
 */
export const publications = named(
  pgTable(
    'cw_agreement_publications',
    {
      ...teamColumn,
      agreementId: text('agreement_id').primaryKey(),
      documentId: text('document_id').notNull(),
      type: text('type').$type<AgreementType>().notNull(),
      lang: text('lang').notNull(),
      version: integer('version').notNull(),
      publishedAppName: text('published_app_name').notNull(),
      title: text('title').notNull(),
      content: text('content').notNull(),
      /** Of the text, in hexadecimal. */
      sha256: text('sha256').notNull(),
      effectiveTime: milliseconds('effective_time').notNull(),
    },
    (table) => [uniqueIndex('cw_agreement_publications_version').on(table.documentId, table.lang, table.version)],
  ),
  ({ title, lang, version }) => [title, lang, version],
)

/** Signatures of the platform’s own agreements, with the text to the byte. A team signs each version once. */
export const signatures = named(
  pgTable(
    'cw_agreement_signatures',
    {
      ...teamColumn,
      signatureId: text('signature_id').primaryKey(),
      code: text('code').$type<PlatformAgreementCode>().notNull(),
      version: text('version').notNull(),
      language: text('language').$type<PlatformLanguage>().notNull(),
      title: text('title').notNull(),
      signedText: text('signed_text').notNull(),
      sha256: text('sha256').notNull(),
      userId: text('user_id').notNull(),
      /** The name that was typed. */
      signerName: text('signer_name').notNull(),
      /** Network address of the signer. */
      address: text('address').notNull(),
      signTime: milliseconds('sign_time').notNull(),
    },
    (table) => [uniqueIndex('cw_agreement_signatures_version').on(table.teamId, table.code, table.version)],
  ),
  ({ title, version }) => [title, version],
)

/** What the team has declared that an app does with people’s data, once for each confirmation. */
export const declarations = named(
  pgTable(
    'cw_privacy_declarations',
    {
      ...teamColumn,
      declarationId: text('declaration_id').primaryKey(),
      appId: text('app_id').notNull(),
      /** Counts the confirmations of the app. */
      number: integer('number').notNull(),
      entries: jsonb('entries').$type<DataUse[]>().notNull(),
      /** IDs of the permissions and SDKs that it was confirmed for. */
      confirmed: text('confirmed').array().notNull(),
      userId: text('user_id').notNull(),
      signTime: milliseconds('sign_time').notNull(),
    },
    (table) => [uniqueIndex('cw_privacy_declarations_number').on(table.appId, table.number)],
  ),
  ({ appId, number }) => [appId, number],
)

/** Consents of apps’ users to public texts, and their withdrawals. Rows are only added. */
export const consents = measured(
  pgTable(
    'cw_privacy_consents',
    {
      ...teamColumn,
      consentId: text('consent_id').primaryKey(),
      appId: text('app_id').notNull(),
      documentId: text('document_id').notNull(),
      lang: text('lang').notNull(),
      version: integer('version').notNull(),
      /** ID by which the app knows the person. */
      subject: text('subject').notNull(),
      /** False: it was withdrawn. */
      given: boolean('given').notNull(),
      consentTime: milliseconds('consent_time').notNull(),
    },
    (table) => [
      index('cw_privacy_consents_subject').on(table.documentId, table.lang, table.subject, table.consentTime),
    ],
  ),
)

/** Consents of developers to what the platform asks them as persons, which only they see. */
export const developerConsents = unrecorded(
  pgTable(
    'cw_developer_consents',
    {
      ...teamColumn,
      consentId: text('consent_id').primaryKey(),
      recipientId: text('recipient_id').notNull(),
      code: text('code').$type<DeveloperConsentCode>().notNull(),
      version: text('version').notNull(),
      /** False: it was withdrawn. */
      given: boolean('given').notNull(),
      consentTime: milliseconds('consent_time').notNull(),
    },
    (table) => [index('cw_developer_consents_person').on(table.recipientId, table.code, table.consentTime)],
  ),
)

/** Apps that were live before publishing took a signature. They stay available. */
export const earlierApps = unrecorded(
  pgTable('cw_agreement_earlier_apps', { ...teamColumn, appId: text('app_id').primaryKey() }),
)

/** The apps of teams that have signed no version of an agreement that publishing takes. */
const withoutSignature = publishingAgreementCodes.map((code) => {
  const countries = publishingAgreements[code]
  const place = countries === 'everywhere' ? 'null::text' : 'c.code'
  const each =
    countries === 'everywhere'
      ? ''
      : ` cross join (values ${countries.map((country) => `('${country}')`).join(', ')}) as c(code)`
  return `select a.app_id, ${place} as country, 'agreements.unsigned' as reason, '${code}' as field
  from cw_apps a${each}
  where not exists (select from cw_agreement_signatures s where s.team_id = a.team_id and s.code = '${code}')
    and not exists (select from cw_agreement_earlier_apps e where e.app_id = a.app_id)`
})

/** Reasons of unsigned agreements why apps aren't available. */
export const agreementReasons = reasonsView(
  'cw_agreement_reasons',
  sql`
  ${sql.raw(withoutSignature.join('\n  union all\n  '))}`,
)

/** What anyone with the address can read. It names no team. */
export const publicAgreements = pgView('cw_public_agreements').as((db) =>
  db
    .select({
      documentId: publications.documentId,
      type: publications.type,
      lang: publications.lang,
      version: publications.version,
      publishedAppName: publications.publishedAppName,
      title: publications.title,
      content: publications.content,
      sha256: publications.sha256,
      effectiveTime: publications.effectiveTime,
    })
    .from(publications),
)
