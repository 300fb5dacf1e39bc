import { hour } from '@console-widgets/platform/clock/durations'
import { hashText } from '@console-widgets/platform/secrets/hash-text'

/** Share of users who join a test when they are asked. */
const shareOfYes = 0.35

/** Longest time until a user answers, in milliseconds. No answer by then is a no. */
const longestAnswer = 48 * hour

/**
 * What a simulated user says when a task asks them, and how many milliseconds later. It follows from the task and the
 * person, so that the clock’s steps change nothing.
 */
export async function answerOf({ taskId, person }: { taskId: string; person: number }) {
  const hash = await hashText(`${taskId} asks ${person}`)
  const part = (start: number) => Number.parseInt(hash.slice(start, start + 8), 16) / 2 ** 32
  const says = part(0) < shareOfYes ? ('yes' as const) : ('no' as const)
  return { says, after: says === 'yes' ? Math.ceil(part(8) * longestAnswer) : longestAnswer }
}
