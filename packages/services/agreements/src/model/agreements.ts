import type { PermissionDeclarations } from '@console-widgets/contract'

/** Agreements between the developer of an app and its users: the privacy policy and the user agreement. */
export const agreementTypes = ['privacy', 'user'] as const
export type AgreementType = (typeof agreementTypes)[number]

/**
 * States of a version of an agreement. A submitted version is effective as soon as it passes the review, or scheduled
 * until its date. An effective version never changes; the next one replaces it.
 */
export const agreementStates = ['draft', 'submitted', 'rejected', 'scheduled', 'effective', 'replaced'] as const
export type AgreementState = (typeof agreementStates)[number]

/** The text can still be changed, submitted, and deleted: it was never in effect. */
export const editableStates: readonly AgreementState[] = ['draft', 'rejected']

/** The text is public, now or formerly. The next version is a new draft. */
export const publishedStates: readonly AgreementState[] = ['effective', 'replaced']

export const agreementLimits = {
  title: 128,
  content: 60_000,
  lang: 64,
  /** Versions of one app, in all languages. */
  perApp: 1000,
  /** Time within which a submitted version can take effect, in days. */
  daysAhead: 365,
} as const

/** Fields that the list can be filtered and sorted by. */
export const agreementListFields = {
  title: 'text',
  type: 'text',
  lang: 'text',
  version: 'number',
  state: 'text',
  effectiveTime: 'time',
  updateTime: 'time',
} as const

/** Languages that the templates and the review know: those whose sections and permissions the review can find. */
export const reviewedLanguages = ['zh', 'en', 'ru'] as const
export type ReviewedLanguage = (typeof reviewedLanguages)[number]

/** The language of a tag such as `zh-CN`, if the review knows its words. */
export function reviewedLanguage(lang: string): ReviewedLanguage | undefined {
  const [primary] = lang.toLowerCase().split('-')
  return reviewedLanguages.find((known) => known === primary)
}

/** Beginning of the public addresses of agreements, below the platform's origin. */
export const agreementPath = '/agreement'

/** Public path of an agreement in a language: its version in effect, or a certain one. */
export function publicPath(documentId: string, lang: string, version?: number): string {
  return `${agreementPath}/${documentId}/${lang}${version === undefined ? '' : `/${version}`}`
}

/** The document and the language of a public address. Undefined if the address isn't one. */
export function readPublicPath(path: string): { documentId: string; lang?: string; version?: number } | undefined {
  const [, documentId, lang, version] =
    /^\/agreement\/([A-Za-z0-9_-]{1,64})(?:\/([A-Za-z0-9-]{2,64})(?:\/([1-9]\d{0,6}))?)?\/?$/.exec(path) ?? []
  if (documentId === undefined) return undefined
  return {
    documentId,
    ...(lang === undefined ? {} : { lang }),
    ...(version === undefined ? {} : { version: Number(version) }),
  }
}

export const permissions = {
  'agreements.edit': ['app-administrator', 'legal'],
  'agreements.sign': ['legal'],
} satisfies PermissionDeclarations
