import { evaluate, placeOf, type EvaluationContext, type EvaluationTools } from '@console-widgets/conditions'
import type { Alternative, MessageContent } from './message.ts'

/** A published version of a message. */
export interface LiveMessage {
  messageId: string
  version: number
  content: MessageContent
  /** When it was published first: the older one wins between equals. */
  publishTime: number
}

/** Someone whom messages are chosen for. */
export interface Recipient {
  personId: string
  /** Attributes that conditions look at. */
  context: EvaluationContext
  /** When each message was shown to them, or withheld. */
  showings: ReadonlyMap<string, readonly number[]>
  /** Messages that journeys have led them to: they get these whatever the audience is. Default: none. */
  led?: ReadonlySet<string>
  /** Milliseconds by which their clock is ahead of UTC. Default: none. */
  clockAhead?: number
}

/** A message that wins its trigger. */
export interface Chosen {
  message: LiveMessage
  /** Whether the person is among those from whom it is withheld. */
  isWithheld: boolean
}

const day = 86_400_000
const minute = 60_000
/** Places of `placeOf` in a percent. */
const percent = 1_000_000

/** Whether a person is in the audience. */
export function isFor(audience: readonly Alternative[], context: EvaluationContext, tools: EvaluationTools): boolean {
  if (audience.length === 0) return true
  return evaluate({ any: audience.map(({ allOf }) => ({ all: allOf })) }, context, tools).holds
}

/** Whether a message is withheld from a person: for all its versions the same. */
export function isWithheldFrom(messageId: string, holdout: number, personId: string): boolean {
  return placeOf(`${messageId}.holdout`, personId) < holdout * percent
}

/** Whether a further showing keeps within the limits. Days are those of UTC. */
export function isWithinLimits(
  { perPerson, perDay, gapMinutes }: MessageContent['frequency'],
  showings: readonly number[],
  now: number,
): boolean {
  const today = Math.floor(now / day)
  return (
    showings.length < perPerson &&
    showings.filter((time) => Math.floor(time / day) === today).length < perDay &&
    showings.every((time) => now - time >= gapMinutes * minute)
  )
}

/**
 * A message in another of its versions, as an experiment compares them: to whom, when, and how often it appears stays
 * as in the version of everyone.
 */
export function inVersion(message: LiveMessage, version: number, content: MessageContent): LiveMessage {
  const { audience, onlyInJourneys, trigger, frequency, priority, holdout, startTime, endTime, atLocalTime } =
    message.content
  return {
    ...message,
    version,
    content: {
      ...content,
      ...{ audience, onlyInJourneys, trigger, frequency, priority, holdout, startTime, endTime, atLocalTime },
    },
  }
}

/** Whether a time is within the validity of a message, by the clock of everyone or that of the recipient. */
export function isValid({ startTime, endTime, atLocalTime }: MessageContent, now: number, clockAhead = 0): boolean {
  const time = atLocalTime ? now + clockAhead : now
  return (startTime === null || time >= startTime) && (endTime === null || time < endTime)
}

/** Order in which messages with the same trigger win. */
export function byPrecedence(one: LiveMessage, other: LiveMessage): number {
  return (
    other.content.priority - one.content.priority ||
    one.publishTime - other.publishTime ||
    (one.messageId < other.messageId ? -1 : 1)
  )
}

/** What a message appears at, as a key. */
export function triggerKey({ eventName, count }: MessageContent['trigger']): string {
  return eventName === '' ? '' : `${count} ${eventName}`
}

/**
 * Chooses what a person may see now: the winner of each trigger among the messages whose audience, validity, and limits
 * allow it. A message that is withheld takes its place as well: otherwise, who is compared would see other messages.
 */
export function chooseMessages(
  messages: readonly LiveMessage[],
  { personId, context, showings, led, clockAhead }: Recipient,
  tools: EvaluationTools,
): Chosen[] {
  const winners = new Map<string, LiveMessage>()
  for (const message of messages.toSorted(byPrecedence)) {
    const { messageId, content } = message
    const key = triggerKey(content.trigger)
    if (winners.has(key) || !isValid(content, tools.now, clockAhead)) continue
    if (!isWithinLimits(content.frequency, showings.get(messageId) ?? [], tools.now)) continue
    if (led?.has(messageId) || (!content.onlyInJourneys && isFor(content.audience, context, tools)))
      winners.set(key, message)
  }
  return [...winners.values()].map((message) => ({
    message,
    isWithheld: isWithheldFrom(message.messageId, message.content.holdout, personId),
  }))
}
