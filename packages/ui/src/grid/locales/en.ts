/** Messages of the data grid, in English. */
const en = {
  'grid.rowNumber': 'Row',
  'grid.cells': '{rows, plural, one {# row} other {# rows}} × {columns, plural, one {# column} other {# columns}}',
  'grid.copied': '{count, plural, one {# cell copied} other {# cells copied}}',
  'grid.notCopied': 'This page may not copy',
  'grid.copy': 'Copy',
  'grid.value': 'Value of {column}, row {row}',
  'grid.close': 'Close',
  'grid.help':
    'Arrow keys move, Shift selects, Control and C copies, Enter shows the whole value; in the header Enter sorts and Alt with the arrows changes the width.',
  'grid.resize': 'Width of {column}',
  'grid.characters': '{count, plural, one {# character} other {# characters}}',
} as const

export default en
