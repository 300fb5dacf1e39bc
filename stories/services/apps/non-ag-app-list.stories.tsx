import type { Meta, StoryObj } from '@storybook/react-vite'
import { NonAgAppList } from '@console-widgets/apps'
import { tags } from '@console-widgets/apps/element'
import { shows } from '../look-at.ts'
import { storiesOfList } from '../stories-of-list.ts'

/** Apps that other stores distribute and that use services of the platform. */
const meta: Meta<typeof NonAgAppList> = {
  title: 'Services/Apps/NonAgAppList',
  component: NonAgAppList,
  parameters: { platform: {} },
  play: shows('Northwind Kiosk', 'Northwind Classic'),
}

export default meta

const list = storiesOfList({
  tags,
  tag: 'cw-non-ag-apps',
  call: 'apps.non-ag-app.list',
  field: 'appName',
  record: 'Northwind Kiosk',
  empty: 'No apps on other stores',
  acts: ['Add app'],
})

export const Filled: StoryObj = list.Filled
export const FirstUse: StoryObj = list.FirstUse
export const NoMatch: StoryObj = list.NoMatch
export const Unavailable: StoryObj = list.Unavailable
export const OnlyLooking: StoryObj = list.OnlyLooking
export const DemoVisitor: StoryObj = list.DemoVisitor
export const AsTag: StoryObj = list.AsTag
export const Dark: StoryObj = list.Dark
export const Russian: StoryObj = list.Russian
export const Chinese: StoryObj = list.Chinese
export const Narrow: StoryObj = list.Narrow
