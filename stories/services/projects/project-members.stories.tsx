import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProjectMembers } from '@console-widgets/projects'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { demoProjects } from '../demo-apps.ts'
import { press, shows, visible } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/** Members of a project, with their roles. */
const meta: Meta<typeof ProjectMembers> = {
  title: 'Services/Projects/ProjectMembers',
  component: ProjectMembers,
  args: { projectId: demoProjects.navigation },
  parameters: { platform: {} },
  play: shows('Ada Lindqvist', '林晓雨', 'Михаил Орлов'),
}

export default meta
type Story = StoryObj<typeof ProjectMembers>

/** Three people with two roles. */
export const Filled: Story = {}
export const Unavailable: Story = { ...failing('projects.project.get') }
export const OnlyLooking: Story = { ...onlyLooking('Михаил Орлов', 'Add member', 'Remove') }
export const DemoVisitor: Story = { ...demoVisitor('Михаил Орлов', 'Add member', 'Remove') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }

/** A team member joins the project. */
export const Adding: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Add member')
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: /Member/ }),
      'Elena Marchetti (elena@northwind.example)',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Add member' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await visible(() => page.getByText('Elena Marchetti'))
  },
}
