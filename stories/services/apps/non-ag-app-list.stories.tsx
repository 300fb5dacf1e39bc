import type { Meta } from '@storybook/react-vite'
import { NonAgAppList } from '@console-widgets/apps'
import { tags } from '@console-widgets/apps/element'
import { storiesOfList } from '../stories-of-list.ts'

/** Apps that other stores distribute and that use services of the platform. */
export default { title: 'Services/Apps/NonAgAppList', component: NonAgAppList } satisfies Meta

const list = storiesOfList({
  tags,
  tag: 'cw-non-ag-apps',
  call: 'apps.non-ag-app.list',
  field: 'appName',
  record: 'Northwind Kiosk',
  shown: ['Northwind Classic'],
  empty: 'No apps on other stores',
  acts: ['Add app'],
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
