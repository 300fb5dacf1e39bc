import type { Console } from '@console-widgets/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { JourneyPage } from '@console-widgets/recall'
import { calls } from '@console-widgets/recall/contract'
import { tags } from '@console-widgets/recall/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shownIn, shows } from '../look-at.ts'
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
/** A version that isn't started yet beside the one that runs, with people who are on it. */
export const VersionsBeside: Story = {
  parameters: {
    platform: {
      async prepare(console: Console) {
        const journeyId = 'journey-comeback'
        const { journeyName, graph } = await console.invoke(calls['campaigns.journey.get'], { journeyId })
        const nodes = graph.nodes.map((node) => (node.kind === 'wait' ? { ...node, hours: 48 } : node))
        await console.invoke(calls['campaigns.journey.update'], { journeyId, journeyName, graph: { nodes } })
      },
    },
  },
  play: both(
    shows('Compare with', 'Start new version'),
    async ({ canvasElement }) => {
      const field = within(shownIn(canvasElement)).getByLabelText('Compare with')
      await userEvent.selectOptions(field, '1')
    },
    shows('1 step differs', 'Changed', '96 hours', '48 hours'),
  ),
}
/** An in-app message of the app becomes a step. */
export const StepInApp: Story = {
  play: both(
    shows('Simulate'),
    async ({ canvasElement }) => {
      const page = within(shownIn(canvasElement))
      const [insert] = await page.findAllByRole('button', { name: 'Insert a step after “Push notification”' })
      await userEvent.click(insert as HTMLElement)
      await userEvent.click(await page.findByRole('menuitem', { name: 'In-app message' }))
      await page.findAllByText('Choose an in-app message.')
      const field = await page.findByRole('combobox', { name: /^In-app message/ })
      await userEvent.selectOptions(field, 'message-thanks')
    },
    shows('Open the message', 'Shown for', '7 days: “Thanks after a purchase”'),
  ),
}
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
