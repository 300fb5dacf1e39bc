/** Messages of a comparison line by line, in English. */
const en = {
  'lines.label': 'Line by line: {field}',
  'lines.added': 'Added line',
  'lines.removed': 'Removed line',
  'lines.same': '{count, plural, one {# line the same} other {# lines the same}}',
} as const

export default en
