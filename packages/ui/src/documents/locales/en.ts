/** Messages of a comparison word by word, in English. */
const en = {
  'words.same': 'Both texts are the same',
  'words.added': 'Added',
  'words.removed': 'Removed',
} as const

export default en
