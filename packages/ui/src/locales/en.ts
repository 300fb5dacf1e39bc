/** Messages of the parts and patterns, in English. */
const en = {
  'ui.close': 'Close',
  'ui.cancel': 'Cancel',
  'ui.retry': 'Try again',
} as const

export default en
