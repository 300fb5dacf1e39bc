import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreateApp } from '@console-widgets/apps'
import { expect, userEvent, within } from 'storybook/test'
import { demoProjects } from '../demo-apps.ts'
import { visible } from '../look-at.ts'
import { acting, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** Dialog for a new app, which a page opens where it needs one. */
const meta: Meta<typeof CreateApp> = {
  title: 'Services/Apps/CreateApp',
  component: CreateApp,
  args: {
    open: true,
    projects: [
      { projectId: demoProjects.navigation, projectName: 'Northwind Navigation' },
      { projectId: demoProjects.reading, projectName: 'Северное чтение' },
    ],
  },
  argTypes: { onOpenChange: { action: 'openChange' }, onCreated: { action: 'created' } },
  parameters: { platform: {}, docs: { story: { inline: false, height: '720px' } } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    await expect((await dialog.findAllByRole('radio')).length).toBeGreaterThan(2)
  },
}

export default meta
type Story = StoryObj<typeof CreateApp>

/** Initial state. */
export const Fresh: Story = {}
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }

/** A paid app has a price and a currency. */
export const Paid: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('radio', { name: /Paid/ }))
    await visible(() => dialog.getByRole('spinbutton', { name: /Price in EUR/ }))
  },
}

/** Above the list of one project’s apps, the new app belongs to that project at first. */
export const InTheProjectOfTheList: Story = {
  parameters: { route: `/apps?filter=${encodeURIComponent(`projectId:=:${demoProjects.reading}`)}` },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    await expect(await dialog.findByRole('combobox', { name: 'Project' })).toHaveValue(demoProjects.reading)
  },
}
