/** Complete days on which people used an app: their events are there, and aren't added up yet. */
export interface UsedDays {
  teamId: string
  appId: string
  /** First and last day, such as 20260302. */
  from: string
  to: string
}

declare module '../calls/events.ts' {
  interface PlatformEvents {
    /** The demo's people have used an app. Who shows them something adds what they met, and what they did then. */
    'traffic.used': UsedDays
  }
}
