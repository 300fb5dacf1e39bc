import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProviderList } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { expect, userEvent, within } from 'storybook/test'
import { press, visible } from '../look-at.ts'
import { acting } from '../looks.ts'
import { storiesOfList } from '../stories-of-list.ts'

/** Service providers of the team: areas, and end dates. */
export default { title: 'Services/Teams/ProviderList', component: ProviderList } satisfies Meta

const list = storiesOfList({
  tags,
  tag: 'cw-service-providers',
  call: 'teams.service-provider.list',
  field: 'providerName',
  record: 'Quayside Localisation',
  shown: ['蓝海测试', 'Suspended'],
  empty: 'No service providers yet',
  acts: ['Add service provider'],
  words: { ru: 'Приостановлен', cn: '已暂停' },
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

/** A provider is added: missing values are reported at their fields. */
export const Adding: StoryObj = {
  ...acting,
  parameters: { platform: {} },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Add service provider')
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Fjord Films')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Contact/ }), 'Ingrid Dahl')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Email/ }), 'ingrid@fjord-films.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Add service provider' }))
    await expect((await dialog.findAllByText('Choose at least one')).length).toBeGreaterThan(0)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'App information' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add service provider' }))
    await visible(() => page.getByRole('link', { name: 'Fjord Films' }))
  },
}
