/** Messages of the checklist, in English. */
const en = {
  'check.count': '{passed} of {total} passed',
  'check.passed': 'passed',
  'check.failed': 'failed',
  'check.warning': 'warning',
  'check.running': 'running',
  'check.waiting': 'not checked',
  'check.fix': 'Fix',
} as const

export default en
