import type { Meta, StoryObj } from '@storybook/react-vite'
import { TestList } from '@console-widgets/store-experiments'
import { tags } from '@console-widgets/store-experiments/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows } from '../look-at.ts'
import { demoVisitor, failing, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

/** The material tests of an app. */
const meta: Meta<typeof TestList> = {
  title: 'Services/Store experiments/TestList',
  component: TestList,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Map first', 'Running', 'Rejected', 'Compass or waves'),
}

export default meta
type Story = StoryObj<typeof TestList>

export const Filled: Story = {}
/** An app without tests. */
export const FirstUse: Story = {
  args: { appId: demoApps.prototype },
  play: shows('No experiments yet', 'Create experiment'),
}
export const NoMatch: Story = { ...noMatch('testName') }
export const Unavailable: Story = { ...failing('store-experiments.material-test.list') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Map first'), lacks('Create experiment')),
}
export const DemoVisitor: Story = { ...demoVisitor('Map first', 'Create experiment') }
export const AsTag: Story = { ...asTag(tags, 'cw-store-tests', 'Map first') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Создать тест', 'Черновик') }
export const Chinese: Story = { ...inChinese, play: shows('创建测试', '进行中') }
export const Narrow: Story = { ...narrow }
