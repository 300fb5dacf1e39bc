/** What a detection examines: texts, pictures, or a video. */
export const detectionKinds = ['context', 'picture', 'video'] as const
export type DetectionKind = (typeof detectionKinds)[number]

/** States of a detection. A failed one can be repeated: the platform couldn’t finish it. */
export const detectionStates = ['queued', 'running', 'done', 'failed'] as const
export type DetectionState = (typeof detectionStates)[number]

/** Weight of a finding: good to know, likely to be criticized, or a reason for a rejection. */
export const findingRanks = ['hint', 'warn', 'refuse'] as const
export type FindingRank = (typeof findingRanks)[number]

/** What is looked for, with the weight of it. */
export const findingRules = {
  /** Texts */
  language: 'warn',
  profanity: 'refuse',
  superlative: 'warn',
  'other-store': 'refuse',
  link: 'warn',
  telephone: 'warn',
  invisible: 'refuse',
  'stacked-marks': 'refuse',
  emoji: 'warn',
  'same-text': 'hint',
  /** Pictures */
  unreadable: 'refuse',
  pixels: 'refuse',
  animated: 'refuse',
  'print-colors': 'refuse',
  'hidden-file': 'refuse',
  location: 'warn',
  turned: 'warn',
  blank: 'refuse',
  blurred: 'warn',
  letterboxed: 'warn',
  duplicate: 'warn',
  'transparent-corners': 'hint',
  'qr-code': 'refuse',
  orientation: 'warn',
  /** Videos */
  'not-a-video': 'refuse',
  'no-index': 'refuse',
  'slow-start': 'warn',
  length: 'refuse',
  lines: 'refuse',
  codec: 'refuse',
  size: 'refuse',
  /** Crowd tests */
  'few-people': 'refuse',
  'no-package': 'refuse',
  'no-device': 'refuse',
} as const satisfies Record<string, FindingRank>
export type FindingRule = keyof typeof findingRules
export const findingRuleIds = Object.keys(findingRules) as [FindingRule, ...FindingRule[]]

/** Part of a picture, as shares of its width and height. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Something that a detection found. */
export interface Finding {
  rule: FindingRule
  rank: FindingRank
  /** Where: `languages.en-US.appDesc`, `materials.screenshots.0`, or `video`. */
  field: string
  /** The words or the number in question; may be empty. */
  sample: string
  /** Where in the picture, if it isn’t the whole. */
  box: Box | null
}

/** A finding of a rule, with its weight. */
export const found = (rule: FindingRule, field: string, sample = '', box: Box | null = null): Finding => ({
  rule,
  rank: findingRules[rule],
  field,
  sample,
  box,
})

export const detectionLimits = {
  /** Detections that are kept of an app; older ones make room for new ones. */
  perApp: 60,
  /** Characters of a paragraph from which it counts as the same in two languages. */
  paragraph: 40,
  /** Most findings of a detection. */
  findings: 300,
} as const

/** Fields of a listing that are texts. */
export const textFields = ['appName', 'briefInfo', 'appDesc', 'newFeatures'] as const
export type TextField = (typeof textFields)[number]
