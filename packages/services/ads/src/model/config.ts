/** Events that can count as a conversion after an installation. */
export const conversionEvents = ['active', 'purchase', 'serviceOpen', 'custom'] as const
export type ConversionEvent = (typeof conversionEvents)[number]

export const configStatuses = ['on', 'off'] as const
export const configLimits = { configs: 50, name: 64, days: 30 } as const
