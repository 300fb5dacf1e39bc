/** Messages of the save bar, in English. */
const en = {
  'unsaved.title': 'Unsaved changes',
  'unsaved.changes': '{count, plural, one {# unsaved change} other {# unsaved changes}}',
  'unsaved.saveAll': 'Save all',
  'unsaved.saved': 'Changes saved',
  'unsaved.failure': '{section}: {reason}',
  'unsaved.elsewhere': 'Saved elsewhere meanwhile. Your changes would replace it.',
  'unsaved.elsewhere.take': 'Use what was saved',
} as const

export default en
