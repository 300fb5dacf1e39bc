/** Messages of the list of shortcuts, in English. */
const en = {
  'shortcuts.page': 'On this page',
  'shortcuts.general': 'General',
  'shortcuts.list': 'In a list',
  'shortcuts.list.down': 'Next row',
  'shortcuts.list.up': 'Previous row',
  'shortcuts.list.first': 'First row',
  'shortcuts.list.last': 'Last row',
  'shortcuts.list.pageDown': 'Next page of rows',
  'shortcuts.list.pageUp': 'Previous page of rows',
  'shortcuts.list.open': 'Open the row',
  'shortcuts.list.select': 'Select the row',
  'shortcuts.list.selectAll': 'Select all rows',
  'shortcuts.list.clear': 'Clear the selection',
  'shortcuts.list.menu': 'Actions of the row',
} as const

export default en
