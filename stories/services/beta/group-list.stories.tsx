import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { GroupList } from '@console-widgets/beta'
import { tags } from '@console-widgets/beta/element'
import { visible } from '../look-at.ts'
import { acting } from '../looks.ts'
import { storiesOfList } from '../stories-of-list.ts'

/** The groups of testers of a team. */
export default { title: 'Services/Beta/GroupList', component: GroupList } satisfies Meta

const list = storiesOfList({
  tags,
  tag: 'cw-test-groups',
  call: 'beta.test-user-group.list',
  field: 'groupName',
  record: 'Weather watchers',
  empty: 'No groups yet',
  acts: ['Create group'],
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

/** Creating a group for the tests of one app. */
export const Creating: StoryObj = {
  ...acting,
  parameters: { platform: {} },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^Create group/ }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Group name/ }), 'Night owls')
    const app = await dialog.findByRole('combobox', { name: /^App/ })
    await visible(() => within(app).getByRole('option', { name: 'All apps', selected: true }))
    await userEvent.selectOptions(app, 'Northwind Weather')
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }))
    await visible(() => page.getByText('Night owls created'))
    await visible(() => page.getByText('Northwind Weather', { selector: ':not(option)' }))
  },
}
