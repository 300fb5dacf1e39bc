import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProjectList } from '@console-widgets/projects'
import { tags } from '@console-widgets/projects/element'
import { expect, userEvent, within } from 'storybook/test'
import { press } from '../look-at.ts'
import { acting, onlyLooking } from '../looks.ts'
import { storiesOfList } from '../stories-of-list.ts'

/** The projects of a team: filter, create, open, delete. */
export default {
  title: 'Services/Projects/ProjectList',
  component: ProjectList,
  parameters: { platform: {} },
} satisfies Meta

const list = storiesOfList({
  tags,
  tag: 'cw-projects',
  call: 'projects.project.list',
  field: 'projectName',
  record: 'Northwind Navigation',
  shown: ['北风天气', 'Северное чтение'],
  empty: 'No projects yet',
  acts: ['Create project'],
})

export const Filled = list.Filled
export const FirstUse = list.FirstUse
export const NoMatch = list.NoMatch
export const Unavailable = list.Unavailable
/** The finance role only has access to one project. */
export const OnlyLooking: StoryObj = onlyLooking('Северное чтение', 'Create project')
export const DemoVisitor = list.DemoVisitor
export const AsTag = list.AsTag
export const Dark = list.Dark
export const Russian = list.Russian
export const Chinese = list.Chinese
export const Narrow = list.Narrow

/** The platform rejects a duplicate project name, which is reported at the field. */
export const CreatingATakenName: StoryObj = {
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
