import type { Meta, StoryObj } from '@storybook/react-vite'
import { TestUserList } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { userEvent, within } from 'storybook/test'
import { press, visible } from '../look-at.ts'
import { acting } from '../looks.ts'
import { storiesOfList } from '../stories-of-list.ts'

/** Accounts that sign in and make test purchases in the team’s apps. */
export default { title: 'Services/Teams/TestUserList', component: TestUserList } satisfies Meta

const list = storiesOfList({
  tags,
  tag: 'cw-test-users',
  call: 'teams.test-user.list',
  field: 'nickName',
  record: 'Gothenburg bench',
  shown: ['深圳测试一号', 'Expired'],
  empty: 'No test users yet',
  acts: ['Add test user'],
  words: { ru: 'Истёк', cn: '已过期' },
})

export const Filled = list.Filled
export const FirstUse = list.FirstUse
export const NoMatch = list.NoMatch
export const Unavailable = list.Unavailable
export const OnlyLooking = list.OnlyLooking
export const DemoVisitor = list.DemoVisitor
export const AsTag = list.AsTag
export const Dark = list.Dark
export const Russian = list.Russian
export const Chinese = list.Chinese
export const Narrow = list.Narrow

/** A test user is added. */
export const Adding: StoryObj = {
  ...acting,
  parameters: { platform: {} },
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
