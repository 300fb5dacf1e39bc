/** Messages of a plain list, in English. */
const en = {
  'plain.created': 'Created',
  'plain.updated': 'Updated',
  'plain.delete': 'Delete',
  'plain.delete.title': 'Delete {name}?',
  'plain.delete.body': 'This can’t be undone.',
} as const

export default en
