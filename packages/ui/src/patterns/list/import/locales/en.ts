/** Messages of files with tables that can't be read, in English. */
const en = {
  'tableFile.too-large': 'The file is larger than {most}. Split it into smaller ones.',
  'tableFile.unpacks-to-too-much':
    'The workbook is larger than {most} once unpacked. Copy the rows you need to a new workbook.',
  'tableFile.too-many-cells':
    'The sheet has more than {most, number} cells, empty ones included. Delete what is far below the table or beside it.',
  'tableFile.encrypted': 'The workbook is protected with a password. Save it without one.',
  'tableFile.old-workbook': 'The workbook is in the old Excel format. Save it as XLSX.',
  'tableFile.not-a-workbook': 'The file isn’t an Excel workbook. Save it as XLSX, or as CSV in UTF-8.',
  'tableFile.damaged': 'The workbook is damaged. Open it in a spreadsheet program and save it again.',
  'tableFile.not-utf8': 'The text isn’t encoded in UTF-8. Save the file as CSV in UTF-8, or as an Excel workbook.',
  'tableFile.open-quote': 'The quotation mark in line {line, number} is never closed.',
} as const

export default en
