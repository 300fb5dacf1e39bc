/** Audience of a campaign or a journey: people who stopped using the app. */
export interface RecallAudience {
  /** Complete days without use. */
  silentDays: number
  /** Empty: all countries. */
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
  /** Percentage of the audience in the control group, which gets no messages. */
  holdoutLeast: 5,
  holdoutMost: 50,
  /** Fewest people for a reliable result. */
  provable: 100,
  /** Most people who are taken in or moved on in a minute. */
  perMinute: 4000,
} as const

/** Everyone who hasn't used the app for 30 days. */
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
