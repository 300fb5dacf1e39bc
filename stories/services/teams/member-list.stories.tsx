import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemberList } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { press, shownIn, visible } from '../look-at.ts'
import { acting } from '../looks.ts'
import { storiesOfList } from '../stories-of-list.ts'

/** Members of the team with roles and app access, and invited people. */
export default {
  title: 'Services/Teams/MemberList',
  component: MemberList,
  parameters: { platform: {} },
} satisfies Meta

const list = storiesOfList({
  tags,
  tag: 'cw-team-members',
  call: 'teams.member-role.list',
  field: 'userName',
  record: 'Ada Lindqvist',
  shown: ['林晓雨', 'Михаил Орлов'],
  // A team always has its account holder.
  empty: '林晓雨',
  acts: ['Invite member', 'Create sub-user'],
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

/** An invitation: the link is shown once, and the invited person is in the list. */
export const Inviting: StoryObj = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Invite member')
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Email address/ }), 'noah@clarke.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await expect((await dialog.findAllByText('Choose at least one role')).length).toBeGreaterThan(0)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Operations' }))
    await userEvent.click(dialog.getByRole('radio', { name: /^Chosen apps/ }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Harbour Radio' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await page.findByText('Invitation sent')
    await visible(() => page.getByText(/#\/invitations\//))
    await userEvent.click(page.getByRole('button', { name: 'I’ve saved it' }))
    await waitFor(() => expect(page.getAllByText('Invited').length).toBe(2))
  },
}

/** A sub-user gets an initial password, which is shown once. */
export const CreatingASubUser: StoryObj = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Create sub-user')
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Liv Hansen')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Account/ }), 'liv.northwind')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Development' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create sub-user' }))
    await page.findByText('Liv Hansen can sign in now')
    await userEvent.click(page.getByRole('button', { name: 'I’ve saved it' }))
    await waitFor(() => expect(shownIn(canvasElement).textContent).toContain('liv.northwind'))
  },
}

/** The confirmation of a removal lists what the person loses. */
export const Removing: StoryObj = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const row = await page.findByRole('row', { name: /Diego/ })
    await userEvent.click(within(row).getByRole('button', { name: 'More actions' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Remove from the team' }))
    const question = within(await page.findByRole('alertdialog'))
    await visible(() => question.getByText('Remove Diego Fernández from the team?'))
    await visible(() => question.getByText('Packages'))
    await userEvent.click(question.getByRole('button', { name: 'Remove from the team' }))
    await visible(() => page.getByText('Member removed'))
  },
}
