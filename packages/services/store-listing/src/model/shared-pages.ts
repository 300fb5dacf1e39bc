/** Limits of shared previews. */
export const sharedPageLimits = { days: 7, perApp: 10, note: 60 } as const
