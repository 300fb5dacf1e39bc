import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProviderList } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { expect, userEvent, within } from 'storybook/test'
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

/** Who works for the team from outside, what they may see, and until when. */
const meta: Meta<typeof ProviderList> = {
  title: 'Services/Teams/ProviderList',
  component: ProviderList,
  parameters: { platform: {} },
  play: shows('Quayside Localisation', '蓝海测试', 'Suspended'),
}

export default meta
type Story = StoryObj<typeof ProviderList>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('Nobody works for you from outside yet', 'Add service provider') }
export const NoMatch: Story = { ...noMatch('providerName') }
export const Unavailable: Story = { ...failing('teams.service-provider.list') }
export const OnlyLooking: Story = { ...onlyLooking('Quayside Localisation', 'Add service provider') }
export const DemoVisitor: Story = { ...demoVisitor('Quayside Localisation', 'Add service provider') }
export const AsTag: Story = { ...asTag(tags, 'cw-service-providers', 'Quayside Localisation') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Quayside Localisation', 'Приостановлен') }
export const Chinese: Story = { ...inChinese, play: shows('Quayside Localisation', '已暂停') }
export const Narrow: Story = { ...narrow }

/** A provider is added: what is missing stands at its fields. */
export const Adding: Story = {
  ...acting,
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
