/** Messages of the import of CSV files, in English. */
const en = {
  'relational-database.csv.title': 'Import CSV into {table}',
  'relational-database.csv.body':
    'All rows are inserted in one transaction as {account}. If one of them can’t be inserted, nothing is imported.',
  'relational-database.csv.file': 'CSV file',
  'relational-database.csv.file.help':
    'UTF-8, with the names of the fields in the first line. Separated by commas, semicolons, or tabs.',
  'relational-database.csv.notText': 'The file isn’t UTF-8. Save it as CSV UTF-8 and choose it again.',
  'relational-database.csv.noRows': 'The file has no rows after the first line.',
  'relational-database.csv.openQuote': 'The quote that begins on line {line} isn’t closed.',
  'relational-database.csv.tooLarge':
    'These rows are too large for one import: {size} of SQL, and at most {limit}. Split the file.',
  'relational-database.csv.mapping': 'Columns and fields',
  'relational-database.csv.fieldOf': 'Field for {column}',
  'relational-database.csv.noField': 'No field (default value)',
  'relational-database.csv.empty': 'Empty fields become',
  'relational-database.csv.empty.null': 'NULL',
  'relational-database.csv.empty.default': 'The column’s default',
  'relational-database.csv.empty.text': 'Empty text',
  'relational-database.csv.empty.quoted': 'NULL, and "" an empty text',
  'relational-database.csv.missing': 'These columns need a value. Choose a field for each: {columns}',
  'relational-database.csv.preview': 'Preview',
  'relational-database.csv.preview.rows': '{count, plural, one {# row} other {# rows}} in the file',
  'relational-database.csv.preview.first': 'First {count, plural, one {row} other {# rows}}',
  'relational-database.csv.line': 'Row',
  'relational-database.csv.faults':
    '{count, plural, one {# error} other {# errors}} in the file. Nothing has been imported.',
  'relational-database.csv.faults.most': 'The first {count} errors in the file. Nothing has been imported.',
  'relational-database.csv.fault.at': 'Row {line}, {column}',
  'relational-database.csv.fault.line': 'Row {line}',
  'relational-database.csv.fault.fields': '{detail} fields instead of {count}',
  'relational-database.csv.fault.type': 'not a value of the type {detail}',
  'relational-database.csv.fault.length': 'more than {detail} characters',
  'relational-database.csv.fault.null': 'empty, but the column needs a value',
  'relational-database.csv.fault.zero': 'contains the character U+0000',
  'relational-database.csv.run': 'Import',
  'relational-database.csv.running': 'Importing',
  'relational-database.csv.cancel': 'Cancel importing',
  'relational-database.csv.cancelled': 'The import was canceled. Nothing has been imported.',
  'relational-database.csv.failed': 'Nothing has been imported',
  'relational-database.csv.done': '{count, plural, one {# row} other {# rows}} imported',
  'relational-database.csv.close': 'Close',
} as const

export default en
