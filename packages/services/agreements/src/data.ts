import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { agreementListFields as fields, type AgreementType, type PlatformLanguage } from './model.ts'

/** A version of an agreement, as lists show it. */
export type AgreementSummary = ItemOf<(typeof calls)['agreements.agreement.list']>
/** A version of an agreement with its text. */
export type Agreement = AnswerOf<(typeof calls)['agreements.agreement.get']>
/** The agreements of an app by type and language. */
export type Coverage = AnswerOf<(typeof calls)['agreements.coverage.get']>

/** One of the platform's agreements, with the team's signatures. */
export type PlatformAgreement = AnswerOf<(typeof calls)['privacy.agreement.developer-query']>['items'][number]
/** A team's signature. */
export type Signature = AnswerOf<(typeof calls)['agreements.developer-sign.create']>
/** The text that was signed. */
export type SignedText = AnswerOf<(typeof calls)['privacy.signed-text.get']>

/** What the packages of an app take, and what was declared. */
export type DeclarationState = AnswerOf<(typeof calls)['privacy.declaration.get']>

/** What an app's users have consented to. */
export type ConsentState = AnswerOf<(typeof calls)['privacy.consent.query']>
/** What the platform asks the user to consent to, as a person. */
export type DeveloperConsent = AnswerOf<(typeof calls)['privacy.agreement.developer-query']>['consents'][number]

/** Time after which a version in review is read again, in milliseconds. */
const freshFor = 3_000

/** The agreements of an app. */
export function agreementsData(console: Console, place: Place, appId: string) {
  const { list, mutation, query } = dataOf(console)
  return {
    agreements: list(calls['agreements.agreement.list'], {
      id: 'agreements',
      key: 'agreementId',
      fields,
      place,
      input: { appId },
    }),
    coverage: query(calls['agreements.coverage.get'], { appId }),
    create: mutation(calls['agreements.agreement.create']),
    remove: mutation(calls['agreements.agreement.delete']),
    /** A text to begin with. */
    readTemplate: (type: AgreementType, lang: string) =>
      console.invoke(calls['privacy.template-info.get'], { appId, type, lang }),
  }
}

/** One version of an agreement. It is read again while it is in review. */
export function agreementData(console: Console, _place: Place, agreementId: string) {
  const { mutation, query } = dataOf(console)
  return {
    agreement: query(
      calls['agreements.agreement.get'],
      { agreementId },
      { every: (read) => (read.state === 'submitted' ? freshFor : undefined) },
    ),
    update: mutation(calls['agreements.agreement.update']),
    submit: mutation(calls['agreements.agreement.submit']),
    remove: mutation(calls['agreements.agreement.delete']),
  }
}

/** Another version, to compare with. */
export function otherVersionData(console: Console, _place: Place, agreementId: string) {
  return { other: dataOf(console).query(calls['agreements.agreement.get'], { agreementId }) }
}

/** Consents of an app's users. Without a language: those to the text in the app's own. */
export function consentsData(console: Console, _place: Place, appId: string, type: AgreementType, lang?: string) {
  return { consents: dataOf(console).query(calls['privacy.consent.query'], { appId, type, ...(lang ? { lang } : {}) }) }
}

/** What an app does with people's data. */
export function declarationData(console: Console, _place: Place, appId: string) {
  const { mutation, query } = dataOf(console)
  return {
    declaration: query(calls['privacy.declaration.get'], { appId }),
    sign: mutation(calls['privacy.sign.submit']),
  }
}

/** The platform's agreements, and their signature. */
export function platformAgreementsData(console: Console, _place: Place, language: PlatformLanguage) {
  const { mutation, query } = dataOf(console)
  return {
    agreements: query(calls['privacy.agreement.developer-query'], { language }),
    sign: mutation(calls['agreements.developer-sign.create']),
    consent: mutation(calls['privacy.consent.sign']),
  }
}

/** The text of a signature. */
export function signedTextData(console: Console, _place: Place, signatureId: string) {
  const call = calls['privacy.signed-text.get']
  return {
    signedText: dataOf(console).query(call, { signatureId }),
    readSigned: () => console.invoke(call, { signatureId }),
  }
}
