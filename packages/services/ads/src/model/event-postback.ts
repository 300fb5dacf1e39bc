import { problemOfTarget } from '@console-widgets/redirects'
import { eventMacros, fillMacros, macros, unknownMacro, type EventMacro } from './macros.ts'
import type { TargetIssue } from './monitor-link.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/**
 * Events that postbacks commonly tell of: the first installation that is owed to the link, an account, and a payment.
 * Others are the app’s own, by the names with which it reports them.
 */
export const commonPostbackEvents = ['install', 'register', 'pay'] as const

/** Name with which apps report a payment. */
export const paymentEvent = 'purchase'

export const eventPostbackLimits = {
  /** Of a link. */
  postbacks: 10,
  eventName: 64,
  /** Milliseconds after each attempt until the next one. After the last, the postback has failed. */
  pauses: [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour],
  /** How long a person’s events count as owed to the link, and how long sent postbacks are kept. */
  events: 30 * day,
  kept: 30 * day,
} as const

export const eventPostbackStates = ['pending', 'sent', 'failed'] as const
export type EventPostbackState = (typeof eventPostbackStates)[number]

/** Why an attempt failed: no answer, an answer that isn’t a success, or no secret to sign with. */
export const eventPostbackProblems = ['unreachable', 'status', 'secret'] as const
export type EventPostbackProblem = (typeof eventPostbackProblems)[number]

/** Headers of a postback, as the Standard Webhooks specification names them. */
export const postbackHeaders = { id: 'webhook-id', time: 'webhook-timestamp', signature: 'webhook-signature' } as const

/** Address that is called once a person who is owed to the link has an event. */
export interface EventPostback {
  event: string
  address: string
}

const examples: Readonly<Record<EventMacro, string>> = {
  ...{ CLICK_ID: 'c', PROJECT: 'p', MATERIAL: 'm', TS: '0' },
  ...{ EVENT: 'e', AMOUNT: '0.00', CURRENCY: 'EUR' },
}

/** Why an address can’t be called with the postback of an event: it tells of people, so it has to be https. */
export function problemOfEventPostback(address: string): TargetIssue | undefined {
  if (unknownMacro(address, [...macros, ...eventMacros]) !== undefined) return 'macro'
  const filled = fillMacros(address, examples)
  if (problemOfTarget(filled, { ownOrigins: [], appSchemes: false })) return 'address'
  return new URL(filled).protocol === 'https:' ? undefined : 'https'
}
