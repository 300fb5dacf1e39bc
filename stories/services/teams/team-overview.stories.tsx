import type { Meta, StoryObj } from '@storybook/react-vite'
import { TeamOverview } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { press, shows, visible } from '../look-at.ts'
import { acting, demoVisitor, failing, firstUse, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/** The team in numbers, the user’s membership, the user’s other teams, and the team’s signed statement. */
const meta: Meta<typeof TeamOverview> = {
  title: 'Services/Teams/TeamOverview',
  component: TeamOverview,
  parameters: { platform: {} },
  play: shows('Northwind Studio', 'Ada Lindqvist', 'Lighthouse Games', 'Export compliance'),
}

export default meta
type Story = StoryObj<typeof TeamOverview>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('Saltmarsh Labs', 'Export compliance') }
export const Unavailable: Story = { ...failing('teams.team-info.get') }
/** A user who can't sign for the team learns who can. */
export const OnlyLooking: Story = {
  ...onlyLooking('An administrator or a member with the Legal role can sign it.', 'Sign for the team'),
}
export const DemoVisitor: Story = { ...demoVisitor('Northwind Studio', 'Sign for the team') }
export const AsTag: Story = { ...asTag(tags, 'cw-team', 'Northwind Studio') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Northwind Studio', 'Экспортный контроль') }
export const Chinese: Story = { ...inChinese, play: shows('Northwind Studio', '出口合规声明') }
export const Narrow: Story = { ...narrow }

/** The export-compliance statement is signed for the team. */
export const Signing: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Sign for the team')
    await userEvent.click(
      within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Sign for the team' }),
    )
    await visible(() => page.getByText('Statement signed'))
    await visible(() => page.getByText(/Ada Lindqvist, version/))
  },
}
