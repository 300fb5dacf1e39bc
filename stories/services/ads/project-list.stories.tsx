import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdProjectList } from '@console-widgets/ads'
import { tags } from '@console-widgets/ads/element'
import { userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { shows, visible } from '../look-at.ts'
import { acting, failing, firstUse, inChinese, inDark, inRussian, narrow, noMatch, onlyLooking } from '../looks.ts'

/** The ad projects of a team, with what they spend. */
const meta: Meta<typeof AdProjectList> = {
  title: 'Services/Ads/AdProjectList',
  component: AdProjectList,
  parameters: { platform: {} },
  play: shows('Harbor charts in Europe', 'Night charts launch', 'Budget used up', 'Create ad project'),
}

export default meta
type Story = StoryObj<typeof AdProjectList>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No ad projects yet', 'Create ad project') }
export const NoMatch: Story = { ...noMatch('adProjectName') }
export const Unavailable: Story = { ...failing('ads.project.list') }
/** Finance sees the spend, and books nothing. */
export const OnlyLooking: Story = { ...onlyLooking('Harbor charts in Europe', 'Create ad project') }
export const AsTag: Story = { ...asTag(tags, 'cw-ad-projects', 'Harbor charts in Europe') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Бюджет исчерпан', 'Создать рекламный проект') }
export const Chinese: Story = { ...inChinese, play: shows('预算已用完', '创建推广计划') }
export const Narrow: Story = { ...narrow }

/** A project is booked in an account, for one of its apps: nothing is chosen beforehand. */
export const Creating: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Create ad project' }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Charts of the north')
    if (dialog.queryByText('This app has no creatives')) throw new Error('No app is chosen yet')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Ad account' }), 'Northwind Europe, EUR')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'App' }), 'Northwind Maps')
    await userEvent.click((await dialog.findAllByRole('checkbox'))[0] as HTMLElement)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Countries' }), 'Germany')
    for (const [name, amount] of Object.entries({
      'Bid per click': '0.20',
      'Daily budget': '10',
      'Total budget': '50',
    }))
      await userEvent.type(dialog.getByLabelText(new RegExp(`^${name}`)), amount)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await visible(() => page.getByText('Project created'))
  },
}
