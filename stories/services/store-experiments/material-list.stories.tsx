import type { Meta, StoryObj } from '@storybook/react-vite'
import { MaterialList } from '@console-widgets/store-experiments'
import { tags } from '@console-widgets/store-experiments/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows } from '../look-at.ts'
import { demoVisitor, failing, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

const shown = 'Tides on the watch'

const meta: Meta<typeof MaterialList> = {
  title: 'Services/Store experiments/MaterialList',
  component: MaterialList,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows(shown),
}

export default meta
type Story = StoryObj<typeof MaterialList>

export const Filled: Story = {}
export const FirstUse: Story = { args: { appId: demoApps.prototype }, play: shows('Create assets') }
export const NoMatch: Story = { ...noMatch('materialName') }
export const Unavailable: Story = { ...failing('store-experiments.harmony-material.list') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows(shown), lacks('Create assets')),
}
export const DemoVisitor: Story = { ...demoVisitor(shown, 'Create assets') }
export const AsTag: Story = { ...asTag(tags, 'cw-harmony-materials', shown) }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Создать материал') }
export const Chinese: Story = { ...inChinese, play: shows('创建素材') }
export const Narrow: Story = { ...narrow }
