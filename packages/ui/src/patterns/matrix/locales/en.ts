/** Messages of the matrix, in English. */
const en = {
  'matrix.show': 'Show',
  'matrix.show.all': 'All',
  'matrix.show.differences': 'Differences',
  'matrix.show.unsaved': 'Unsaved',
  'matrix.given': 'Granted',
  'matrix.withdrawn': 'Revoked',
  'matrix.unsaved': 'Unsaved',
  'matrix.legend': 'Legend',
  'matrix.count': '{on} of {of}',
  'matrix.all': 'All of {group}',
  'matrix.none': 'No row matches',
  'matrix.reset': 'Reset to defaults',
} as const

export default en
