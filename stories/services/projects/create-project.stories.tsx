import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreateProject } from '@console-widgets/projects'
import { expect, within } from 'storybook/test'
import { inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** Dialog for a new project, which a page opens where it needs one. */
const meta: Meta<typeof CreateProject> = {
  title: 'Services/Projects/CreateProject',
  component: CreateProject,
  args: { open: true },
  argTypes: { onOpenChange: { action: 'openChange' }, onCreated: { action: 'created' } },
  parameters: { platform: {}, docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    await expect(await dialog.findAllByRole('textbox')).toHaveLength(2)
  },
}

export default meta
type Story = StoryObj<typeof CreateProject>

/** Initial state. */
export const Fresh: Story = {}
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }
