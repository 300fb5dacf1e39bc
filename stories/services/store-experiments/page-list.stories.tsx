import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageList } from '@console-widgets/store-experiments'
import { tags } from '@console-widgets/store-experiments/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows } from '../look-at.ts'
import { demoVisitor, failing, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

const meta: Meta<typeof PageList> = {
  title: 'Services/Store experiments/PageList',
  component: PageList,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Hiking magazine'),
}

export default meta
type Story = StoryObj<typeof PageList>

export const Filled: Story = {}
export const FirstUse: Story = {
  args: { appId: demoApps.prototype },
  play: shows('No custom pages yet', 'Create page'),
}
export const NoMatch: Story = { ...noMatch('pageName') }
export const Unavailable: Story = { ...failing('store-experiments.custom-page.list') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Hiking magazine'), lacks('Create page')),
}
export const DemoVisitor: Story = { ...demoVisitor('Hiking magazine', 'Create page') }
export const AsTag: Story = { ...asTag(tags, 'cw-custom-pages', 'Hiking magazine') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Создать страницу') }
export const Chinese: Story = { ...inChinese, play: shows('创建页面') }
export const Narrow: Story = { ...narrow }
