import { ToggleMatrix } from '@console-widgets/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { userEvent, within } from 'storybook/test'
import { sampleConsole } from '../../packages/ui/src/testing/sample-console.ts'
import { SampleMatrix } from '../../packages/ui/src/testing/sample-matrix.tsx'
import { shownIn, shows, visible } from '../services/look-at.ts'
import { acting, inChinese, inDark, inRussian, narrow } from '../services/looks.ts'

/**
 * Things in groups that are on or off for each of several columns. Arrows move, Space turns; what was changed is kept
 * and marked until it is saved together, and what differs from the defaults stands out.
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
/** Without the right to change it: signs in place of boxes. */
export const OnlyLooking: Story = { render: () => <SampleMatrix editable={false} /> }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
/** One column at a time. */
export const Narrow: Story = { ...narrow }

/** Changes wait at the lower edge until they are saved. */
export const Unsaved: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(shownIn(canvasElement))
    await userEvent.click(await page.findByRole('checkbox', { name: 'Create apps: Finance' }))
    await userEvent.click(await page.findByRole('checkbox', { name: /^All of Finance: Operations/ }))
    await visible(() => page.getByText('5 unsaved changes'))
  },
}
