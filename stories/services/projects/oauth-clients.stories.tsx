import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Console } from '@console-widgets/core'
import { OauthClients } from '@console-widgets/projects'
import { calls } from '@console-widgets/projects/contract'
import { tags } from '@console-widgets/projects/element'
import { userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { press, shows, visible } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** OAuth clients of an app, besides the one in its configuration file. */
const meta: Meta<typeof OauthClients> = {
  title: 'Services/Projects/OauthClients',
  component: OauthClients,
  args: { appId: demoApps.maps },
  parameters: { platform: { prepare: createClient } },
  play: shows('Trip planner'),
}

export default meta
type Story = StoryObj<typeof OauthClients>

function createClient(console: Console): Promise<unknown> {
  return console.invoke(calls['app-oauth.app-oauth.create'], {
    appId: demoApps.maps,
    clientName: 'Trip planner',
    redirectUris: ['https://trips.northwind.example/signed-in', 'https://test.northwind.example/signed-in'],
  })
}

export const Filled: Story = {}
export const FirstUse: Story = {
  args: { appId: demoApps.prototype },
  play: shows('No OAuth clients yet', 'Create OAuth client'),
}
export const Unavailable: Story = { ...failing('app-oauth.app-oauth.get') }
export const AsTag: Story = { ...asTag(tags, 'cw-oauth-clients', 'Trip planner') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }

/** The secret of a new client is shown once. */
export const Creating: Story = {
  ...acting,
  parameters: { platform: { prepare: undefined } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Create OAuth client')
    const form = within(await page.findByRole('dialog'))
    await userEvent.type(await form.findByRole('textbox', { name: /^Name/ }), 'Web')
    await userEvent.type(form.getByRole('textbox', { name: /^Redirect/ }), 'https://northwind.example/back')
    await userEvent.click(form.getByRole('button', { name: 'Create OAuth client' }))
    await visible(() => page.getByText('Copy the client secret'))
  },
}
