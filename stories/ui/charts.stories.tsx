import {
  Button,
  ChartGroup,
  type ChartSeries,
  CohortTable,
  KpiTile,
  RankedBars,
  StackedBars,
  TimeChart,
} from '@console-widgets/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import {
  sampleCohortDays,
  sampleCohorts,
  sampleCountries,
  sampleDays,
  sampleDownloads,
  sampleSources,
  sampleStart,
} from '../docs/sample-series.ts'
import { visible } from '../services/look-at.ts'
import { inChinese, inDark, inRussian, narrow } from '../services/looks.ts'

/** Values over time, by size, and by composition. Every chart has a table view and keyboard navigation. */
const meta: Meta = { title: 'Patterns/Charts', parameters: { docs: { story: { inline: false, height: '520px' } } } }

export default meta
type Story = StoryObj

const failures: ChartSeries = {
  id: 'failures',
  label: 'Failed installs',
  values: sampleDays.map((_, index) => (index === 17 ? null : 0.02 + 0.006 * Math.sin(index / 3))),
}
const percent = { style: 'percent', maximumFractionDigits: 1 } as const

export const Line: Story = {
  render: () => (
    <TimeChart
      title="Downloads"
      description="New and repeated, by day in UTC"
      times={sampleDays}
      series={[sampleDownloads]}
    />
  ),
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole('application', { name: /Downloads/ })
    chart.focus()
    await userEvent.keyboard('{End}')
    await expect(await within(canvasElement).findByText(/2026-02-15: Downloads/)).toBeInTheDocument()
  },
}
export const InDark: Story = { ...Line, ...inDark }
export const InRussian: Story = { ...Line, ...inRussian, play: undefined }
export const InChinese: Story = { ...Line, ...inChinese, play: undefined }
export const Narrow: Story = { ...Line, ...narrow }
export const RightToLeft: Story = { ...Line, globals: { direction: 'rtl' } }
export const SeveralLines: Story = {
  render: () => <TimeChart title="Visits by source" times={sampleDays} series={sampleSources} />,
}
export const Areas: Story = {
  render: () => <TimeChart title="Visits by source" times={sampleDays} series={sampleSources} kind="area" />,
}
export const Bars: Story = {
  render: () => <TimeChart title="Downloads" times={sampleDays} series={[sampleDownloads]} kind="bars" />,
}
export const StackedByDay: Story = {
  render: () => <TimeChart title="Visits by source" times={sampleDays} series={sampleSources} kind="bars" />,
}
export const Hours: Story = {
  render: () => (
    <TimeChart
      title="Impressions"
      unit="hour"
      times={Array.from({ length: 48 }, (_, index) => sampleStart + index * 3_600_000)}
      series={[
        {
          id: 'impressions',
          label: 'Impressions',
          values: Array.from({ length: 48 }, (_, index) => Math.round(900 + 700 * Math.sin(index / 4))),
        },
      ]}
      kind="bars"
    />
  ),
}

/** Both charts share the pointed-at time, and selecting a span in one zooms both. */
export const Group: Story = {
  render: () => (
    <ChartGroup>
      <div style={{ display: 'grid', gap: 32 }}>
        <TimeChart title="Downloads" times={sampleDays} series={[sampleDownloads]} height={180} />
        <TimeChart
          title="Share of failed installs"
          times={sampleDays}
          series={[failures]}
          format={percent}
          height={180}
        />
      </div>
    </ChartGroup>
  ),
}

export const Loading: Story = { render: () => <TimeChart title="Downloads" times={[]} series={[]} loading /> }
export const Empty: Story = {
  render: () => (
    <TimeChart title="Downloads" times={[]} series={[]} empty="Downloads are counted from the day an app goes live." />
  ),
}
export const Failed: Story = {
  render: () => (
    <TimeChart title="Downloads" times={[]} series={[]} error={new Error('It was told to fail')} onRetry={() => {}} />
  ),
}

export const Tiles: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
      <KpiTile label="Downloads" value={184_220} previous={163_900} better="up" values={sampleDownloads.values} />
      <KpiTile
        label="Failed installs"
        value={0.0213}
        previous={0.0187}
        better="down"
        format={percent}
        values={failures.values}
      />
      <KpiTile label="Revenue" value={18_230.4} previous={18_230.4} format={{ style: 'currency', currency: 'EUR' }} />
      <KpiTile label="Refunds" value={null} previous={12} nothing="under 5" />
      <KpiTile label="New users" value={null} loading />
    </div>
  ),
}
export const TilesInDark: Story = { ...Tiles, ...inDark }
export const TilesInRussian: Story = { ...Tiles, ...inRussian }

export const Ranked: Story = {
  render: () => (
    <RankedBars
      title="Downloads by country"
      category="Country"
      measure="Downloads"
      items={sampleCountries}
      onSelect={() => {}}
    />
  ),
}
export const RankedInDark: Story = { ...Ranked, ...inDark }

export const Shares: Story = {
  render: () => (
    <StackedBars
      title="Ratings by version"
      category="Version"
      parts={['5', '4', '3', '2', '1'].map((id) => ({ id, label: `${id} stars` }))}
      rows={[
        { id: '2.4.1', label: '2.4.1', values: [812, 301, 88, 40, 61] },
        { id: '2.4.0', label: '2.4.0', values: [402, 260, 121, 80, 133] },
      ]}
    />
  ),
}

export const Retention: Story = {
  render: () => <CohortTable title="Retention" days={sampleCohortDays} cohorts={sampleCohorts} />,
}
export const RetentionInDark: Story = { ...Retention, ...inDark }

/** Switches between charts with standard keys only. */
export const AsTable: Story = {
  ...SeveralLines,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show as table' }))
    await visible(() => within(canvasElement).getAllByRole('cell', { name: '2,100' })[0] as HTMLElement)
  },
}

export const WithAction: Story = {
  render: () => (
    <TimeChart
      title="Downloads"
      times={sampleDays}
      series={[sampleDownloads]}
      actions={<Button size="small">Export</Button>}
    />
  ),
}
