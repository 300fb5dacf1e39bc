import type { Meta, StoryObj } from '@storybook/react-vite'
import { TestUserList } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { userEvent, within } from 'storybook/test'
import { press, shows, visible } from '../look-at.ts'
import { acting } from '../looks.ts'
import { storiesOfList } from '../stories-of-list.ts'

/** Accounts that sign in and make test purchases in the team’s apps. */
const meta: Meta<typeof TestUserList> = {
  title: 'Services/Teams/TestUserList',
  component: TestUserList,
  parameters: { platform: {} },
  play: shows('Gothenburg bench', '深圳测试一号', 'Expired'),
}

export default meta
type Story = StoryObj<typeof TestUserList>

const list = storiesOfList({
  tags,
  tag: 'cw-test-users',
  call: 'teams.test-user.list',
  field: 'nickName',
  record: 'Gothenburg bench',
  empty: 'No test users yet',
  acts: ['Add test user'],
  words: { ru: 'Истёк', cn: '已过期' },
})

export const Filled: StoryObj = list.Filled
export const FirstUse: StoryObj = list.FirstUse
export const NoMatch: StoryObj = list.NoMatch
export const Unavailable: StoryObj = list.Unavailable
export const OnlyLooking: StoryObj = list.OnlyLooking
export const DemoVisitor: StoryObj = list.DemoVisitor
export const AsTag: StoryObj = list.AsTag
export const Dark: StoryObj = list.Dark
export const Russian: StoryObj = list.Russian
export const Chinese: StoryObj = list.Chinese
export const Narrow: StoryObj = list.Narrow

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
