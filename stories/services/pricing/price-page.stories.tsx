import type { Meta, StoryObj } from '@storybook/react-vite'
import { PricePage } from '@console-widgets/pricing'
import { tags } from '@console-widgets/pricing/element'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, shows, visible } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow, narrowInRussian } from '../looks.ts'

/** Prices of an app in all countries: the base price above, a row for each country, and a draft to review. */
const meta: Meta<typeof PricePage> = {
  title: 'Services/Pricing/PricePage',
  component: PricePage,
  args: { appId: demoApps.notes },
  parameters: { platform: {} },
  play: shows('Base price in EUR', 'Hong Kong', 'HKD\u00a040.00'),
}

export default meta
type Story = StoryObj<typeof PricePage>

export const Filled: Story = {}
export const Free: Story = { args: { appId: demoApps.maps }, play: shows('This app is free') }
export const Unavailable: Story = { ...failing('pricing.product-price.get') }
/** A list that can’t be read doesn’t look like none. */
export const PromotionsUnavailable: Story = { ...failing('pricing.product-promotion.list') }
/** A role that can’t change prices sees them without the fields. */
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'development' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByLabelText(/^Base price in EUR/)).toBeDisabled()
    await expect(page.queryByRole('button', { name: 'Import CSV' })).toBeNull()
  },
}
export const AsTag: Story = { ...asTag(tags, 'cw-prices', 'Base price in EUR') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Базовая цена, EUR', 'Китай') }
export const Chinese: Story = { ...inChinese, play: shows('基准价格（EUR）', 'HK') }
export const Narrow: Story = { ...narrow }
/** What can be searched for is the longest in Russian, and is read to its end on a phone. */
export const NarrowInRussian: Story = {
  ...narrowInRussian,
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByPlaceholderText<HTMLInputElement>(/^Страна, валюта/)
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
    const pen = document.createElement('canvas').getContext('2d')!
    pen.font = font
    const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    expect(pen.measureText(field.placeholder).width).toBeLessThan(room)
  },
}

/** A check of a version leads to the country that has no price, and back to the version. */
export const FromVersion: Story = {
  ...acting,
  parameters: { route: '/?focus=JP&back=%2Fapps%2F1%2Fversions%2F2' },
  play: both(shows('Japan', 'Back to the version'), async ({ canvasElement }) =>
    expect(within(canvasElement).queryByText('Hong Kong')).toBeNull(),
  ),
}

/** What keeps users from the app in a country is named above, and found in the table. */
export const Blocked: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await visible(() => page.getByText(/^Users in \d+ countr(y|ies) can’t get the app/))
    await userEvent.type(page.getByLabelText(/^Search/), 'blocked')
    await expect(page.queryByText('No country matches')).toBeNull()
  },
}

/** A price shows those of the ladder around it. */
export const LadderOnHover: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await userEvent.hover(await within(canvasElement).findByText(/^HKD\s40\.00$/))
    await visible(() => within(document.body).getByText(/^HKD\s45\.00$/))
  },
}

/** A price is typed on the ladder; every change can be undone, and is reviewed before it is saved. */
export const Changing: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText(/^Search/), 'Japan')
    const grid = page.getByRole('grid', { name: 'Prices by country' })
    await visible(() => page.getByText('Manual', { selector: '[role=grid] *' }))
    grid.focus()
    await userEvent.keyboard('{End}{Enter}')
    const field = await page.findByLabelText('Price in Japan')
    await userEvent.clear(field)
    await userEvent.type(field, '750{Enter}')
    await visible(() => page.getByText('This price isn’t available. Choose one of these.'))
    await userEvent.click(page.getByRole('button', { name: 'JPY\u00a0800' }))
    await visible(() => page.getByText('1 price changes'))
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await expect(page.queryByText('1 price changes')).toBeNull()
    grid.focus()
    await userEvent.keyboard('{Delete}')
    await userEvent.click(await page.findByRole('button', { name: 'Review changes' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Change prices' }))
    await visible(() => within(document.body).getByText('Prices changed'))
  },
}

/** Before its first price, the app had none: no search has failed, and there is nothing to save as a file. */
export const BeforeTheFirstPrice: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await fireEvent.change(await page.findByRole('slider'), { target: { value: '-300' } })
    await visible(() => page.getByText(/^There were no prices on/))
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  },
}

/** The slider goes through the days; a draft stays while another day is looked at. */
export const LookingBack: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const base = await page.findByLabelText(/^Base price in EUR/)
    await userEvent.clear(base)
    await userEvent.type(base, '6.99')
    await fireEvent.change(page.getByRole('slider'), { target: { value: '-30' } })
    await userEvent.click(await page.findByRole('button', { name: 'Back to today' }))
    await visible(() => page.getByText(/prices change$/))
  },
}
