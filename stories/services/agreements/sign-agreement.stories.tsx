import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SignAgreement } from '@console-widgets/agreements'
import { tags } from '@console-widgets/agreements/element'
import { asTag } from '../as-tag.tsx'
import { shows, visible } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/** One of the platform's agreements: its text, what has changed since the team signed, and the signature. */
const meta: Meta<typeof SignAgreement> = {
  title: 'Services/Agreements/SignAgreement',
  component: SignAgreement,
  args: { code: 'paid-apps' },
  parameters: { platform: {} },
  play: shows('Paid apps agreement', 'Changes since version 2025-09', 'Full name', 'Signature for version 2025-09'),
}

export default meta
type Story = StoryObj<typeof SignAgreement>

/** A new version waits for the signature. */
export const Filled: Story = {}
export const NeverSigned: Story = { args: { code: 'japan' }, play: shows('Supplement for Japan', 'Full name') }
export const Unavailable: Story = { ...failing('privacy.agreement.developer-query') }
export const OnlyLooking: Story = {
  ...onlyLooking('The account holder, administrators, and members with the Legal role can sign for the team.', 'Sign'),
}
export const AsTag: Story = { ...asTag(tags, 'cw-sign-agreement', 'Paid apps agreement') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Договор о платных приложениях', 'Полное имя') }
export const Chinese: Story = { ...inChinese, play: shows('付费应用协议', '姓名') }
export const Narrow: Story = { ...narrow }

/** Signing takes a typed name, and leaves a receipt. */
export const Signing: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(await page.findByRole('textbox', { name: /^Full name/ }), 'Ada Lindqvist')
    await userEvent.click(page.getByRole('button', { name: 'Sign' }))
    await visible(() => page.getByText('Signature for version 2026-01'))
  },
}

/** A receipt that can’t be read says so. */
export const ReceiptUnavailable: Story = {
  ...acting,
  ...failing('privacy.signed-text.get'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Download receipt' }))
    // The changes since then aren't there either.
    await waitFor(() => expect(page.getAllByText('Something went wrong on the platform')).toHaveLength(2))
  },
}
