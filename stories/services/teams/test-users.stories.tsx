import type { Meta, StoryObj } from '@storybook/react-vite'
import { TestUserList } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { press, shows, visible } from '../look-at.ts'
import {
  acting,
  demoVisitor,
  failing,
  firstUse,
  inChinese,
  inDark,
  inRussian,
  narrow,
  noMatch,
  onlyLooking,
} from '../looks.ts'

/** Accounts that sign in and buy in the team’s apps for tests. */
const meta: Meta<typeof TestUserList> = {
  title: 'Services/Teams/TestUserList',
  component: TestUserList,
  parameters: { platform: {} },
  play: shows('Gothenburg bench', '深圳测试一号', 'Expired'),
}

export default meta
type Story = StoryObj<typeof TestUserList>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No test users yet', 'Add test user') }
export const NoMatch: Story = { ...noMatch('nickName') }
export const Unavailable: Story = { ...failing('teams.test-user.list') }
export const OnlyLooking: Story = { ...onlyLooking('Gothenburg bench', 'Add test user') }
export const DemoVisitor: Story = { ...demoVisitor('Gothenburg bench', 'Add test user') }
export const AsTag: Story = { ...asTag(tags, 'cw-test-users', 'Gothenburg bench') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Gothenburg bench', 'Истёк') }
export const Chinese: Story = { ...inChinese, play: shows('Gothenburg bench', '已过期') }
export const Narrow: Story = { ...narrow }

/** A test user is added. */
export const Adding: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Add test user')
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Bergen desk')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Account/ }), 'tester.bergen@northwind.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Add test user' }))
    await visible(() => page.getByText('tester.bergen@northwind.example'))
  },
}
