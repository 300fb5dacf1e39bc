import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductList } from '@console-widgets/pricing'
import { tags } from '@console-widgets/pricing/element'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { shows, visible } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

/** Products that users buy in an app, with their base prices. */
const meta: Meta<typeof ProductList> = {
  title: 'Services/Pricing/ProductList',
  component: ProductList,
  args: { appId: demoApps.notes },
  parameters: { platform: {} },
  play: shows('Sync, one month', 'EUR\u00a01.99'),
}

export default meta
type Story = StoryObj<typeof ProductList>

export const Filled: Story = {}
export const FirstUse: Story = {
  args: { appId: demoApps.maps },
  play: shows('No products yet', 'Create product'),
}
export const NoMatch: Story = { ...noMatch('productName') }
export const Unavailable: Story = { ...failing('pricing.product.list') }
export const AsTag: Story = { ...asTag(tags, 'cw-products', 'Sync, one month') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Подписка') }
export const Chinese: Story = { ...inChinese, play: shows('订阅') }
export const Narrow: Story = { ...narrow }

/** A new product has a number of its own, and a price of the ladder of its country. */
export const Creating: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Create product' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(await dialog.findByLabelText(/^Product number/), 'notes.stickers')
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Stickers')
    const price = dialog.getByLabelText(/^Base price in USD/)
    await userEvent.clear(price)
    await userEvent.type(price, '1.00')
    await visible(() => dialog.getByText('Choose an available price: 0.99, 1.49'))
    await userEvent.clear(price)
    await userEvent.type(price, '0.99')
    await userEvent.click(dialog.getByRole('button', { name: /Create|Save/ }))
    await expect(await page.findByText('Stickers')).toBeVisible()
  },
}

/** Several products at once are taken off sale, and put on sale again. */
export const SeveralAtOnce: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const states = () =>
      page
        .getAllByRole('row')
        .map((row) => row.textContent)
        .filter((row) => /Active|Inactive/.test(row))
    await userEvent.click(await page.findByRole('checkbox', { name: 'Select all loaded' }))
    await userEvent.click(await page.findByRole('button', { name: 'Deactivate' }))
    await waitFor(() => expect(states().filter((row) => row.includes('Inactive'))).toHaveLength(3))
    await userEvent.click(await page.findByRole('button', { name: 'Activate' }))
    await waitFor(() => expect(states().filter((row) => !row.includes('Inactive'))).toHaveLength(3))
  },
}
