/** Messages of a drop area for files, in English. */
const en = {
  'file.drop': 'Drop a file here or',
  'file.dropMany': 'Drop files here or',
  'file.choose': 'choose from your device',
  'file.remove': 'Remove {name}',
  'file.wrongType': '{name} isn’t a supported file type. Use {accept}.',
  'file.tooLarge': '{name} is too large',
} as const

export default en
