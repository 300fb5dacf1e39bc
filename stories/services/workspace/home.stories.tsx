import type { Meta, StoryObj } from '@storybook/react-vite'
import { Home } from '@console-widgets/workspace'
import { shows } from '../look-at.ts'
import { failing, firstUse, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** The start page: what needs the person in all services, the way to the first release, and recent things. */
const meta: Meta<typeof Home> = {
  title: 'Services/Workspace/Home',
  component: Home,
  parameters: { platform: {} },
  play: shows('Needs attention', 'Tide Table 1.0.0 was rejected: the text contains a placeholder', 'Recent'),
}

export default meta
type Story = StoryObj<typeof Home>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('Steps to your first release', 'Create an app') }
export const Unavailable: Story = { ...failing('workspace.') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Требует внимания') }
export const Chinese: Story = { ...inChinese, play: shows('待处理') }
export const Narrow: Story = { ...narrow }
