/** A request to pause an app's phased release. */
export interface HaltingEvent {
  appId: string
  /** Name of what asks for it; it stays in the history of the release. */
  cause: string
  /** Permissions of the person who has set it up. */
  permissions: ReadonlySet<string>
}

declare module '../calls/events.ts' {
  interface PlatformEvents {
    /**
     * Something has gone wrong with an app: its phased release is to be paused. Refused if none is running or if the
     * permissions don't suffice, which tells the announcing service why.
     */
    'release.halting': HaltingEvent
  }
}
