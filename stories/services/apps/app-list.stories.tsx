import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppList } from '@console-widgets/apps'
import { tags } from '@console-widgets/apps/element'
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

/** Apps of a team or a project: filter, create, open, delete. */
const meta: Meta<typeof AppList> = {
  title: 'Services/Apps/AppList',
  component: AppList,
  parameters: { platform: {} },
  play: shows('Harbour Radio', 'Книжная полка', '北风地图'),
}

export default meta
type Story = StoryObj<typeof AppList>

/** The demo team's apps. */
export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No apps yet', 'Create app') }
export const NoMatch: Story = { ...noMatch('appName') }
export const Unavailable: Story = { ...failing('apps.app.list') }
export const OnlyLooking: Story = { ...onlyLooking('Harbour Radio', 'Create app') }
export const DemoVisitor: Story = { ...demoVisitor('Demo project', 'Create app') }
export const AsTag: Story = { ...asTag(tags, 'cw-apps', 'Harbour Radio') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }

/** A new app appears in the list as soon as the dialog closes. */
export const Creating: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Create app')
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Lighthouse Log')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Package name/ }), 'com.northwind.lighthouse')
    await userEvent.click(dialog.getByRole('button', { name: 'Create app' }))
    await visible(() => page.getByText('Lighthouse Log created'))
    await visible(() => page.getByRole('link', { name: /Lighthouse Log/ }))
  },
}

/** An invalid package name is reported at its field, and nothing is sent. */
export const CreatingWithAWrongName: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Create app')
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Lighthouse Log')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Package name/ }), 'lighthouse')
    await userEvent.click(dialog.getByRole('button', { name: 'Create app' }))
    await expect((await dialog.findAllByText(/at least three dotted segments/)).length).toBeGreaterThan(0)
    await expect(page.getByRole('dialog')).toBeVisible()
  },
}
