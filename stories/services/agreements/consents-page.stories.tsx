import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ConsentsPage } from '@console-widgets/agreements'
import { tags } from '@console-widgets/agreements/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** What an app's users have consented to: by version of the text, over time. */
const meta: Meta<typeof ConsentsPage> = {
  title: 'Services/Agreements/ConsentsPage',
  component: ConsentsPage,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Users by the version they agree to', 'No longer valid'),
}

export default meta
type Story = StoryObj<typeof ConsentsPage>

/** Users had to agree to the second version again. */
export const Filled: Story = {}
/** An app without a text in effect. */
export const FirstUse: Story = {
  args: { appId: demoApps.tides },
  play: shows('This text has never been in effect'),
}
export const Unavailable: Story = { ...failing('privacy.consent.query') }
export const AsTag: Story = { ...asTag(tags, 'cw-consents', 'Users by the version they agree to') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Больше не действуют') }
export const Chinese: Story = { ...inChinese, play: shows('已失效') }
export const Narrow: Story = { ...narrow }

/** The user agreement has consents of its own. */
export const OtherText: Story = {
  play: async (context) => {
    const page = within(context.canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: 'User agreement' }))
    await waitFor(() => expect(page.queryAllByText('Version 2')).toEqual([]))
    await shows('Version 1', 'In effect')(context)
  },
}
