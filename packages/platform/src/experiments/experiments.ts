import type { SQL } from 'drizzle-orm'
import type { RegionPrefix } from '@console-widgets/core'

/** A copy of an app that asks for the values of parameters. */
export interface Asking {
  appId: string
  projectId: string
  region: RegionPrefix
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

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Which variants does a person get? Someone who gets one for the first time takes part from then on. */
    'experiments.serve': { question: Asking; answer: readonly ServedVariant[] }
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
    /** The winner of an experiment is to become the value for everyone. */
    'experiments.applying': AppliedValues
  }
}
