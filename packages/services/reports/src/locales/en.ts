/** Messages of the widgets of `reports`, in English. */
const en = {
  'reports.title': 'Reports',
  'reports.name': 'Name',
  'reports.created': 'Created',
  'reports.updated': 'Updated',
  'reports.create': 'Create report',
  'reports.name.help': 'Unique in your team, at most 64 characters.',
  'reports.delete': 'Delete',
  'reports.delete.title': 'Delete {name}?',
  'reports.delete.body': 'This cannot be undone.',
  'reports.empty': 'Your reports will be here',
  'reports.emptyBody': 'Create a first one to begin.',
} as const

export default en
