import { withText } from '@console-widgets/ui'
import { demosLocales, locales } from './generated/locales.ts'
import DemosPageView from './views/demos/demos-page.tsx'
import ListingPageView from './views/listing-page.tsx'

export type { DemosPageProps } from './views/demos/demos-page.tsx'
export type { ListingPageProps } from './views/listing-page.tsx'

/** The demos of an app: written, submitted, reviewed, and shown on its store page. */
export const DemosPage = withText(locales, withText(demosLocales, DemosPageView))
/** The store listing of an app as its users see it, with what a review would find in it. */
export const ListingPage = withText(locales, ListingPageView)
