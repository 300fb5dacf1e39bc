import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CohortTable, KpiTile, RankedBars } from '../index.ts'
import { renderWidget } from '../testing/render-widget.tsx'

const items = [
  { id: 'ru', label: 'Russia', value: 100 },
  { id: 'de', label: 'Germany', value: 300 },
  { id: 'mt', label: 'Malta', value: null },
]

it('ranks the largest first, with shares, and drills down on Enter', async () => {
  const chosen: string[] = []
  const view = await renderWidget(
    <RankedBars
      title="By country"
      category="Country"
      measure="Downloads"
      items={items}
      nothing="under 5"
      onSelect={(id) => chosen.push(id)}
    />,
  )
  await view.findByText('Germany', { exact: false })
  expect(view.all('tbody tr').map((row) => row.textContent)).toEqual([
    'Germany30075.0%',
    'Russia10025.0%',
    'Maltaunder 5',
  ])
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(chosen).toEqual(['ru'])
})

it('keeps items in their own order if they have one, and draws the largest as wide as before', async () => {
  const view = await renderWidget(
    <RankedBars title="By stars" category="Stars" measure="Reviews" items={items.slice(0, 2)} order="given" />,
  )
  await view.findByText('Germany', { exact: false })
  expect(view.all('tbody tr').map((row) => row.textContent)).toEqual(['Russia10025.0%', 'Germany30075.0%'])
  expect(
    view.all('tbody th > div').map((bar) => Math.round(Number.parseFloat((bar as HTMLElement).style.width))),
  ).toEqual([33, 100])
})

it('shows the top rows, and all of them on request', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    id: `${index}`,
    label: `Place ${index}`,
    value: 100 - index,
  }))
  const view = await renderWidget(
    <RankedBars title="By place" category="Place" measure="Visits" items={many} limit={5} />,
  )
  await userEvent.click(await view.findByRole('button', { name: 'Show all 12' }))
  await waitFor(() => expect(view.all('tbody tr')).toHaveLength(12))
  await userEvent.click(await view.findByRole('button', { name: 'Show fewer' }))
  await waitFor(() => expect(view.all('tbody tr')).toHaveLength(5))
})

it('describes a change by a word and a number, and the change of a share in points', async () => {
  const view = await renderWidget(
    <>
      <KpiTile label="Downloads" value={110} previous={100} />
      <KpiTile label="Failed" value={0.021} previous={0.026} format={{ style: 'percent', maximumFractionDigits: 1 }} />
      <KpiTile label="First" value={7} previous={0} />
      <KpiTile label="Hidden" value={null} previous={9} nothing="under 5" />
    </>,
  )
  await view.findByText('Hidden', { exact: false })
  const told = view.all('.rounded-lg').map((tile) => tile.textContent)
  expect(told[0]).toContain('Up 10%vs. 100 in the previous period')
  expect(told[1]).toContain('Down 0.5 pp')
  expect(told[2]).toMatch(/Up vs. 0/)
  expect(told[3]).toBe('Hiddenunder 5')
})

it('weights the cohort average by size and omits withheld values', async () => {
  const cohorts = [
    { time: Date.UTC(2026, 1, 1), size: 100, shares: [0.5, 0.2] },
    { time: Date.UTC(2026, 1, 2), size: 300, shares: [0.3, undefined] },
    { time: Date.UTC(2026, 1, 3), size: null, shares: [null, null] },
  ]
  const view = await renderWidget(<CohortTable title="Retention" days={[1, 7]} cohorts={cohorts} />)
  await view.findByText('Average', { exact: false })
  expect(view.all('tbody tr').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Average', '400', '35.0%', '20.0%'],
    ['2026-02-01', '100', '50.0%', '20.0%'],
    ['2026-02-02', '300', '30.0%', '–'],
    ['2026-02-03', '–', '–', '–'],
  ])
})
