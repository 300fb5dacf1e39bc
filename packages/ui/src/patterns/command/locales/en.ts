/** Messages of the command palette, in English. */
const en = {
  'command.placeholder': 'What do you want to do?',
  'command.none': 'Nothing found',
} as const

export default en
