/** Editor section where a problem is fixed. */
export const sections = ['package', 'materials', 'texts', 'countries', 'privacy', 'release'] as const
export type Section = (typeof sections)[number]

/**
 * Checks of versions before they are submitted, each with the section where a problem is fixed, in display order. Other
 * services add checks of their own.
 */
export const preCheckSections = {
  'package-chosen': 'package',
  'package-usable': 'package',
  'version-code': 'package',
  'version-code-raised': 'package',
  signature: 'package',
  icon: 'materials',
  screenshots: 'materials',
  'listing-media': 'materials',
  'same-screenshots': 'materials',
  'default-name': 'texts',
  'default-brief': 'texts',
  'default-description': 'texts',
  'new-features': 'texts',
  'all-languages': 'texts',
  placeholder: 'texts',
  sign: 'texts',
  'name-long': 'texts',
  'name-taken': 'texts',
  'name-changes': 'texts',
  price: 'texts',
  trademark: 'texts',
  countries: 'countries',
  'privacy-policy': 'privacy',
  'privacy-placeholder': 'privacy',
  'privacy-effective': 'privacy',
  record: 'privacy',
  'sensitive-permissions': 'privacy',
  'export-compliance': 'privacy',
  schedule: 'release',
  'phased-base': 'release',
  'phased-plan': 'release',
} as const satisfies Record<string, Section>
export type PreCheckId = keyof typeof preCheckSections

/** Whether a check is one of the versions' own. */
export const isPreCheckId = (id: string): id is PreCheckId => Object.hasOwn(preCheckSections, id)
