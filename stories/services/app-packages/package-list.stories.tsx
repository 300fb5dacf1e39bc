import type { Meta, StoryObj } from '@storybook/react-vite'
import { PackageList } from '@console-widgets/app-packages'
import { tags } from '@console-widgets/app-packages/element'
import { userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { press, shows, visible } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow, noMatch, onlyLooking } from '../looks.ts'

/** Packages of an app: their status, the live one, and actions to add new ones. */
const meta: Meta<typeof PackageList> = {
  title: 'Services/Packages/PackageList',
  component: PackageList,
  parameters: { platform: {} },
  args: { appId: demoApps.maps },
  play: shows('4.3.0', 'The package belongs to another app'),
}

export default meta
type Story = StoryObj<typeof PackageList>

/** Four builds of the demo team's map app; the last upload is a build from a laptop. */
export const Filled: Story = {}
/** An app without packages. */
export const FirstUse: Story = { args: { appId: demoApps.prototype }, play: shows('No packages yet', 'Upload package') }
export const NoMatch: Story = { ...noMatch('versionName') }
export const Unavailable: Story = { ...failing('app-packages.package.list') }
export const OnlyLooking: Story = { ...onlyLooking('4.3.0', 'Upload package', 'Create from web page') }
export const AsTag: Story = { ...asTag(tags, 'cw-app-packages', '4.3.0') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('4.3.0', 'Пакет принадлежит другому приложению') }
export const Chinese: Story = { ...inChinese, play: shows('4.3.0', '此软件包属于另一个应用') }
export const Narrow: Story = { ...narrow }

/** A rejected claim, and the check whether a name can be claimed. */
export const Claiming: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Package name claims')
    const claims = within(await page.findByRole('dialog'))
    await visible(() => claims.getByText('Rejected'))
    await userEvent.click(claims.getByRole('button', { name: 'Claim a name' }))
    const form = within(await page.findByRole('dialog', { name: 'Claim a name' }))
    await userEvent.type(await form.findByRole('textbox', { name: /^Package name/ }), 'eu.lighthouse.foghorn')
    await visible(() => form.getByText(/Another team uses this name/))
  },
}

/** A web page becomes a quick app, which the list shows immediately. */
export const FromAWebPage: Story = {
  ...acting,
  args: { appId: '108370006', packageType: 2 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Create from web page')
    const form = within(await page.findByRole('dialog'))
    await userEvent.type(await form.findByRole('textbox', { name: /^Name/ }), 'Air')
    await userEvent.type(form.getByRole('textbox', { name: /^Page URL/ }), 'northwind.example/air')
    await userEvent.type(form.getByRole('textbox', { name: /^Package name/ }), 'com.northwind.weather.air')
    await userEvent.click(form.getByRole('button', { name: 'Create quick app' }))
    await shows('Quick app created')({ canvasElement })
  },
}
