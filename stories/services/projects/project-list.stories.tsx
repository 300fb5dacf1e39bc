import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreateProject, ProjectList } from '@console-widgets/projects'
import { tags } from '@console-widgets/projects/element'
import { expect, userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { press, shows } from '../look-at.ts'
import {
  acting,
  demoVisitor,
  failing,
  firstUse,
  inChinese,
  inDark,
  inRussian,
  narrow,
  noMatch,
  onlyLooking,
} from '../looks.ts'

/** The projects of a team: filter, create, open, delete. */
const meta: Meta<typeof ProjectList> = {
  title: 'Services/Projects/ProjectList',
  component: ProjectList,
  subcomponents: { CreateProject },
  parameters: { platform: {} },
  play: shows('Northwind Navigation', '北风天气', 'Северное чтение'),
}

export default meta
type Story = StoryObj<typeof ProjectList>

/** The demo team's projects. */
export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No projects yet', 'Create project') }
export const NoMatch: Story = { ...noMatch('projectName') }
export const Unavailable: Story = { ...failing('projects.project.list') }
export const OnlyLooking: Story = { ...onlyLooking('Северное чтение', 'Create project') }
export const DemoVisitor: Story = { ...demoVisitor('Northwind Navigation', 'Create project') }
export const AsTag: Story = { ...asTag(tags, 'cw-projects', 'Northwind Navigation') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }

/** The platform rejects a duplicate project name, which is reported at the field. */
export const CreatingATakenName: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Create project')
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    const name = await dialog.findByRole('textbox', { name: /^Name/ })
    await userEvent.type(name, 'Northwind Navigation')
    await userEvent.click(dialog.getByRole('button', { name: 'Create project' }))
    await dialog.findByRole('alert')
    await expect(name).toHaveAttribute('aria-invalid', 'true')
  },
}
