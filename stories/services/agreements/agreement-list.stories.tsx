import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AgreementList } from '@console-widgets/agreements'
import { tags } from '@console-widgets/agreements/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows, visible } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

/** The agreements of an app: what is public in which language, and all versions. */
const meta: Meta<typeof AgreementList> = {
  title: 'Services/Agreements/AgreementList',
  component: AgreementList,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Privacy policy of Northwind Maps', 'Missing sections: Retention'),
}

export default meta
type Story = StoryObj<typeof AgreementList>

export const Filled: Story = {}
/** An app without agreements. */
export const FirstUse: Story = {
  args: { appId: demoApps.tides },
  play: shows('No agreements yet', 'Missing'),
}
export const NoMatch: Story = { ...noMatch('title') }
export const Unavailable: Story = { ...failing('agreements.agreement.list') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Privacy policy of Northwind Maps'), lacks('Create agreement')),
}
export const DemoVisitor: Story = { ...demoVisitor('Privacy policy of Northwind Maps', 'Create agreement', 'Write') }
/** Those who only look aren't told how to begin. */
export const NothingToLookAt: Story = {
  args: { appId: demoApps.tides },
  parameters: { platform: { person: 'finance' } },
  play: both(shows('No agreements yet'), async ({ canvasElement }) =>
    expect(within(canvasElement).queryByText(/Start from a template/)).toBeNull(),
  ),
}
export const AsTag: Story = { ...asTag(tags, 'cw-agreements', 'Privacy policy of Northwind Maps') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Не хватает разделов: Срок хранения') }
export const Chinese: Story = { ...inChinese, play: shows('缺少章节：保存期限') }
export const Narrow: Story = { ...narrow }

/** A missing language begins with the template. */
export const Writing: Story = {
  ...acting,
  args: { appId: demoApps.tides },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click((await page.findAllByRole('button', { name: 'Write' }))[0]!)
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(await dialog.findByLabelText('Contact'), 'tides@northwind.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Create agreement' }))
    await visible(() => page.getByText('Privacy policy of Tide Table'))
  },
}
