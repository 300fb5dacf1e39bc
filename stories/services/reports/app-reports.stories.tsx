import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppReports } from '@console-widgets/reports'
import { tags } from '@console-widgets/reports/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, press, shows } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** Every report of one app. Most are one view that follows from what the report is declared to consist of. */
const meta: Meta<typeof AppReports> = {
  title: 'Services/Reports/AppReports',
  component: AppReports,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Overview', 'Active users', 'Downloads by country or region'),
}

export default meta
type Story = StoryObj<typeof AppReports>

const report = (name: string, ...words: string[]): Story => ({ args: { report: name }, play: shows(...words) })

export const Overview: Story = {}
export const Downloads: Story = report('download-analysis', 'Page view rate')
export const Sources: Story = report('source-analysis', 'Impressions by source', 'Search')
export const NewUsers: Story = report('add-analysis', 'Day 7 retention')
/** Who came back, by the day of the installation. */
export const Retention: Story = report('keep-analysis', 'Average retention', 'Day 7', 'First day')
/** What fails, and for each reason what can be done about it. */
export const FailedInstalls: Story = report('install-failure', 'Reasons, and what to do', 'Not enough storage')
export const Orders: Story = report('order', 'Revenue per order')
export const Purchases: Story = report('in-app-purchase', 'Revenue per buyer')
export const Devices: Story = report('device-info', 'Active users by device model')
export const Portrait: Story = report('portrait', 'Days of use')
/** What the numbers give cause to do, and how they stand beside what is usual. */
export const Advice: Story = report('advice', 'Beside what is usual')
export const Game: Story = report('game-performance', 'Games of the whole platform')
export const MaterialTests: Story = report('material-test', 'Test views by variant')
export const MaterialTestsLive: Story = report('realtime-material-test', 'Test download rate')
export const MaterialTestsByHour: Story = report('hourly-material-test', 'Test views by Hour (UTC)')
/** An app that nobody has found yet. */
export const FirstUse: Story = {
  args: { appId: demoApps.prototype },
  play: shows('Nothing in this period matches the filters'),
}
/** An app of another team, or one that was deleted, does not exist. */
export const NotThere: Story = { args: { appId: '108379999' }, play: shows('This no longer exists') }
export const Unavailable: Story = { ...failing('reports.app-overview.get') }
/** Who answers for the code does not see money. */
export const WithoutMoney: Story = {
  parameters: { platform: { person: 'development' } },
  play: both(shows('Active users'), lacks('Orders', 'In-app purchases')),
}
export const DemoVisitor: Story = { ...demoVisitor('Active users', 'Export', 'Save as template') }
export const AsTag: Story = { ...asTag(tags, 'cw-app-reports', 'Active users') }
export const Dark: Story = { ...inDark }
export const RetentionInDark: Story = { ...Retention, ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Активные пользователи') }
export const Chinese: Story = { ...inChinese, play: shows('活跃用户') }
export const Narrow: Story = { ...narrow }

/** From one report to another; the address goes along. */
export const GoingOn: Story = {
  ...acting,
  play: async (context) => {
    await shows('Active users')(context)
    await press(context.canvasElement, 'Retention')
    await shows('Average retention')(context)
  },
}
