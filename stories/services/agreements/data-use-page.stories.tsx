import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { DataUsePage } from '@console-widgets/agreements'
import { tags } from '@console-widgets/agreements/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows, visible } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** What an app does with people's data: begins with what its packages take, beside the label of the store. */
const meta: Meta<typeof DataUsePage> = {
  title: 'Services/Agreements/DataUsePage',
  component: DataUsePage,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Packages have changed', 'ACCESS_BACKGROUND_LOCATION', 'HUAWEI Analytics Kit', 'In the store'),
}

export default meta
type Story = StoryObj<typeof DataUsePage>

/** The newest package takes more than was declared. */
export const Filled: Story = {}
/** An app without packages. */
export const FirstUse: Story = {
  args: { appId: demoApps.prototype },
  play: shows('Not declared', 'This app collects no data.'),
}
export const Unavailable: Story = { ...failing('privacy.declaration.get') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Packages have changed'), lacks('Confirm declaration', 'Add a data type')),
}
export const DemoVisitor: Story = { ...demoVisitor('Packages have changed', 'Confirm declaration') }
export const AsTag: Story = { ...asTag(tags, 'cw-data-use', 'Packages have changed') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Пакеты изменились', 'Местоположение') }
export const Chinese: Story = { ...inChinese, play: shows('软件包已变化', '位置') }
export const Narrow: Story = { ...narrow }

/** A type of data without a purpose keeps the declaration from being confirmed. */
export const Confirming: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await visible(() => page.getByText('Choose at least one purpose'))
    const [unanswered] = page
      .getAllByRole('group', { name: 'Purposes' })
      .filter((group) => !group.querySelector(':checked'))
    await userEvent.click(within(unanswered!).getByRole('checkbox', { name: 'Analytics' }))
    await userEvent.click(page.getByRole('button', { name: 'Confirm declaration' }))
    await visible(() => page.getByText('Confirmed'))
  },
}
