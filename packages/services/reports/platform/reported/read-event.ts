import { reportedLimits } from '@console-widgets/reports/model'
import { reportedEvent, type ReportedEvent } from '@console-widgets/reports/schemas'
import { hour } from '@console-widgets/platform/clock/durations'
import { parseInput } from '@console-widgets/platform/calls/parse-input'
import { PlatformRefusal } from '@console-widgets/platform/refusals/refusal'

/** What became of an event: taken now, known from an earlier request, or refused. */
export type EventResult =
  | { eventId: string; result: 'taken' | 'known' }
  | { eventId: string | null; result: 'refused'; field: string; message: string }

export type Refused = Extract<EventResult, { result: 'refused' }>

/** An event of a request, or why it's refused. */
export type ReadEvent = { event: ReportedEvent } | { refused: Refused }

export function refused(eventId: string | null, field: string, message: string): Refused {
  return { eventId, result: 'refused', field, message }
}

/** Reads an event of a request. Each is judged alone, so that a wrong one doesn't keep others from being taken. */
export function readEvent(input: unknown, now: number): ReadEvent {
  try {
    const event = parseInput(reportedEvent, input) as ReportedEvent
    const { eventId, time } = event
    const { hoursBack, minutesAhead } = reportedLimits
    if (time < now - hoursBack * hour)
      return { refused: refused(eventId, 'time', `must not be more than ${hoursBack} hours ago`) }
    if (time > now + minutesAhead * 60_000)
      return { refused: refused(eventId, 'time', `must not be more than ${minutesAhead} minutes ahead`) }
    return { event }
  } catch (error) {
    if (!(error instanceof PlatformRefusal)) throw error
    const [issue] = error.issues
    return { refused: refused(idIn(input), issue?.field ?? '', issue?.message ?? error.message) }
  }
}

/** ID of an event that is wrong elsewhere. */
function idIn(input: unknown): string | null {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, 'eventId')) return null
  const { eventId } = input as { eventId: unknown }
  return typeof eventId === 'string' ? eventId.slice(0, reportedLimits.text).toWellFormed() : null
}
