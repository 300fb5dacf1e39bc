import { withText } from '@console-widgets/ui'
import { demosLocales, locales, vantestsLocales } from './generated/locales.ts'
import DemosPageView from './views/demos/demos-page.tsx'
import ListingPageView from './views/listing-page.tsx'
import ListingPreviewView from './views/listing-preview.tsx'
import VantestPageView from './views/vantests/vantest-page.tsx'
import VantestsPageView from './views/vantests/vantests-page.tsx'

export type { DemosPageProps } from './views/demos/demos-page.tsx'
export type { ListingPageProps } from './views/listing-page.tsx'
export type { ListingPreviewProps } from './views/listing-preview.tsx'
export type { VantestPageProps } from './views/vantests/vantest-page.tsx'
export type { VantestsPageProps } from './views/vantests/vantests-page.tsx'

/** The demos of an app: written, submitted, reviewed, and shown on its store page. */
export const DemosPage = withText(locales, withText(demosLocales, DemosPageView))
/** The store listing of an app as its users see it, with what a review would find in it. */
export const ListingPage = withText(locales, ListingPageView)
/** The store page of a version with texts that aren't saved yet. */
export const ListingPreview = withText(locales, ListingPreviewView)
/** A crowd test: its conditions, the users whom the store invited, and how they have used the app since. */
export const VantestPage = withText(locales, withText(vantestsLocales, VantestPageView))
/** The crowd tests of an app: drafted, reviewed, running, and ended. */
export const VantestsPage = withText(locales, withText(vantestsLocales, VantestsPageView))
