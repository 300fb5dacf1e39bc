import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppComparison } from '@console-widgets/reports'
import { calls } from '@console-widgets/reports/contract'
import { tags } from '@console-widgets/reports/element'
import type { Console } from '@console-widgets/core'
import { userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { press, shownIn, shows } from '../look-at.ts'
import { acting, demoVisitor, failing, firstUse, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/** Up to ten apps of a team side by side. */
const meta: Meta<typeof AppComparison> = {
  title: 'Services/Reports/AppComparison',
  component: AppComparison,
  parameters: { platform: {} },
  play: shows('Northwind Maps', 'Northwind Weather', 'Северная погода', '3 of 10 apps'),
}

export default meta
type Story = StoryObj<typeof AppComparison>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('Compare your apps') }
/** The selection is kept while the comparison is off. */
export const TurnedOff: Story = {
  parameters: {
    platform: {
      prepare: (console: Console) => console.invoke(calls['reports.app-comparison.toggle'], { enabled: false }),
    },
  },
  play: shows('The comparison is off'),
}
export const Unavailable: Story = { ...failing('reports.app-comparison-data.get') }
export const OnlyLooking: Story = { ...onlyLooking('App comparison', 'Add app') }
export const DemoVisitor: Story = { ...demoVisitor('App comparison', 'Add app') }
export const AsTag: Story = { ...asTag(tags, 'cw-app-comparison', 'Northwind Maps') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Сравнение приложений') }
export const Chinese: Story = { ...inChinese, play: shows('应用对比') }
export const Narrow: Story = { ...narrow }

/** An app is found by its name and added. */
export const Adding: Story = {
  ...acting,
  play: async (context) => {
    await shows('3 of 10 apps')(context)
    await press(context.canvasElement, 'Add app')
    const page = within(context.canvasElement)
    await userEvent.type(await page.findByRole('textbox', { name: /^Search apps/ }), 'Tide')
    await userEvent.click(await page.findByRole('button', { name: /Tide Table/ }))
    await shows('4 of 10 apps')(context)
    await within(shownIn(context.canvasElement)).findByRole('button', { name: 'Remove Tide Table' })
  },
}
