import type { SQL } from 'drizzle-orm'
import type { RegionPrefix } from '@console-widgets/core'

/** Copies of an app that ask for the values of parameters at once. */
export interface AskingTogether {
  appId: string
  projectId: string
  region: RegionPrefix
  people: readonly Asking[]
}

/** A copy of an app that asks for the values of parameters. */
export interface Asking {
  appId: string
  /** ID that the app gives the person. */
  personId: string
  /** Attributes that the app sends, such as `country`. */
  attributes: Readonly<Record<string, unknown>>
  /** The only parameter that is asked for. Undefined: all. */
  key: string | undefined
  now: number
}

/** Values of a person in an experiment. */
export interface ServedVariant {
  variant: string
  /** By the key of the parameter; null is the default of the app's own code. */
  values: ReadonlyMap<string, string | null>
}

/** A parameter that experiments can vary. */
export interface VariedParameter {
  key: string
  valueType: 'string' | 'number' | 'boolean' | 'json'
  value: string | null
  /** Values for some people, which the winner of an experiment replaces. */
  conditionalValues: number
}

/** A parameter that a running experiment holds. */
export interface HeldParameter {
  key: string
  appId: string
  experimentId: string
  experimentName: string
}

/** Values that an experiment has found to be the best. */
export interface AppliedValues {
  projectId: string
  region: RegionPrefix
  values: readonly { key: string; value: string | null }[]
  note: string
  userId: string
}

/** An experiment as traffic obeys it: expressions over a person and a day. */
export interface TrafficArms {
  /** IDs of the variants, that of the control first. */
  variantIds: readonly string[]
  /** ID of the variant that a person would get. Null: none. */
  variantOf(person: SQL, country: SQL): SQL
  /** Whether the experiment acts on a day for a person whom it has assigned. */
  actsOn(person: SQL, day: SQL): SQL
}

/** A message whose versions experiments can compare. */
export interface VariedMessage {
  messageId: string
  messageName: string
  /** Version that everyone gets. */
  version: number
  /** All published versions, the newest first. */
  versions: readonly number[]
}

/** Someone to whom an app can show messages. */
export interface MessageAsking
  extends Pick<Asking, 'appId' | 'personId' | 'attributes' | 'now'>, Pick<AskingTogether, 'region'> {
  messageIds: readonly string[]
}

/** Copies of an app that ask at once what they may show. */
export interface MessagesAskingTogether extends Pick<AskingTogether, 'appId' | 'region'> {
  people: readonly Omit<MessageAsking, 'appId' | 'region'>[]
}

/** Versions of a message in an experiment, by person of the demo's traffic. */
export interface MessageArms {
  messageId: string
  /** Version that a person of a country gets at a time. Undefined: that of everyone. */
  versionOf(person: number, country: string, time: number): number | undefined
}

/** A version of a message that an experiment has found to be the best. */
export interface AppliedMessage {
  messageId: string
  version: number
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Which versions of messages does each person get? That they are shown is said by `experiments.message-shown`. */
    'experiments.message-versions': {
      question: MessagesAskingTogether
      answer: readonly (readonly AppliedMessage[])[]
    }
    /** Which messages of an app can be varied: those that are published? */
    'experiments.messages': {
      question: { appId: string; region: RegionPrefix }
      answer: readonly VariedMessage[]
    }
    /** Which experiment varies a message? */
    'experiments.of-message': { question: { messageId: string }; answer: string | undefined }
    /** Which messages of an app do experiments vary for the demo's people? */
    'experiments.message-arms': { question: { teamId: string; appId: string }; answer: readonly MessageArms[] }
    /** Which variants does a person get? Someone who gets one for the first time takes part from then on. */
    'experiments.serve': { question: AskingTogether; answer: readonly (readonly ServedVariant[])[] }
    /** Which parameters do running experiments hold? */
    'experiments.held': {
      question: { projectId: string; region: RegionPrefix }
      answer: readonly HeldParameter[]
    }
    /** Which parameters can be varied? */
    'experiments.parameters': {
      question: { projectId: string; region: RegionPrefix }
      answer: readonly VariedParameter[]
    }
    /** Which experiments change what people of an app do? */
    'experiments.traffic': { question: { teamId: string; appId: string }; answer: readonly TrafficArms[] }
  }
  interface PlatformEvents {
    /** A message was shown to a person, who takes part in its experiment from then on. */
    'experiments.message-shown': MessageAsking
    /** The winner of an experiment is to become the version for everyone. */
    'experiments.applying-message': AppliedMessage
    /** The winner of an experiment is to become the value for everyone. */
    'experiments.applying': AppliedValues
  }
}
