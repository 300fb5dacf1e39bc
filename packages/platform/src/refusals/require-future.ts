import { generalIssues, issue } from './issue.ts'
import { refuse } from './refusal.ts'

/** What is said of a day or time that has passed, whichever call it is sent to. */
export const inThePast = generalIssues['in-the-past']

/**
 * Requires that a time is ahead. Undefined and null, which mean no time at all, are fine.
 * @param advice what the caller can do
 * @throws PlatformRefusal that names the field
 */
export function requireFuture(
  field: string,
  time: number | null | undefined,
  now: number,
  advice = 'Choose a later one.',
): void {
  if (typeof time !== 'number' || time > now) return
  throw refuse('bad-parameter', `The time is in the past. ${advice}`, [issue(field, 'in-the-past')])
}
