import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReportDashboards } from '@console-widgets/reports'
import { tags } from '@console-widgets/reports/element'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { both, lacks, press, shownIn, shows } from '../look-at.ts'
import { acting, demoVisitor, failing, firstUse, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/** Metrics of all apps of a team: changes, trends, breakdowns, and a table. */
const meta: Meta<typeof ReportDashboards> = {
  title: 'Services/Reports/ReportDashboards',
  component: ReportDashboards,
  parameters: { platform: {} },
  play: shows('Impressions by app', 'Data through 2026-03-01'),
}

export default meta
type Story = StoryObj<typeof ReportDashboards>

const distribution = { args: { dashboard: 'distribution' } } as const

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No events yet') }
/** The URL contains a filter that matches nothing. */
export const NoMatch: Story = {
  ...distribution,
  parameters: { route: '/?filter=appVersion%3A%3D%3A99.9' },
  play: shows('Nothing in this period matches the filters'),
}
export const Unavailable: Story = { ...distribution, ...failing('reports.distribution-dashboard.get') }
/** Development can see quality and people, but not money. */
export const WithoutMoney: Story = {
  parameters: { platform: { person: 'development' } },
  play: both(shows('Quality', 'Impressions'), lacks('Finance', 'Save as template')),
}
/** Finance can read, but not save templates. */
export const OnlyLooking: Story = { ...distribution, ...onlyLooking('Impressions', 'Save as template') }
export const DemoVisitor: Story = { ...distribution, ...demoVisitor('Impressions', 'Export', 'Save as template') }
export const Quality: Story = {
  args: { dashboard: 'quality' },
  play: shows('Crash rate', 'Failed installs by app', 'Failed installs of each app'),
}
export const Users: Story = { args: { dashboard: 'users' }, play: shows('Day 1 retention', 'New users by app') }
export const Finance: Story = { args: { dashboard: 'finance' }, play: shows('Revenue per paying user') }
export const Messages: Story = {
  args: { dashboard: 'messages' },
  play: shows('Delivery rate', 'Messages sent by message type'),
}
export const Channels: Story = { args: { dashboard: 'channels' }, play: shows('Channel clicks by channel') }
export const AsTag: Story = { ...asTag(tags, 'cw-report-dashboards', 'Impressions') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Показы', 'Данные по 01.03.2026') }
export const Chinese: Story = { ...inChinese, play: shows('曝光量', '数据截至 2026-03-01') }
export const Narrow: Story = { ...narrow }

/** Filters the report by a country, then goes back. */
export const DrillingDown: Story = {
  ...distribution,
  ...acting,
  play: async (context) => {
    await shows('Impressions by country or region')(context)
    const shown = within(shownIn(context.canvasElement))
    const byCountry = within(await shown.findByRole('region', { name: 'Impressions by country or region' }))
    const [largest] = await byCountry.findAllByRole('button')
    const name = largest?.textContent ?? ''
    await userEvent.click(largest as HTMLElement)
    await waitFor(() => expect(shown.getByText(`Country or region: ${name}`)).toBeVisible())
    await waitFor(() => expect(shown.queryByRole('region', { name: 'Impressions by country or region' })).toBeNull())
    await press(context.canvasElement, `Remove filter: Country or region: ${name}`)
    await shown.findByRole('region', { name: 'Impressions by country or region' })
  },
}

/** Seven days instead of 28, then a range selected with the keyboard: the table has as many rows. */
export const ChangingPeriod: Story = {
  ...distribution,
  ...acting,
  play: async (context) => {
    await shows('28 of 28 rows')(context)
    const shown = within(shownIn(context.canvasElement))
    await userEvent.click(shown.getByRole('radio', { name: '7 days' }))
    await waitFor(() => expect(shown.getByText('7 of 7 rows')).toBeVisible())
    const chart = await shown.findByRole('application', { name: /^Impressions/ })
    chart.focus()
    await userEvent.keyboard('{Home}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}')
    await waitFor(() => expect(shown.getByText('3 of 3 rows')).toBeVisible())
  },
}

/** Subjects are tabs, so that arrow keys move between them. */
export const Switching: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const first = await page.findByRole('tab', { name: 'Distribution' })
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await page.findByRole('tab', { name: 'Quality', selected: true })).toBeVisible()
    await shows('Failed installs by app')({ canvasElement } as never)
  },
}
