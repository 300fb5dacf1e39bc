/** An hour and a day in milliseconds. */
export const hour = 3_600_000
export const day = 24 * hour
