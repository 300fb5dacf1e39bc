/** Limits of an audience's size: a smaller one isn't told, and others are rounded, so that no person stands out. */
export const audienceLimits = { fewest: 50, step: 10, longestDays: 365 } as const

/** Device types by which an audience can be chosen, by the platform's numbers: phone, tablet, watch, TV, car. */
export const audienceDevices = [4, 5, 7, 8, 10] as const

/** The size of an audience as it is told. Null: too few people. */
export const toldSize = (people: number): number | null =>
  people < audienceLimits.fewest ? null : Math.round(people / audienceLimits.step) * audienceLimits.step
