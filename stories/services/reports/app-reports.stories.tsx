import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppReports } from '@console-widgets/reports'
import { tags } from '@console-widgets/reports/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, press, shows } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** All reports of one app. Most are one view, derived from the report's declaration. */
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
export const Sources: Story = report('source-analysis', 'Impressions by traffic source', 'Search')
export const NewUsers: Story = report('add-analysis', 'Day 7 retention')
/** Retention by day of installation. */
export const Retention: Story = report('keep-analysis', 'Average retention', 'Day 7', 'First day')
/** Failures, with a fix for each reason. */
export const FailedInstalls: Story = report('install-failure', 'Failure reasons and fixes', 'Not enough storage')
export const Orders: Story = report('order', 'Revenue per order')
export const Purchases: Story = report('in-app-purchase', 'Revenue per buyer')
export const Devices: Story = report('device-info', 'Active users by device model')
export const Portrait: Story = report('portrait', 'Active days')
/** Recommendations, and metrics compared with benchmarks. */
export const Advice: Story = report('advice', 'Benchmarks')
export const Game: Story = report('game-performance', 'Platform-wide game benchmarks')
export const MaterialTests: Story = report('material-test', 'Test views by variant')
export const MaterialTestsLive: Story = report('realtime-material-test', 'Test download rate')
export const MaterialTestsByHour: Story = report('hourly-material-test', 'Test views by Hour (UTC)')
/** An app without users. */
export const FirstUse: Story = {
  args: { appId: demoApps.prototype },
  play: shows('Nothing in this period matches the filters'),
}
/** Apps of other teams and deleted apps do not exist. */
export const NotThere: Story = { args: { appId: '108379999' }, play: shows('This no longer exists') }
export const Unavailable: Story = { ...failing('reports.app-overview.get') }
/** The development role can't see money. */
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

/** Switching reports updates the URL. */
export const GoingOn: Story = {
  ...acting,
  play: async (context) => {
    await shows('Active users')(context)
    await press(context.canvasElement, 'Retention')
    await shows('Average retention')(context)
  },
}
