/** Countries where the store offers an app. */
export interface AvailableCountries {
  appId: string
  countries: string[]
}

/** A promotion of an app or its products. */
export interface KnownPromotion {
  promotionId: string
  name: string
  appId: string
  state: 'draft' | 'online' | 'offline'
  countries: string[]
  startTime: number
  endTime: number
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Where does the store offer these apps at this moment? */
    'release.available-countries': { question: { appIds: readonly string[] }; answer: AvailableCountries[] }
    /** Which promotions does the team have? */
    'release.promotions': { question: object; answer: KnownPromotion[] }
  }
}
