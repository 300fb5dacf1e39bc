import type { Meta, StoryObj } from '@storybook/react-vite'
import { JourneyList } from '@console-widgets/recall'
import { tags } from '@console-widgets/recall/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows } from '../look-at.ts'
import { demoVisitor, failing, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

/** The journeys of an app. */
const meta: Meta<typeof JourneyList> = {
  title: 'Services/Win-back/JourneyList',
  component: JourneyList,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Three steps back', 'Active'),
}

export default meta
type Story = StoryObj<typeof JourneyList>

export const Filled: Story = {}
export const FirstUse: Story = { args: { appId: demoApps.prototype }, play: shows('No journeys yet', 'Create journey') }
export const NoMatch: Story = { ...noMatch('journeyName') }
export const Unavailable: Story = { ...failing('campaigns.journey.list') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Three steps back'), lacks('Create journey')),
}
export const DemoVisitor: Story = { ...demoVisitor('Three steps back', 'Create journey') }
export const AsTag: Story = { ...asTag(tags, 'cw-journeys', 'Three steps back') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Создать цепочку', 'Работает') }
export const Chinese: Story = { ...inChinese, play: shows('创建旅程', '运行中') }
export const Narrow: Story = { ...narrow }
