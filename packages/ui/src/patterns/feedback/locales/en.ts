/** Messages of the confirmation dialog, in English. */
const en = {
  'ui.confirm': 'Confirm',
  'ui.confirm.type': 'Type {name} to confirm',
  'ui.confirm.dependents': '{count, plural, one {This also affects # item} other {This also affects # items}}',
  'ui.confirm.more': '{count, plural, one {and # more} other {and # more}}',
  'ui.confirm.dependentsUnknown': 'Couldn’t check what depends on it',
} as const

export default en
