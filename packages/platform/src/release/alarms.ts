/** An alert of an app that is firing. */
export interface FiringAlarm {
  alarmId: string
  alarmName: string
  /** The only version that its rule watches; null for all. */
  versionNumber: string | null
  /** Since when it has been firing. */
  time: number
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Which alerts of an app are firing? The worst first. */
    'release.firing-alarms': { question: { appId: string }; answer: readonly FiringAlarm[] }
  }
}
