import { ToggleMatrix } from '@console-widgets/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { userEvent, within } from 'storybook/test'
import { sampleConsole } from '../../packages/ui/src/testing/sample-console.ts'
import { SampleMatrix } from '../../packages/ui/src/testing/sample-matrix.tsx'
import { shownIn, shows, visible } from '../services/look-at.ts'
import { acting, inChinese, inDark, inRussian, narrow } from '../services/looks.ts'

/**
 * Grouped rows that are on or off in each of several columns. Arrows move, Space toggles. Changes are marked and saved
 * together, and differences from the defaults stand out.
 */
const meta: Meta = {
  title: 'Patterns/ToggleMatrix',
  component: ToggleMatrix as ComponentType,
  parameters: { console: () => sampleConsole() },
  render: () => <SampleMatrix />,
  play: shows('Delete apps'),
}

export default meta
type Story = StoryObj

export const Editable: Story = {}
/** Read-only, without the permission to change it: symbols instead of check boxes. */
export const OnlyLooking: Story = { render: () => <SampleMatrix editable={false} /> }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
/** One column at a time. */
export const Narrow: Story = { ...narrow }

/** Changes stay unsaved until the bar at the lower edge saves them. */
export const Unsaved: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(shownIn(canvasElement))
    await userEvent.click(await page.findByRole('checkbox', { name: 'Create apps: Finance' }))
    await userEvent.click(await page.findByRole('checkbox', { name: /^All of Finance: Operations/ }))
    await visible(() => page.getByText('5 unsaved changes'))
  },
}
