import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReleaseCockpit } from '@console-widgets/versions'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { LoadedStory } from '../../../.storybook/platform-loader.ts'
import { demoApps } from '../demo-apps.ts'
import { press, shows, visible } from '../look-at.ts'
import { makeDraft, watchClicks } from './make-version.ts'

/** User actions in the cockpit, and the effects of the reviewer and the clock. */
const meta: Meta<typeof ReleaseCockpit> = {
  title: 'Services/Versions/Review as it happens',
  component: ReleaseCockpit,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  tags: ['!autodocs'],
}

export default meta
type Story = StoryObj<typeof ReleaseCockpit>

const second = 1000

/** A draft is submitted; pre-review, review, and release follow automatically. */
export const SubmittedUntilLive: Story = {
  parameters: { platform: { prepare: makeDraft } },
  play: async ({ canvasElement, loaded }) => {
    const { turnClock } = loaded as unknown as LoadedStory
    const look = { canvasElement }
    await press(canvasElement, 'Submit for review')
    await shows('Submitted for review', 'In pre-review')(look)
    await turnClock(3 * second)
    await shows('Pre-review passed', 'A reviewer is looking at it')(look)
    await turnClock(8 * second)
    await shows('Approved', 'Live')(look)
  },
}

/** A submission is withdrawn before the verdict: it can be edited again, and nothing goes live. */
export const Withdrawn: Story = {
  parameters: { platform: { prepare: makeDraft } },
  play: async ({ canvasElement, loaded }) => {
    const { turnClock } = loaded as unknown as LoadedStory
    const page = within(canvasElement)
    await press(canvasElement, 'Submit for review')
    await press(canvasElement, 'Withdraw')
    await shows('Submission withdrawn', 'Withdrawn')({ canvasElement })
    await turnClock(60 * second)
    await expect(page.queryByText('Approved')).toBeNull()
  },
}

/** An alert fires while the release rolls out: one click beside it pauses the rollout. */
export const PausedForAnAlert: Story = {
  args: { appId: demoApps.weather },
  parameters: { platform: { prepare: watchClicks } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('link', { name: 'quiet-links' })
    await userEvent.click(page.getByRole('button', { name: 'Pause phased release' }))
    await shows('Resume')({ canvasElement })
    await waitFor(() => expect(page.queryByRole('button', { name: 'Pause phased release' })).toBeNull())
    // The alert goes on firing.
    await expect(page.getByRole('link', { name: 'quiet-links' })).toBeVisible()
  },
}

/** A phased release is increased, paused, and resumed. */
export const PhasedReleaseRaised: Story = {
  args: { appId: demoApps.weather },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const card = within(await page.findByRole('group', { name: 'Increase rollout' }))
    await userEvent.click(card.getByRole('button', { name: '50%' }))
    await userEvent.click(card.getByRole('button', { name: 'Increase to 50%' }))
    const question = within(await page.findByRole('alertdialog', { name: /^Increase the rollout from .* to 50%\?$/ }))
    await visible(() => question.getByText(/can’t be lowered afterwards/))
    await userEvent.click(question.getByRole('button', { name: 'Increase to 50%' }))
    await shows('Phased release, 50%')({ canvasElement })
    await press(canvasElement, 'Pause')
    await shows('Phased release paused at 50%')({ canvasElement })
    await press(canvasElement, 'Resume')
    await shows('Phased release, 50%', 'Phased release resumed')({ canvasElement })
  },
}
