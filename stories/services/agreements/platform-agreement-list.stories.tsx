import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { PlatformAgreementList } from '@console-widgets/agreements'
import { tags } from '@console-widgets/agreements/element'
import { asTag } from '../as-tag.tsx'
import { shows, visible } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** The platform's own agreements: which of them the team has signed, and which have a new version. */
const meta: Meta<typeof PlatformAgreementList> = {
  title: 'Services/Agreements/PlatformAgreementList',
  component: PlatformAgreementList,
  parameters: { platform: {} },
  play: shows(
    'Distribution agreement',
    'Paid apps agreement',
    'New version to sign',
    'Supplement for Japan',
    'Not signed',
  ),
}

export default meta
type Story = StoryObj<typeof PlatformAgreementList>

export const Filled: Story = {}
/** A team that has signed nothing. */
export const FirstUse: Story = { parameters: { platform: { emptyTeam: true } }, play: shows('Not signed') }
export const Unavailable: Story = { ...failing('privacy.agreement.developer-query') }
export const AsTag: Story = { ...asTag(tags, 'cw-platform-agreements', 'Distribution agreement') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Новая версия ждёт подписи') }
export const Chinese: Story = { ...inChinese, play: shows('有新版本待签署') }
export const Narrow: Story = { ...narrow }

/** A personal consent is given, and can be withdrawn. */
export const Consenting: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('switch', { name: 'User research' }))
    await visible(() => page.getByText(/^Agreed/))
    await userEvent.click(page.getByRole('switch', { name: 'User research', checked: true }))
    await visible(() => page.getByText(/^Withdrawn/))
  },
}
