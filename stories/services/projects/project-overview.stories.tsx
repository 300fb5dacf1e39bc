import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProjectOverview } from '@console-widgets/projects'
import { tags } from '@console-widgets/projects/element'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoProjects } from '../demo-apps.ts'
import { press, shows, visible } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/** One project: its apps with their configuration files, its members, its data region and its settings. */
const meta: Meta<typeof ProjectOverview> = {
  title: 'Services/Projects/ProjectOverview',
  component: ProjectOverview,
  args: { projectId: demoProjects.navigation },
  parameters: { platform: {} },
  play: shows('Northwind Navigation', 'Ferry Pass'),
}

export default meta
type Story = StoryObj<typeof ProjectOverview>

/** A project with a data region: the next step is the server file. */
export const Filled: Story = { play: shows('Ferry Pass', 'Active services') }
/** A project without a data region, which is the next step. */
export const FirstUse: Story = {
  args: { projectId: demoProjects.reading },
  play: shows('Северное чтение', 'Set data region'),
}
/** Custom properties, and the customer's tenant. */
export const Settings: Story = { parameters: { route: '/?tab=settings' }, play: shows('stage', 'production') }
/** Projects of other teams do not exist. */
export const NotThere: Story = { args: { projectId: '736430079244629999' }, play: shows('This no longer exists') }
export const Unavailable: Story = { ...failing('projects.project.get') }
/** A failure doesn’t look as if there were no services. */
export const ServicesUnavailable: Story = {
  ...failing('delegate-services.service-status.get'),
  play: shows('Something went wrong on the platform', 'Ferry Pass'),
}
/** A failure doesn’t look as if the alliance recorded the same. */
export const AllianceUnavailable: Story = {
  ...failing('projects.alliance-diff.list'),
  play: shows('The apps couldn’t be compared with the developer alliance’s record', 'Ferry Pass'),
}
export const OnlyLooking: Story = { ...onlyLooking('Ferry Pass', 'Edit', 'Delete', 'Get the server file') }
export const DemoVisitor: Story = { ...demoVisitor('Ferry Pass', 'Edit', 'Delete', 'Get the server file') }
export const AsTag: Story = { ...asTag(tags, 'cw-project-overview', 'Ferry Pass') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }

/** The user chooses the data region, which can't be changed afterwards. */
export const SettingTheRegion: Story = {
  ...acting,
  args: { projectId: demoProjects.reading },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('heading', { name: 'Северное чтение' })
    await userEvent.click((await page.findAllByRole('button', { name: 'Set data region' }))[0] as HTMLElement)
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /Default region/ }), 'Singapore')
    await dialog.findByText('This region is available')
    await userEvent.click(dialog.getByRole('button', { name: 'Set data region' }))
    const question = within(await page.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Set data region' }))
    await visible(() => page.getByText('Get the server file'))
  },
}

/** The developer alliance records three values differently: its record is corrected, and an app takes a value. */
export const AllianceRecord: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText('The developer alliance records 3 values of these apps differently.')
    await press(canvasElement, 'Show differences')
    const dialog = within(await page.findByRole('dialog'))
    await visible(() => dialog.getByText('Northwind Maps & Tides'))
    const [takeName, takePackageName] = dialog.getAllByRole('button', { name: 'Take theirs' }) as HTMLElement[]
    // The app has packages of its name.
    await expect(takePackageName).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(takeName as HTMLElement)
    const taking = within(await page.findByRole('alertdialog'))
    await userEvent.click(taking.getByRole('button', { name: 'Take theirs' }))
    await page.findByText('The developer alliance records 2 values of these apps differently.')
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(dialog.getAllByRole('button', { name: 'Keep ours' })[0] as HTMLElement)
    const keeping = within(await page.findByRole('alertdialog'))
    await userEvent.click(keeping.getByRole('button', { name: 'Keep ours' }))
    await page.findByText('The developer alliance records 1 value of these apps differently.')
  },
}

/** Identity of a project for its servers. */
export const ServerFile: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Get the server file')
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    await expect(await dialog.findByText(/client_id/)).toBeInTheDocument()
  },
}
