/** States of what the store audits: a material, a page, or an icon. */
export const auditStates = ['draft', 'auditing', 'passed', 'rejected'] as const
export type AuditState = (typeof auditStates)[number]

/** States of a material test. */
export const testStates = [...auditStates, 'running', 'stopped', 'applied'] as const
export type TestState = (typeof testStates)[number]

/** What can be done with a material test, and in which states. */
const testActs = {
  edit: ['draft', 'rejected'],
  submit: ['draft'],
  cancel: ['auditing'],
  setStartMode: ['draft', 'auditing', 'passed', 'rejected'],
  start: ['passed'],
  stop: ['running'],
  apply: ['stopped'],
  revert: ['applied'],
  delete: ['draft', 'passed', 'rejected', 'stopped', 'applied'],
} as const satisfies Record<string, readonly TestState[]>
export type TestAct = keyof typeof testActs

export function mayAct(act: TestAct, state: TestState): boolean {
  return (testActs[act] as readonly TestState[]).includes(state)
}

/** What can be done with audited materials, pages, and icons, and in which states. */
const auditActs = {
  edit: ['draft', 'passed', 'rejected'],
  submit: ['draft'],
  cancel: ['auditing'],
  delete: ['draft', 'passed', 'rejected'],
} as const satisfies Record<string, readonly AuditState[]>
export type AuditAct = keyof typeof auditActs

export function mayActOn(act: AuditAct, state: AuditState): boolean {
  return (auditActs[act] as readonly AuditState[]).includes(state)
}

/** Who or what ended a material test: a person, its last day, the end of the app’s availability, or a new version. */
export const stopReasons = ['person', 'limit', 'shelf', 'version'] as const
export type StopReason = (typeof stopReasons)[number]
