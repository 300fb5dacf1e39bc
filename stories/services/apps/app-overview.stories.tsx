import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppOverview } from '@console-widgets/apps'
import { tags } from '@console-widgets/apps/element'
import { userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, fitsItsPlace, press, shows, visible } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/** One app: details, status, and the recommended next step. */
const meta: Meta<typeof AppOverview> = {
  title: 'Services/Apps/AppOverview',
  component: AppOverview,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Northwind Maps', 'com.northwind.maps', 'Tide Table'),
}

export default meta
type Story = StoryObj<typeof AppOverview>

/** A live app: the next step is an update. */
export const OnShelf: Story = {}
/** A new app: the next step is a version. */
export const FirstUse: Story = {
  args: { appId: demoApps.prototype },
  play: shows('Untitled prototype', 'Prepare a version'),
}
/** The reviewer found issues: the next step is to fix them. */
export const Rejected: Story = { args: { appId: demoApps.tides }, play: shows('Tide Table', 'View review findings') }
/** Apps of other teams and deleted apps do not exist. */
export const NotThere: Story = { args: { appId: '108379999' }, play: shows('This no longer exists') }
export const Unavailable: Story = { ...failing('apps.app.get') }
export const OnlyLooking: Story = { ...onlyLooking('com.northwind.maps', 'Edit', 'Delete', 'Move to a project') }
export const DemoVisitor: Story = { ...demoVisitor('com.northwind.maps', 'Edit', 'Delete') }
export const AsTag: Story = { ...asTag(tags, 'cw-app-overview', 'com.northwind.maps', 'Tide Table') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }

/** Renaming the app updates the page and its heading. */
export const Renaming: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('heading', { name: 'Northwind Maps' })
    await press(canvasElement, 'Edit')
    const dialog = within(await page.findByRole('dialog'))
    const name = await dialog.findByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Northwind Charts')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await visible(() => page.getByRole('heading', { name: 'Northwind Charts' }))
  },
}

/** Categories that can't be read are no reason to lose one: the dialog says so, and saves the rest. */
export const CategoriesUnavailable: Story = {
  ...failing('apps.app-kind.list'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Edit')
    const dialog = within(await page.findByRole('dialog'))
    await dialog.findByText('Something went wrong on the platform')
    await dialog.findByRole('button', { name: 'Try again' })
    await visible(() => dialog.getByRole('textbox', { name: /^Name/ }))
  },
}

/** The store shows the app with its quick app as one product. */
export const InSeries: Story = {
  args: { appId: demoApps.weather },
  play: shows('App series', '空气质量小组件', 'Differences'),
}
export const SeriesUnavailable: Story = {
  ...failing('app-series.action.query'),
  play: shows('App series', 'Something went wrong on the platform'),
}
export const PhasesUnavailable: Story = {
  ...acting,
  ...InSeries,
  ...failing('app-series.app-private-phase-info.query'),
}
export const InSeriesDark: Story = { ...InSeries, ...inDark }
export const InSeriesRussian: Story = { ...InSeries, ...inRussian, play: shows('Серия приложений') }
export const InSeriesNarrow: Story = {
  ...InSeries,
  ...narrow,
  play: both(shows('Differences'), fitsItsPlace('Differences')),
}

/** The order in the store changes with the arrows, and the page says so. */
export const ReorderingSeries: Story = {
  ...acting,
  args: { appId: demoApps.weather },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Move 空气质量小组件 up' }))
    await page.findByText('空气质量小组件 is now number 1 of 2')
    await visible(() => page.getByRole('button', { name: 'Move Northwind Weather up' }))
  },
}
