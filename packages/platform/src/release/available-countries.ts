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
  percent: number
  /** Number of products that it is about. None: the app itself. */
  products: number
  /** First and last day, in each country by its own clocks. */
  startDay: string
  endDay: string
  startTime: number
  endTime: number
}

/** Something that an app sells to its users. */
export interface ProductOnSale {
  name: string
}

/** A product that an app sells or has sold, by its number in the app. */
export interface KnownProduct {
  appId: string
  productNo: string
  isOnSale: boolean
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Where does the store offer these apps at this moment? */
    'release.available-countries': { question: { appIds: readonly string[] }; answer: AvailableCountries[] }
    /** What does an app sell to its users at the moment? */
    'release.products-on-sale': { question: { appId: string }; answer: readonly ProductOnSale[] }
    /** Which apps have products with these numbers, and do they still sell them? */
    'release.products': { question: { productNos: readonly string[] }; answer: readonly KnownProduct[] }
    /** Which promotions does the team have, or one of its apps? */
    'release.promotions': { question: { appId?: string }; answer: KnownPromotion[] }
  }
}
