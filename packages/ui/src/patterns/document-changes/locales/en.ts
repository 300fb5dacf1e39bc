/** Messages about documents that a change requires, in English. */
const en = {
  'documentChanges.needed': 'Also needed: {documents}',
  'documentChanges.met': 'Also needed, and already approved: {documents}',
  'documentChanges.freed': 'No longer needed: {documents}',
} as const

export default en
