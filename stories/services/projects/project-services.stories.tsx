import type { Console } from '@console-widgets/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProjectServices } from '@console-widgets/projects'
import { tags } from '@console-widgets/projects/element'
import { expect, userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoProjects } from '../demo-apps.ts'
import { shows, visible } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/** Cloud services that a project orders, by region. */
const meta: Meta<typeof ProjectServices> = {
  title: 'Services/Projects/ProjectServices',
  component: ProjectServices,
  args: { projectId: demoProjects.navigation },
  parameters: { platform: {} },
  play: shows('Cloud storage', 'Relational database', 'Not ordered'),
}

export default meta
type Story = StoryObj<typeof ProjectServices>

/** Storage in two regions, and databases in one. */
export const Filled: Story = {}
/** A project without a data region can't order anything yet. */
export const FirstUse: Story = { args: { projectId: demoProjects.reading } }
export const Unavailable: Story = { ...failing('projects.region-service-strategy.get') }
export const OnlyLooking: Story = { ...onlyLooking('Cloud storage', 'Order') }
export const DemoVisitor: Story = { ...demoVisitor('Cloud storage', 'Order') }
export const AsTag: Story = { ...asTag(tags, 'cw-project-services', 'Cloud storage') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Облачное хранилище', 'Не подключён') }
export const Chinese: Story = { ...inChinese, play: shows('云存储', '未开通') }
export const Narrow: Story = { ...narrow }

/** Orders of the sister team need no approval. */
export const Exempt: Story = {
  args: { projectId: demoProjects.games },
  parameters: { platform: { prepare: ({ session }: Console) => session.switchTeam('team-lighthouse') } },
  play: shows('exempts your team’s orders', 'Cloud storage'),
}

/** The team orders storage in Germany. */
export const Ordering: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await visible(() => page.getByText('Cloud storage'))
    const germany = (await page.findAllByText('Germany'))[0]?.closest('li') as HTMLElement
    await userEvent.click(within(germany).getByRole('button', { name: 'Order' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Order Cloud storage in Germany' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Order' }))
    await visible(() => page.getByText('Cloud storage ordered'))
    await visible(() => within(germany).getByText('Active'))
  },
}

/** One order: who ordered it, and the APIs that it opens. It can't be canceled while something is stored. */
export const Details: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click((await page.findAllByRole('button', { name: 'Details' }))[0] as HTMLElement)
    const dialog = within(await page.findByRole('dialog', { name: 'Cloud storage in China' }))
    await visible(() => dialog.getByText('Ada Lindqvist'))
    await expect(dialog.getByRole('button', { name: 'Cancel order' })).toHaveAttribute('aria-disabled', 'true')
  },
}
