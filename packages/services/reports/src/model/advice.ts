/** What the numbers of an app can give cause to advise. */
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

/** How soon something should be done. */
export const adviceLevels = ['urgent', 'important', 'hint'] as const

/** Values that the platform holds an app's numbers against. */
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

/** Numbers by which games are compared over the whole platform. */
export const gameIndicators = [
  'downloadShare',
  'installFailureShare',
  'crashShare',
  'freezeShare',
  'averageLaunchMilliseconds',
  'averageFrameRate',
] as const

/** Days of use within a period, in classes. */
export const useClasses = ['1', '2-3', '4-7', '8-14', '15+'] as const

/** What a portrait of an app's people shows. */
export const portraitSubjects = ['countryId', 'businessType', 'deviceType', 'deviceName', 'useDays'] as const
