/** Groups of people by what they did: those who may leave, who pay, and who are new. */
export const audienceIds = ['leaving', 'spending', 'new'] as const
export type AudienceId = (typeof audienceIds)[number]

/** An audience of some apps on the last complete day. */
export interface Audience {
  audienceId: AudienceId
  people: number
  /** Days that its rule looks back, the last complete one included. */
  days: number
  /** Days at the end of these without use, for those who may leave. */
  quietDays: number | null
}

/** Days whose people estimates of reach count. */
export const recentDays = 28

/** People of the last weeks who share a country and a version of an app, or one of them. */
export interface RecentPeople {
  country: string
  version: string
  /** Number of the person. 0: they are counted together. */
  person: number
  /** How many they stand for: fractions, where only some of a crowd were read. */
  people: number
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** How many people of these apps are in each audience? */
    'audiences.sizes': { question: { appIds: readonly string[]; now: number }; answer: readonly Audience[] }
    /**
     * In which audiences is a person, by the ID that the app gives them? Undefined: the app has reported nothing of
     * theirs.
     */
    'audiences.of': {
      question: { appId: string; personId: string; now: number }
      answer: readonly AudienceId[] | undefined
    }
    /**
     * Who has used these apps in the last `recentDays`, with the newest country and version of each? With `mostSingly`,
     * person by person: if there are more, as many of them who stand for all.
     */
    'audiences.recent': {
      question: { teamId: string; appIds: readonly string[]; now: number; mostSingly?: number | undefined }
      answer: readonly RecentPeople[]
    }
  }
}
