/** Limits of alarms. */
export const alarmLimits = {
  alarms: 100,
  alarmName: 128,
  description: 256,
  /** Of each kind: on alarm, and on return to normal. */
  actions: 5,
  /** Points that a rule looks at. */
  evaluations: 30,
  note: 500,
  muteReason: 200,
  dimensionValue: 200,
  /** Values that a rule watches one by one: the most frequent ones. */
  instances: 50,
  /** Days that a series covers at most: a month, and what comes before it for baselines and evaluations. */
  seriesDays: 92,
  /** Apps that a rule can be copied to at once. */
  copies: 20,
} as const

/** Characters of a rule's name: letters, digits, `-`, and `_`. */
export const alarmNamePattern = /^[\p{L}\p{N}_-]+$/u
