/** States of a questionnaire. */
export const statuses = ['draft', 'published', 'paused', 'ended'] as const
export type Status = (typeof statuses)[number]

/** States that a member can set from each one. */
export const nextStatuses: Readonly<Record<Status, readonly Status[]>> = {
  draft: ['published'],
  published: ['paused', 'ended'],
  paused: ['published', 'ended'],
  ended: [],
}

/** Whether a questionnaire can be edited. */
export function isEditable(status: Status): boolean {
  return status === 'draft' || status === 'paused'
}

/** Whether a questionnaire can be deleted. */
export function isDeletable(status: Status): boolean {
  return status === 'draft' || status === 'ended'
}

/** Why a questionnaire takes no answers, or that it does. */
export const openings = ['open', 'early', 'paused', 'ended', 'full'] as const
export type Opening = (typeof openings)[number]

/** Whether a questionnaire that isn’t a draft takes answers at a time. */
export function openingOf(
  questionnaire: {
    status: Status
    startTime: number | null
    endTime: number | null
    quota: number | null
    responses: number
  },
  now: number,
): Opening {
  const { status, startTime, endTime, quota, responses } = questionnaire
  if (quota !== null && responses >= quota) return 'full'
  if (status === 'ended' || status === 'draft' || (endTime !== null && endTime <= now)) return 'ended'
  if (status === 'paused') return 'paused'
  return startTime !== null && startTime > now ? 'early' : 'open'
}

/** Why answers are set apart from the others. */
export const doubts = ['fast', 'trap', 'straight'] as const
export type Doubt = (typeof doubts)[number]
