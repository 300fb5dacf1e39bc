/** Messages of the widgets of `cloud-storage`, in English. */
const en = {
  'cloud-storage.title': 'Cloud storage',
  'cloud-storage.name': 'Name',
  'cloud-storage.created': 'Created',
  'cloud-storage.updated': 'Updated',
  'cloud-storage.create': 'Create bucket',
  'cloud-storage.name.help': 'Unique in your team, at most 64 characters.',
  'cloud-storage.delete': 'Delete',
  'cloud-storage.delete.title': 'Delete {name}?',
  'cloud-storage.delete.body': 'This cannot be undone.',
  'cloud-storage.empty': 'Your cloud storage will be here',
  'cloud-storage.emptyBody': 'Create a first one to begin.',
} as const

export default en
