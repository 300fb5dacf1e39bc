/** Conditions that people of an app meet together. */
export interface AudienceConditions {
  appId: string
  /** Empty: all. */
  countries: readonly string[]
  /** Empty: all. */
  deviceTypes: readonly number[]
  /** Names of devices with their brand. Null: all; empty: none. */
  deviceNames: readonly string[] | null
  /** Used within the last days. */
  activeWithin: number | null
  /** Used on at least so many days. */
  usedDays: number | null
}

/** A person of an app, by their number among its people. */
export interface PanelMember {
  person: number
  country: string
  deviceName: string
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Which people of an app meet all conditions, in an order that follows from a text? No answer without people. */
    'audience.panel': {
      question: AudienceConditions & { order: string; without: readonly number[]; most: number }
      answer: { size: number; people: readonly PanelMember[] } | undefined
    }
  }
}
