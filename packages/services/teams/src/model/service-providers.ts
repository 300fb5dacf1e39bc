/** Maximum counts, and maximum lengths in characters. */
export const providerLimits = {
  perTeam: 20,
  providerName: 64,
  contactName: 64,
  contactMail: 100,
  contactPhone: 20,
  note: 200,
} as const

/** Whether a provider has access. */
export const providerStates = ['active', 'suspended', 'ended'] as const
export type ProviderState = (typeof providerStates)[number]

/** Allowed next states. Ended access stays ended: a new agreement is a new provider. */
export const providerTransitions: Readonly<Record<ProviderState, readonly ProviderState[]>> = {
  active: ['suspended', 'ended'],
  suspended: ['active', 'ended'],
  ended: [],
}

/** Areas that a provider can view. */
export const providerAreas = [
  'app-information',
  'versions',
  'packages',
  'reports',
  'comments',
  'finance',
  'members',
] as const
export type ProviderArea = (typeof providerAreas)[number]

/** Fields that the service providers can be filtered and sorted by. */
export const providerListFields = {
  providerName: 'text',
  contactName: 'text',
  contactMail: 'text',
  state: 'text',
  areas: 'texts',
  validUntil: 'time',
  updateTime: 'time',
} as const
