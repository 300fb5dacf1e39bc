/** Messages of the checklist, of steps, and of the wizard, in English. */
const en = {
  'check.count': '{passed} of {total} passed',
  'check.passed': 'passed',
  'check.failed': 'failed',
  'check.warning': 'warning',
  'check.running': 'running',
  'check.waiting': 'not checked',
  'check.fix': 'Fix',
  'step.done': 'completed',
  'step.current': 'current',
  'step.waiting': 'not started',
  'step.failed': 'failed',
  'wizard.next': 'Continue',
  'wizard.back': 'Back',
} as const

export default en
