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

/** Something that an app sells to its users. */
export interface ProductOnSale {
  name: string
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Where does the store offer these apps at this moment? */
    'release.available-countries': { question: { appIds: readonly string[] }; answer: AvailableCountries[] }
    /** What does an app sell to its users at the moment? */
    'release.products-on-sale': { question: { appId: string }; answer: readonly ProductOnSale[] }
    /** Which promotions does the team have? */
    'release.promotions': { question: object; answer: KnownPromotion[] }
  }
}
