import { withText } from '@console-widgets/ui'
import { locales } from './text.ts'
import BucketListView from './views/bucket-list.tsx'

export const BucketList = withText(locales, BucketListView)
