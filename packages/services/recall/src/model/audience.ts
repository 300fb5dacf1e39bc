/** Who is to be won back: people of an app who stopped using it. */
export interface RecallAudience {
  /** Complete days without use. */
  silentDays: number
  /** Without one, all. */
  countries: string[]
  /** Lowest and highest installed version; empty for any. */
  fromVersion: string
  toVersion: string
  payers: PayerFilter
}

/** Whether people must have paid. */
export const payerFilters = ['all', 'payers', 'others'] as const
export type PayerFilter = (typeof payerFilters)[number]

/** Limits of audiences. */
export const audienceLimits = {
  silentLeast: 7,
  silentMost: 180,
  countries: 50,
  /** Percentage of the audience that is left alone, to compare with. */
  holdoutLeast: 5,
  holdoutMost: 50,
  /** Fewest people with whom anything can be proved. */
  provable: 100,
} as const

/** Everyone who was silent for a month. */
export const newAudience = (): RecallAudience => ({
  silentDays: 30,
  countries: [],
  fromVersion: '',
  toVersion: '',
  payers: 'all',
})

/** Days within which people must return to count. */
export const returnDays = 14

/** Limits per person over all activities and journeys. */
export const smsCaps = { perDay: 1, perWeek: 3 } as const
