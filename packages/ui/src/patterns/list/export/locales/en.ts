/** Messages of exports, in English. */
const en = {
  'ui.export.csv': 'Export CSV',
  'ui.export.excel': 'Export Excel',
  'ui.export.limit': 'Up to {most} records per file',
  'ui.export.reading': 'Exporting {total, plural, one {# record} other {# records}}',
  'ui.export.done': '{count, plural, one {# record exported} other {# records exported}}',
  'ui.export.cut':
    '{rest, plural, one {# more record isn’t in the file} other {# more records aren’t in the file}}. Filter the list to export them.',
} as const

export default en
