import type { Meta, StoryObj } from '@storybook/react-vite'
import { NonAgAppList } from '@console-widgets/apps'
import { tags } from '@console-widgets/apps/element'
import { asTag } from '../as-tag.tsx'
import { shows } from '../look-at.ts'
import { demoVisitor, failing, firstUse, inChinese, inDark, inRussian, narrow, noMatch, onlyLooking } from '../looks.ts'

/** Apps that other stores distribute and that use services of the platform. */
const meta: Meta<typeof NonAgAppList> = {
  title: 'Services/Apps/NonAgAppList',
  component: NonAgAppList,
  parameters: { platform: {} },
  play: shows('Northwind Kiosk', 'Northwind Classic'),
}

export default meta
type Story = StoryObj<typeof NonAgAppList>

/** One that is active, and one that was stopped. */
export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No apps from elsewhere', 'Add app') }
export const NoMatch: Story = { ...noMatch('appName') }
export const Unavailable: Story = { ...failing('apps.non-ag-app.list') }
export const OnlyLooking: Story = { ...onlyLooking('Northwind Kiosk', 'Add app') }
export const DemoVisitor: Story = { ...demoVisitor('Northwind Kiosk', 'Add app') }
export const AsTag: Story = { ...asTag(tags, 'cw-non-ag-apps', 'Northwind Kiosk') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }
