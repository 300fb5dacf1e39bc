import { withText } from '@console-widgets/ui'
import { locales } from './text.ts'
import BucketListView from './views/bucket-list.tsx'
import BucketPageView from './views/bucket-page.tsx'

export type { BucketListProps } from './views/bucket-list.tsx'
export type { BucketPageProps } from './views/bucket-page.tsx'

export const BucketList = withText(locales, BucketListView)
export const BucketPage = withText(locales, BucketPageView)
