/** Messages of the save bar, in English. */
const en = {
  'unsaved.title': 'Unsaved changes',
  'unsaved.changes': '{count, plural, one {# unsaved change} other {# unsaved changes}}',
  'unsaved.saveAll': 'Save all',
  'unsaved.saved': 'Changes saved',
  'unsaved.failure': '{section}: {reason}',
} as const

export default en
