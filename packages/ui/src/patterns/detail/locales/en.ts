/** Messages of a comparison, in English. */
const en = {
  'lines.label': 'Line by line: {field}',
  'lines.added': 'Added line',
  'lines.removed': 'Removed line',
  'lines.same': '{count, plural, one {# line the same} other {# lines the same}}',
  'compare.field': 'Field',
  'compare.changed': 'Changed',
  'compare.created': 'Created',
  'compare.deleted': 'Deleted',
  'compare.before': 'Before',
  'compare.after': 'After',
  'compare.yes': 'Yes',
  'compare.no': 'No',
  'compare.secret': 'Not recorded',
} as const

export default en
