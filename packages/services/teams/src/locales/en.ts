/** Messages of the widgets of `teams`, in English. */
const en = {
  'teams.title': 'Teams',
  'teams.name': 'Name',
  'teams.created': 'Created',
  'teams.updated': 'Updated',
  'teams.create': 'Create member',
  'teams.name.help': 'Unique in your team, at most 64 characters.',
  'teams.delete': 'Delete',
  'teams.delete.title': 'Delete {name}?',
  'teams.delete.body': 'This cannot be undone.',
  'teams.empty': 'Your teams will be here',
  'teams.emptyBody': 'Create a first one to begin.',
} as const

export default en
