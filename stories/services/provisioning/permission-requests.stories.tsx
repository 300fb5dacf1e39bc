import type { Meta } from '@storybook/react-vite'
import { PermissionRequests } from '@console-widgets/provisioning'
import { tags } from '@console-widgets/provisioning/element'
import { storiesOfList } from '../stories-of-list.ts'

/** A team’s requests for restricted permissions: filter, request with materials, submit again. */
export default { title: 'Services/Provisioning/PermissionRequests', component: PermissionRequests } satisfies Meta

const list = storiesOfList({
  tags,
  call: 'provisioning.permission.list',
  field: 'permission',
  record: 'ohos.permission.READ_CONTACTS',
  shown: ['Granted', 'No image or video shows the use'],
  empty: 'No requests yet',
  acts: ['Request permission'],
  words: { ru: 'Выдано', cn: '已授予' },
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
