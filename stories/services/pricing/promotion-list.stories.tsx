import type { Meta } from '@storybook/react-vite'
import { PromotionList } from '@console-widgets/pricing'
import { tags } from '@console-widgets/pricing/element'
import { storiesOfList } from '../stories-of-list.ts'

/** The promotions of a team: planned, on, and ended. */
export default { title: 'Services/Pricing/PromotionList', component: PromotionList } satisfies Meta

const list = storiesOfList({
  tags,
  tag: 'cw-promotions',
  call: 'pricing.product-promotion.list',
  field: 'name',
  record: 'Spring sale',
  empty: 'No promotions yet',
  acts: [],
})

export const Filled = list.Filled
export const FirstUse = list.FirstUse
export const NoMatch = list.NoMatch
export const Unavailable = list.Unavailable
export const OnlyLooking = list.OnlyLooking
export const AsTag = list.AsTag
export const Dark = list.Dark
export const Russian = list.Russian
export const Chinese = list.Chinese
export const Narrow = list.Narrow
