import type { StorePrice } from '@console-widgets/core/store-price'

/** Path of the public pages of apps. */
export const storePath = '/store'

/** A request for the public page of an app. */
export interface StoreVisit {
  teamId: string
  appId: string
  /** Random name of the browser, which no one can choose. */
  visitor: string
  /** Language in which the listing is shown. */
  lang: string
  /** Whether the listing has screenshots of that language. */
  hasOwnScreenshots: boolean
  /** Country of the visitor, as far as it is known. */
  country: string
  /** Custom page that the address names. */
  page: string | undefined
  /** Signed name of a variant that is only looked at. */
  preview: string | undefined
  now: number
}

/** Materials in place of those of the listing, as IDs of images and a text. */
export interface ShownMaterials {
  icon?: string
  screenshots?: readonly string[]
  brief?: string
}

/** A review on the page of an app. */
export interface ShownReview {
  stars: number
  content: string
  lang: string
  time: number
  reply: string | null
}

/** What the team publishes about an app besides its listing: a story, an event, an offer, or an update. */
export interface ShownContent {
  contentId: string
  kind: 'story' | 'event' | 'offer' | 'update'
  title: string
  summary: string
  lang: string
  /** ID of the picture. */
  imageId: string | null
  /** When it ends. Null: it stays until it is taken down. */
  endTime: number | null
}

/** What a service brings to the public page of an app. Of several materials, those of the highest rank are shown. */
export interface StorePart {
  materials?: ShownMaterials
  rank?: number
  /** Variant of a running test that the visitor is in. */
  variantId?: string
  /** Custom page that is shown. */
  pageId?: string
  /** Whether the visit is only a look that counts nowhere. */
  isPreview?: boolean
  reviews?: readonly ShownReview[]
  rating?: { average: number; count: number }
  contents?: readonly ShownContent[]
  price?: StorePrice
}

/** Something that a visitor did, which counts once. */
export interface StoreAct {
  kind: 'impression' | 'detailView' | 'testView' | 'contentView' | 'download' | 'testDownload'
  /** Variant, content, or page. Empty for none. */
  item: string
}

/** What a visitor did on the public page of an app. */
export interface StoreVisited {
  appId: string
  /** Number of the visitor, below zero: it never means a user. */
  person: number
  country: string
  source: 'link' | 'advertising' | 'other'
  /** Link that has led the visitor here, as the address names it: anyone can name one. */
  link?: string
  /** Channel that has led the visitor here, as the address names it: anyone can name one. */
  channel?: string
  acts: readonly StoreAct[]
  time: number
}

/** A running or ended material test, as traffic obeys it. */
export interface TrafficTest {
  testId: string
  originalId: string
  /** IDs of the variants, which divide the test’s share of the visitors. */
  variants: readonly string[]
  trafficPercent: number
  /** Whether visitors of a country take part. */
  takesIn(country: string): boolean
  startTime: number
  endTime: number | null
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** What do services bring to the public page of an app? */
    'store-front.parts': { question: StoreVisit; answer: readonly StorePart[] }
    /** What does an app cost in a country? An empty one asks for where the team has set the price. None: it is free. */
    'store-front.price': { question: { appId: string; country: string; now: number }; answer: readonly StorePrice[] }
    /** Which images of an app belong to something else than its versions? */
    'release.images': { question: { appId: string }; answer: readonly string[] }
    /** What are these variants of material tests called? Those without a name of their own are left out. */
    'store-front.variant-names': {
      question: { variantIds: readonly string[] }
      answer: Readonly<Record<string, string>>
    }
    /** Which material tests do visitors of an app’s page take part in? */
    'store-front.tests': { question: { teamId: string; appId: string }; answer: readonly TrafficTest[] }
  }
  interface PlatformEvents {
    /** A visitor has seen the public page of an app, or installs the app from there. */
    'store-front.visited': StoreVisited
  }
}
