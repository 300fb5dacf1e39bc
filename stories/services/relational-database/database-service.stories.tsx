import type { Meta, StoryObj } from '@storybook/react-vite'
import { DatabaseService } from '@console-widgets/relational-database'
import { tags } from '@console-widgets/relational-database/element'
import { userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { press, shows, visible } from '../look-at.ts'
import { acting, demoVisitor, failing, firstUse, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

const atTab = (tab: string) => ({ parameters: { platform: {}, route: `/databases?tab=${tab}` } })

/** Relational database of a team: its databases, the accounts that SQL runs as, and their instance. */
const meta: Meta<typeof DatabaseService> = {
  title: 'Services/Relational database/DatabaseService',
  component: DatabaseService,
  parameters: { platform: {}, route: '/databases' },
  play: shows('shop', 'Orders and stock of the web shop'),
}

export default meta
type Story = StoryObj<typeof DatabaseService>

export const Databases: Story = {}
export const Accounts: Story = { ...atTab('accounts'), play: shows('shop_app', 'Reads for dashboards') }
/** The engine, the defaults of runs, and the usage of the quota. */
export const Instance: Story = { ...atTab('instance'), play: shows('PostgreSQL', 'Connections') }
export const FirstUse: Story = { ...firstUse('No project has ordered this service', 'Choose a project') }
export const Unavailable: Story = { ...failing('relational-database.base-info.get') }
export const OnlyLooking: Story = {
  ...onlyLooking('Orders and stock of the web shop', 'Create database', 'Edit instance'),
}
export const DemoVisitor: Story = {
  ...demoVisitor('Orders and stock of the web shop', 'Create database', 'Edit instance'),
}
export const AsTag: Story = { ...asTag(tags, 'cw-relational-database', 'Orders and stock of the web shop') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Учётные записи', 'shop') }
export const Chinese: Story = { ...inChinese, play: shows('账号', 'shop') }
export const Narrow: Story = { ...narrow }

/** A new account: the password rules are checked while the user types. */
export const CreatingAnAccount: Story = {
  ...acting,
  ...atTab('accounts'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Create account')
    const form = within(await page.findByRole('dialog', { name: 'Create account' }))
    await userEvent.type(await form.findByRole('textbox', { name: /^Name/ }), 'warehouse')
    await userEvent.type(form.getByLabelText(/^Password/, { selector: 'input' }), 'Harbour')
    await visible(() => form.getByText('8 to 32 characters'))
    await userEvent.type(form.getByLabelText(/^Password/, { selector: 'input' }), '-2026')
    await userEvent.selectOptions(await form.findByRole('combobox', { name: 'shop' }), 'read')
    await userEvent.click(form.getByRole('button', { name: 'Create account' }))
    await shows('Account warehouse created', 'shop (read)')({ canvasElement })
  },
}

/** The confirmation lists what is lost with a database, and requires its name. */
export const DeletingADatabase: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await shows('Orders and stock of the web shop')({ canvasElement })
    await userEvent.click(page.getAllByRole('button', { name: 'More actions' }).at(-1) as HTMLElement)
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await page.findByRole('alertdialog'))
    await visible(() => question.getByText('reports'))
    await visible(() => question.getByText('has read access'))
  },
}
