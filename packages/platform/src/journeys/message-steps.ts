import type { RegionPrefix } from '@console-widgets/core'

/** An in-app message that a step of a journey can lead people to. */
export interface StepMessage {
  messageId: string
  messageName: string
  /** Whether apps show it now. */
  isPublished: boolean
}

/** A message that a step of a journey has led a person to. */
export interface LedMessage {
  messageId: string
  /** When they came to the step, and when the app no longer offers it. */
  from: number
  until: number
}

/** People of an app, by the IDs that the app gives them. */
export interface PeopleOfApp {
  appId: string
  personIds: readonly string[]
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Which messages of an app can steps of journeys lead people to: those that aren’t over? */
    'journeys.messages': { question: { appId: string; region: RegionPrefix }; answer: readonly StepMessage[] }
    /** Which messages have journeys led each of some people to, as far as the app still offers them at a time? */
    'journeys.led': { question: PeopleOfApp & { now: number }; answer: readonly (readonly LedMessage[])[] }
    /** Which of the demo’s people have journeys led to messages, whenever it was? */
    'journeys.led-people': {
      question: { teamId: string; appId: string }
      answer: readonly (LedMessage & { person: number })[]
    }
  }
  interface PlatformEvents {
    /** An app has shown a message to people. */
    'journeys.message-shown': PeopleOfApp & { messageId: string; now: number }
  }
}
