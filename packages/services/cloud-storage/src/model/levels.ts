const gibibyte = 1024 ** 3

/** Levels of a team in a region. */
export const userLevels = ['free', 'paid'] as const
export type UserLevel = (typeof userLevels)[number]

/** What a team of a level may have in all of its buckets of a region, and do on one day (UTC). */
export interface StorageQuotas {
  storedBytes: number
  files: number
  /** Bytes that are sent out to applications and visitors of sites, and taken in. */
  trafficBytesPerDay: number
  requestsPerDay: number
  /** Paths that may be refreshed; a refresh of a whole site counts as ten. */
  refreshesPerDay: number
}

export const levelQuotas: Record<UserLevel, StorageQuotas> = {
  free: {
    storedBytes: 5 * gibibyte,
    files: 200_000,
    trafficBytesPerDay: 10 * gibibyte,
    requestsPerDay: 50_000,
    refreshesPerDay: 50,
  },
  paid: {
    storedBytes: 10_240 * gibibyte,
    files: 50_000_000,
    trafficBytesPerDay: 1024 * gibibyte,
    requestsPerDay: 100_000_000,
    refreshesPerDay: 1000,
  },
}

/** What the refresh of a whole site counts as. */
export const wholeSiteRefreshes = 10
