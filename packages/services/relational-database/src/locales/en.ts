/** Messages of the widgets of `relational-database`, in English. */
const en = {
  'relational-database.title': 'Relational database',
  'relational-database.name': 'Name',
  'relational-database.created': 'Created',
  'relational-database.updated': 'Updated',
  'relational-database.create': 'Create database',
  'relational-database.name.help': 'Unique in your team, at most 64 characters.',
  'relational-database.delete': 'Delete',
  'relational-database.delete.title': 'Delete {name}?',
  'relational-database.delete.body': 'This cannot be undone.',
  'relational-database.empty': 'Your relational database will be here',
  'relational-database.emptyBody': 'Create a first one to begin.',
} as const

export default en
