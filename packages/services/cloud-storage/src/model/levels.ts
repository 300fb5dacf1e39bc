const gibibyte = 1024 ** 3

/** Plan of a team in a region. */
export const userLevels = ['free', 'paid'] as const
export type UserLevel = (typeof userLevels)[number]

/** Limits of a plan, for all buckets of a team in a region, and per day (UTC). */
export interface StorageQuotas {
  storedBytes: number
  files: number
  /** Bytes sent to applications and visitors of sites, and bytes received. */
  trafficBytesPerDay: number
  requestsPerDay: number
  /** Number of purged paths; a purge of a whole site counts as ten. */
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

/** Paths that a purge of a whole site counts as. */
export const wholeSiteRefreshes = 10
