/** Complete days on which people used an app: their events are there, and aren't added up yet. */
export interface UsedDays {
  teamId: string
  appId: string
  /** First and last day, such as 20260302. */
  from: string
  to: string
}

/** A person of the demo's traffic whom a service brings, such as by an ad. */
export interface Newcomer {
  /** Number in the app's events, between those of the days' other people. */
  person: number
  /** Day of the installation, such as 20260302. */
  day: string
  country: string
  source: string
}

/** Days on which a person of the demo's traffic uses a build of a test in place of the store's version. */
export interface UsedBuild {
  person: number
  version: string
  /** First and last day, such as 20260302. */
  from: string
  to: string
}

declare module '../calls/events.ts' {
  interface PlatformEvents {
    /** The demo's people have used an app. Who brings others back adds their uses, before all of them are told of. */
    'traffic.returning': UsedDays
    /**
     * The demo's people have used an app, those who came back as well. Who shows them something adds what they met, and
     * what they did then.
     */
    'traffic.used': UsedDays
  }
  interface PlatformQuestions {
    /** Who installs an app on some days because of what a service has done? Those days are over. */
    'traffic.newcomers': { question: UsedDays; answer: readonly Newcomer[] }
    /** Which people of an app use the build of a test on some days? */
    'traffic.builds': { question: UsedDays; answer: readonly UsedBuild[] }
  }
}
