import type { Meta, StoryObj } from '@storybook/react-vite'
import { JourneyPage } from '@console-widgets/recall'
import { tags } from '@console-widgets/recall/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** One journey: its steps on a canvas, with people at each of them. */
const meta: Meta<typeof JourneyPage> = {
  title: 'Services/Win-back/JourneyPage',
  component: JourneyPage,
  args: { appId: demoApps.maps, journeyId: 'journey-comeback' },
  parameters: { platform: {} },
  play: shows('Three steps back', 'Push notification', 'Simulate'),
}

export default meta
type Story = StoryObj<typeof JourneyPage>

export const Filled: Story = {}
export const Unavailable: Story = { ...failing('campaigns.journey.get') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Push notification'), lacks('Simulate')),
}
export const AsTag: Story = { ...asTag(tags, 'cw-journey', 'Push notification') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Push-уведомление', 'Смоделировать') }
export const Chinese: Story = { ...inChinese, play: shows('推送通知', '模拟') }
export const Narrow: Story = { ...narrow }
