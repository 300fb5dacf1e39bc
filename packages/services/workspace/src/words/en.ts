/** The words of the start page for the audit trail, in English. */
const en = {
  'areas.workspace': 'Home',
  'things.workspace.visit': 'a visit',
} as const

export default en
