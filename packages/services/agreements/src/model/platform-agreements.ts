/** Agreements between the platform and developers, by code. */
export const platformAgreementCodes = ['distribution', 'paid-apps', 'japan'] as const
export type PlatformAgreementCode = (typeof platformAgreementCodes)[number]

/**
 * Agreements without which apps aren't published: in the countries listed, or in all of them.
 */
export const publishingAgreements = {
  distribution: 'everywhere',
  japan: ['JP'],
} as const satisfies Partial<Record<PlatformAgreementCode, 'everywhere' | readonly string[]>>
export type PublishingAgreementCode = keyof typeof publishingAgreements
export const publishingAgreementCodes = Object.keys(publishingAgreements) as readonly PublishingAgreementCode[]

/** Languages of the platform's own agreements. */
export const platformLanguages = ['cn', 'en', 'ru'] as const
export type PlatformLanguage = (typeof platformLanguages)[number]

/** Longest name that a person signs with. */
export const longestSignerName = 100
