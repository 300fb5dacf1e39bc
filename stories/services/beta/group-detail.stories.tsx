import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { GroupDetail } from '@console-widgets/beta'
import { tags } from '@console-widgets/beta/element'
import { asTag } from '../as-tag.tsx'
import { both, lacks, press, shows, visible } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

/** A group of testers: how far each is and why they stand still, its tests, and its links. */
const meta: Meta<typeof GroupDetail> = {
  title: 'Services/Beta/GroupDetail',
  component: GroupDetail,
  args: { groupId: 'weather-watchers' },
  parameters: { platform: {} },
  play: shows('Weather watchers', 'Анна Соколова', '550 5.1.1 The mailbox doesn’t exist', '34 days left'),
}

export default meta
type Story = StoryObj<typeof GroupDetail>

export const Filled: Story = {}
/** No test of the group has been approved, which is why its testers have heard nothing. */
export const NothingToTest: Story = {
  args: { groupId: 'office' },
  play: shows('Nothing to test yet, so no invitations were sent', 'Zhou Min', 'No test of the group is running'),
}
export const NoMatch: Story = { ...noMatch('nickName') }
export const Unavailable: Story = { ...failing('beta.test-user-group.get') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Анна Соколова'), lacks('Add tester', 'Import testers', 'Invitation links')),
}
export const AsTag: Story = { ...asTag(tags, 'cw-test-group', 'Weather watchers') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Анна Соколова', 'Ход теста') }
export const Chinese: Story = { ...inChinese, play: shows('Анна Соколова', '测试进展') }
export const Narrow: Story = { ...narrow }

/** An import shows what becomes of each row before anything is written. */
export const Importing: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Import testers')
    const opened = await page.findByRole('dialog')
    const dialog = within(opened)
    const csv = [
      'Account;Name;Country',
      'nina@tempo.example;Nina Costa;BR',
      'Sokolova@pogoda-club.example;Анна;RU',
      'zhou@northwind.example;Zhou Min;CN',
      'not an address;Someone;',
    ].join('\n')
    await waitFor(() => expect(opened.querySelector('input[type=file]')).not.toBeNull())
    const input = opened.querySelector('input[type=file]') as HTMLInputElement
    await userEvent.upload(input, new File([csv], 'testers.csv', { type: 'text/csv' }))
    for (const fate of ['New', 'New; also in Office', 'Already in the group', 'Invalid account'])
      await visible(() => dialog.getByText(fate))
    await userEvent.click(dialog.getByRole('button', { name: 'Import 2 testers' }))
    await visible(() => page.getByText('2 testers imported'))
    await visible(() => page.getByText('Nina Costa'))
  },
}

/** The team's test users are picked for a group, instead of a file. */
export const TakingTestUsers: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Import testers')
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Use the team’s test users' }))
    await visible(() => dialog.getByText('tester.watch@northwind.example'))
    await userEvent.click(dialog.getByRole('button', { name: /^Import \d+ testers$/ }))
    await visible(() => page.getByText('Watch wrist'))
  },
}
