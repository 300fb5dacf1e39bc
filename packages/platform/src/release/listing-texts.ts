/** Texts of a listing in one language. */
export interface ListingText {
  lang: string
  text: string
}

/** Number of people in a country who have used an app recently. */
export interface PeopleByCountry {
  country: string
  people: number
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Names and descriptions of an app in the versions that are live, or are being prepared for the store. */
    'release.listing-texts': { question: { appId: string }; answer: readonly ListingText[] }
    /** How many people have used an app in the last 30 days that are stored? No answer without stored events. */
    'release.people-by-country': {
      question: { appId: string; time: number }
      answer: readonly PeopleByCountry[] | undefined
    }
  }
}
