/** Types of recommendations. */
export const adviceRules = [
  'install-failures-high',
  'install-failures-rose',
  'crashes-high',
  'crashes-of-version',
  'launch-slow',
  'retention-low',
  'downloads-fell',
  'detail-page-weak',
  'uninstalls-rose',
] as const
export type AdviceRule = (typeof adviceRules)[number]

/** Urgency of a recommendation. */
export const adviceLevels = ['urgent', 'important', 'hint'] as const

/** Metrics with a platform baseline. */
export const baseValues = {
  installFailureShare: 0.03,
  crashShare: 0.011,
  freezeShare: 0.0047,
  averageLaunchMilliseconds: 1500,
  keptDay1: 0.25,
  keptDay7: 0.1,
  detailViewShare: 0.08,
  downloadShare: 0.2,
} as const
export type BaseValueId = keyof typeof baseValues

/** Metrics for benchmarks of games across the platform. */
export const gameIndicators = [
  'downloadShare',
  'installFailureShare',
  'crashShare',
  'freezeShare',
  'averageLaunchMilliseconds',
  'averageFrameRate',
] as const

/** Active days within a period, in ranges. */
export const useClasses = ['1', '2-3', '4-7', '8-14', '15+'] as const

/** Breakdowns of an app's audience. */
export const portraitSubjects = ['countryId', 'businessType', 'deviceType', 'deviceName', 'useDays'] as const
