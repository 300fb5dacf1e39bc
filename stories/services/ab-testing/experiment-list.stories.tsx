import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExperimentList } from '@console-widgets/ab-testing'
import { tags } from '@console-widgets/ab-testing/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows } from '../look-at.ts'
import { demoVisitor, failing, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

/** The experiments of an app. */
const meta: Meta<typeof ExperimentList> = {
  title: 'Services/A-B tests/ExperimentList',
  component: ExperimentList,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Greeting with the weather', 'Running', 'Draft', 'Returned the next day'),
}

export default meta
type Story = StoryObj<typeof ExperimentList>

export const Filled: Story = {}
/** An app without experiments. */
export const FirstUse: Story = {
  args: { appId: demoApps.prototype },
  play: shows('No experiments yet', 'Create experiment'),
}
export const NoMatch: Story = { ...noMatch('experimentName') }
export const Unavailable: Story = { ...failing('ab-testing.experiment.list') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Greeting with the weather'), lacks('Create experiment')),
}
export const DemoVisitor: Story = { ...demoVisitor('Greeting with the weather', 'Create experiment') }
export const AsTag: Story = { ...asTag(tags, 'cw-experiments', 'Greeting with the weather') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Создать эксперимент', 'Черновик') }
export const Chinese: Story = { ...inChinese, play: shows('创建实验', '进行中') }
export const Narrow: Story = { ...narrow }
