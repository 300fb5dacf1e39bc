import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppList } from '@console-widgets/apps'
import { tags } from '@console-widgets/apps/element'
import { expect, userEvent, within } from 'storybook/test'
import { press, visible } from '../look-at.ts'
import { acting, demoVisitor } from '../looks.ts'
import { storiesOfList } from '../stories-of-list.ts'

/** Apps of a team or a project: filter, create, open, delete. */
export default { title: 'Services/Apps/AppList', component: AppList, parameters: { platform: {} } } satisfies Meta

const list = storiesOfList({
  tags,
  tag: 'cw-apps',
  call: 'apps.app.list',
  field: 'appName',
  record: 'Harbour Radio',
  shown: ['Книжная полка', '北风地图'],
  empty: 'No apps yet',
  acts: ['Create app'],
})

export const Filled = list.Filled
export const FirstUse = list.FirstUse
export const NoMatch = list.NoMatch
export const Unavailable = list.Unavailable
export const OnlyLooking = list.OnlyLooking
export const DemoVisitor: StoryObj = demoVisitor('Demo project', 'Create app')
export const AsTag = list.AsTag
export const Dark = list.Dark
export const Russian = list.Russian
export const Chinese = list.Chinese
export const Narrow = list.Narrow

/** A new app appears in the list as soon as the dialog closes. */
export const Creating: StoryObj = {
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
export const CreatingWithAWrongName: StoryObj = {
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
