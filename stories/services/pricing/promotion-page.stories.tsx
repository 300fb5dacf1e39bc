import type { Meta, StoryObj } from '@storybook/react-vite'
import { PromotionPage } from '@console-widgets/pricing'
import { tags } from '@console-widgets/pricing/element'
import { userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { shows, visible } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** A promotion with its price in each country, beside the regular one and the lowest of the 30 days before. */
const meta: Meta<typeof PromotionPage> = {
  title: 'Services/Pricing/PromotionPage',
  component: PromotionPage,
  args: { promotionId: 'promotion-spring' },
  parameters: { platform: {} },
  play: shows('Spring sale', 'Margin Notes', 'Germany', 'EUR\u00a03.49'),
}

export default meta
type Story = StoryObj<typeof PromotionPage>

export const Online: Story = {}
export const Unavailable: Story = { ...failing('pricing.product-promotion.get') }
/** It can't be started again, so ending it asks first. */
export const Ending: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'End' }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await visible(() => dialog.getByText('The regular prices apply again immediately.'))
    await userEvent.click(dialog.getByRole('button', { name: 'End' }))
    await visible(() => within(canvasElement).getByText('Ended'))
  },
}
export const AsTag: Story = { ...asTag(tags, 'cw-promotion', 'Spring sale') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Идёт', 'Германия') }
export const Chinese: Story = { ...inChinese, play: shows('进行中', '德国') }
export const Narrow: Story = { ...narrow }
