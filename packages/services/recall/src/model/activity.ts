import { newAudience, type RecallAudience } from './audience.ts'

/** States of an activity. */
export const activityStates = ['draft', 'auditing', 'running', 'paused', 'ended'] as const
export type ActivityState = (typeof activityStates)[number]

/** States that an activity can be put into, by its state. The reviewer makes one run. */
export const nextActivityStates: Readonly<Record<ActivityState, readonly ActivityState[]>> = {
  draft: ['auditing'],
  auditing: ['draft'],
  running: ['paused', 'ended'],
  paused: ['running', 'ended'],
  ended: [],
}

/** Ways to reach people. */
export const channels = ['sms', 'message', 'third-party'] as const
export type Channel = (typeof channels)[number]

/** Limits of activities. */
export const activityLimits = {
  name: 64,
  title: 60,
  body: 200,
  /** Longest time in which people are contacted, in days. */
  days: 90,
  activities: 500,
} as const

/** What is sent, in each channel. */
export interface Sending {
  channel: Channel
  templateId: string
  signatureId: string
  /** Values of the template's slots. */
  slots: Record<string, string>
  /** Of a push notification. */
  title: string
  body: string
}

/** Everything that an activity consists of. */
export interface ActivityContent extends Sending {
  audience: RecallAudience
  holdout: number
  startTime: number | null
  /** Days during which people who meet the audience are contacted. */
  days: number
}

/** Nothing to send yet. */
export const newSending = (): Sending => ({
  channel: 'sms',
  templateId: '',
  signatureId: '',
  slots: {},
  title: '',
  body: '',
})

/** Content of a new activity. */
export const newActivity = (): ActivityContent => ({
  ...newSending(),
  audience: newAudience(),
  holdout: 10,
  startTime: null,
  days: 7,
})
