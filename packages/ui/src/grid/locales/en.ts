/** Messages of the data grid, in English. */
const en = {
  'grid.rowNumber': 'Row',
  'grid.cells': '{rows, plural, one {# row} other {# rows}} × {columns, plural, one {# column} other {# columns}}',
  'grid.copied': '{count, plural, one {# cell copied} other {# cells copied}}',
  'grid.notCopied': 'Copying is blocked on this page',
  'grid.copy': 'Copy',
  'grid.value': 'Value of {column}, row {row}',
  'grid.close': 'Close',
  'grid.help':
    'Arrow keys move, Shift extends the selection, Ctrl+C copies, Enter shows the full value. In the header, Enter sorts and Alt+arrow keys resize.',
  'grid.resize': 'Resize {column}',
  'grid.characters': '{count, plural, one {# character} other {# characters}}',
} as const

export default en
