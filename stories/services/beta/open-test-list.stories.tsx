import type { Meta } from '@storybook/react-vite'
import { OpenTestList } from '@console-widgets/beta'
import { tags } from '@console-widgets/beta/element'
import { storiesOfList } from '../stories-of-list.ts'

/** The tests of a team, running and over. */
export default { title: 'Services/Beta/OpenTestList', component: OpenTestList } satisfies Meta

const list = storiesOfList({
  tags,
  tag: 'cw-open-tests',
  call: 'beta.test.list',
  field: 'appName',
  record: 'Harbour Radio',
  empty: 'No tests yet',
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
