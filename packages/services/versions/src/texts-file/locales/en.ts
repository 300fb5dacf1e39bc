/** Messages of a file with the texts of all languages, in English. */
const en = {
  'versions.texts.file.body':
    'The file has a row for each language. Edit or translate it, and import it again: you see every change before it is saved.',
  'versions.texts.file.asCsv': 'Export CSV',
  'versions.texts.file.asExcel': 'Export Excel',
  'versions.texts.file.import': 'File to import',
  'versions.texts.file.import.help':
    'CSV in UTF-8, or Excel. Languages, columns, and cells that are missing or empty stay as they are.',
  'versions.texts.file.noLanguages': 'The first row must name the columns, and one of them must be “lang”.',
  'versions.texts.file.tooMany': 'The version would have {count} languages. It can have {most}.',
  'versions.texts.file.problems':
    '{count, plural, one {# cell can’t be imported} other {# cells can’t be imported}}. Correct the file and choose it again.',
  'versions.texts.file.place': 'Row {row}, {column}',
  'versions.texts.file.fault.no-language': 'The language is missing.',
  'versions.texts.file.fault.unknown-language': 'The store doesn’t have this language: {sample}',
  'versions.texts.file.fault.repeated-language': 'The language has a row already: {sample}',
  'versions.texts.file.fault.no-name': 'A new language needs an app name: {sample}',
  'versions.texts.file.fault.too-long':
    '{count, plural, one {# character} other {# characters}}, at most {most}: {sample}',
  'versions.texts.file.fault.characters':
    'The text has invisible or control characters, or line breaks in a name: {sample}',
  'versions.texts.file.fault.extra-cell': 'The cell has no column: {sample}',
  'versions.texts.file.unused': 'Columns that aren’t imported: {names}',
  'versions.texts.file.unchanged':
    '{count, plural, one {# language stays as it is} other {# languages stay as they are}}',
  'versions.texts.file.none': 'The file changes nothing.',
  'versions.texts.file.run': '{count, plural, =0 {Import} one {Change # language} other {Change # languages}}',
  'versions.texts.file.close': 'Close',
} as const

export default en
