/** Materials of a store listing. */
export const materialKinds = ['icon', 'screenshot', 'feature', 'video'] as const
export type MaterialKind = (typeof materialKinds)[number]

/** What a video of a listing must be. */
export const videoLimits = {
  /** Largest size in bytes. */
  bytes: 500 * 1024 ** 2,
  /** Shortest and longest duration, in milliseconds. */
  shortest: 15_000,
  longest: 120_000,
  /** Fewest pixels on the shorter side. */
  fewestLines: 720,
} as const

/** Compression of a video’s picture, by its code in the file. */
export const videoCodecs: Readonly<Record<string, 'H.264' | 'H.265'>> = {
  avc1: 'H.264',
  avc3: 'H.264',
  hvc1: 'H.265',
  hev1: 'H.265',
}

/** File types of a video. */
export const videoTypes = ['mp4', 'mov'] as const

/** Tag under which videos are uploaded to be checked. */
export const videoTag = 'store-listing'

/** What keeps a package from running on a device. */
export const deviceObstacles = [
  'sdk-too-low',
  'no-native-code',
  'feature-missing',
  'no-quick-apps',
  'watches-only',
] as const
