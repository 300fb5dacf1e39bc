import type { Meta } from '@storybook/react-vite'
import { QualificationTasks } from '@console-widgets/qualification'
import { tags } from '@console-widgets/qualification/element'
import { storiesOfList } from '../stories-of-list.ts'

/** The documents that a team has submitted for its apps: filter, details, withdraw, delete. */
export default { title: 'Services/Qualification/QualificationTasks', component: QualificationTasks } satisfies Meta

const list = storiesOfList({
  tags,
  tag: 'cw-qualification-tasks',
  call: 'qualification.review-task.list',
  field: 'appName',
  record: 'Tide Table',
  shown: ['Harbour Radio', 'Expired or replaced', 'Withdrawn'],
  empty: 'No documents yet',
  acts: [],
  offers: false,
  words: { ru: 'Одобрен', cn: '审核通过' },
})

export const Filled = list.Filled
export const FirstUse = list.FirstUse
export const NoMatch = list.NoMatch
export const Unavailable = list.Unavailable
export const OnlyLooking = list.OnlyLooking
export const DemoVisitor = list.DemoVisitor
export const AsTag = list.AsTag
export const Dark = list.Dark
export const Russian = list.Russian
export const Chinese = list.Chinese
export const Narrow = list.Narrow
