import type { DocumentCode } from './documents.ts'
import type { Rule } from './rules.ts'
import { reminderDays, type DocumentForm, type TaskFacts } from './tasks.ts'

/** How far a requirement is met on a day. `scheduled`: its document begins later. */
export const requirementStates = ['passed', 'reviewing', 'rejected', 'scheduled', 'expired', 'missing'] as const
export type RequirementState = (typeof requirementStates)[number]

/** A rule with the documents of an app. */
export interface RequirementStatus {
  state: RequirementState
  /** The task that decides. Null if nothing has been submitted. */
  taskId: string | null
  /** Last day of the document that decides. Null if it is permanent, or there is none. */
  expireTime: string | null
  /** The document that decides. */
  qualificationCode: DocumentCode | null
  /** A later submission beside the document that is valid. */
  renewal: { taskId: string; state: 'reviewing' | 'rejected' | 'scheduled' } | null
}

interface Submission extends DocumentForm {
  task: TaskFacts
}

/** Whether a document is valid on a day. */
export const isValidOn = ({ startTime, expireTime }: DocumentForm, day: string): boolean =>
  (startTime === null || startTime <= day) && (expireTime === null || day <= expireTime)

/** A permanent document ends after all others. */
const endOf = ({ expireTime }: DocumentForm) => expireTime ?? '9999-12-31'

/** Evaluates a rule on a day, given the tasks of an app. */
export function evaluateRule(rule: Rule, tasks: readonly TaskFacts[], day: string): RequirementStatus {
  const submitted = tasks
    .filter(({ tagId }) => tagId === rule.feature)
    .flatMap((task): Submission[] => task.documents.map((form) => ({ ...form, task })))
    .filter(({ qualificationCode }) => rule.documents.includes(qualificationCode))
    .toSorted((one, other) => other.task.updateTime - one.task.updateTime)
  const passed = submitted.filter(({ task }) => task.state === 1)
  const valid = passed
    .filter((form) => isValidOn(form, day))
    .toSorted((one, other) => (endOf(one) < endOf(other) ? 1 : -1))[0]
  const open = [
    { state: 'reviewing' as const, form: submitted.find(({ task }) => task.state === 0) },
    { state: 'scheduled' as const, form: passed.find(({ startTime }) => startTime !== null && startTime > day) },
    { state: 'rejected' as const, form: submitted.find(({ task }) => task.state === 2) },
  ].flatMap(({ state, form }) => (form ? { state, form } : []))[0]
  if (valid)
    return {
      ...statusOf('passed', valid),
      // A rejected submission before the valid one is history.
      renewal:
        open && open.form.task.updateTime >= valid.task.updateTime
          ? { taskId: open.form.task.taskId, state: open.state }
          : null,
    }
  if (open) return statusOf(open.state, open.form)
  const ended = submitted.find(({ task }) => task.state === 1 || task.state === 4)
  return ended ? statusOf('expired', ended) : statusOf('missing', undefined)
}

function statusOf(state: RequirementState, form: Submission | undefined): RequirementStatus {
  return {
    state,
    taskId: form?.task.taskId ?? null,
    expireTime: form?.expireTime ?? null,
    qualificationCode: form?.qualificationCode ?? null,
    renewal: null,
  }
}

const dayLength = 86_400_000

/** Days from one to another; 0 is the same day. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength)

/** Whether a document that is valid ends so soon that it should be renewed. */
export function endsSoon({ state, expireTime, renewal }: RequirementStatus, day: string): boolean {
  if (state !== 'passed' || expireTime === null || renewal?.state === 'scheduled') return false
  return daysBetween(day, expireTime) < reminderDays[0]
}
