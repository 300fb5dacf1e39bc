import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ChartGroup, type ChartSeries, TimeChart } from '../index.ts'
import { type RenderedWidget, renderWidget } from '../testing/render-widget.tsx'

const day = 86_400_000
const start = Date.UTC(2026, 1, 1)
const times = Array.from({ length: 28 }, (_, index) => start + index * day)
const rising: ChartSeries = {
  id: 'downloads',
  label: 'Downloads',
  values: times.map((_, index) => 100 + index),
  previous: times.map((_, index) => 50 + index),
}
const falling: ChartSeries = { id: 'visits', label: 'Visits', values: times.map((_, index) => 900 - index) }

/** Waits until the chart is drawn. */
async function drawn(view: RenderedWidget, title = 'Downloads') {
  const plot = await view.findByRole('application', { name: new RegExp(title) })
  await waitFor(() =>
    expect(
      plot.querySelector('canvas') !== null && plot.nextElementSibling?.matches('.pointer-events-none') === true,
    ).toBe(true),
  )
  return plot
}

const spoken = (view: RenderedWidget) =>
  view
    .all('[role=status]')
    .map((each) => each.textContent)
    .join()
const pointed = (view: RenderedWidget) => view.all('.shadow-overlay').map((each) => each.textContent)
const rowsOf = (view: RenderedWidget) =>
  view.all('tbody tr').filter((row) => row.closest('figure table caption') ?? row.closest('table')?.caption)

/** Bounds of the plotting area on the page. */
const areaOf = (plot: HTMLElement) => (plot.nextElementSibling as HTMLElement).getBoundingClientRect()

const pointer = (plot: HTMLElement, type: string, share: number) => {
  const area = areaOf(plot)
  plot.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      clientX: area.left + area.width * share,
      clientY: area.top + 20,
    }),
  )
}

describe('time chart', () => {
  it('moves between points by keyboard and announces their values', async () => {
    const view = await renderWidget(<TimeChart title="Downloads" times={times} series={[rising]} />, { width: 700 })
    const plot = await drawn(view)
    await userEvent.tab()
    await userEvent.tab()
    expect(view.root.activeElement).toBe(plot)
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(spoken(view)).toContain('2026-02-01: Downloads 100, Previous period 50'))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(spoken(view)).toContain('2026-02-03: Downloads 102'))
    await userEvent.keyboard('{PageDown}{End}{ArrowRight}')
    await waitFor(() => expect(spoken(view)).toContain('2026-02-28: Downloads 127'))
    expect(pointed(view)[0]).toContain('2026-02-28')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(pointed(view)).toHaveLength(0))
  })

  it('zooms in and out by keyboard alone', async () => {
    const view = await renderWidget(<TimeChart title="Downloads" times={times} series={[rising]} />, { width: 700 })
    const plot = await drawn(view)
    plot.focus()
    await userEvent.keyboard('{Home}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await waitFor(() => expect(spoken(view)).toContain('Selected: 2026-02-02 to 2026-02-04'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(rowsOf(view)).toHaveLength(3))
    expect(plot.ariaLabel).toContain('2026-02-02 to 2026-02-04')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(rowsOf(view)).toHaveLength(28))
  })

  it('zooms by dragging and resets by a button', async () => {
    const view = await renderWidget(<TimeChart title="Downloads" times={times} series={[rising]} />, { width: 700 })
    const plot = await drawn(view)
    pointer(plot, 'pointermove', 0.5)
    await waitFor(() => expect(pointed(view)[0]).toContain('2026-02-1'))
    plot.setPointerCapture = () => {}
    pointer(plot, 'pointerdown', 0)
    pointer(plot, 'pointermove', 0.2)
    pointer(plot, 'pointermove', 5 / 27)
    pointer(plot, 'pointerup', 5 / 27)
    await waitFor(() => expect(rowsOf(view)).toHaveLength(6))
    await userEvent.click(await view.findByRole('button', { name: 'Reset zoom' }))
    await waitFor(() => expect(rowsOf(view)).toHaveLength(28))
  })

  it.each([2, 0.5])('finds the point under the pointer on a page zoomed by %d', async (zoom) => {
    document.body.style.zoom = `${zoom}`
    try {
      const view = await renderWidget(<TimeChart title="Downloads" times={times} series={[rising]} />, { width: 500 })
      pointer(await drawn(view), 'pointermove', 20 / 27)
      await waitFor(() => expect(pointed(view)[0]).toContain('2026-02-21'))
    } finally {
      document.body.style.zoom = ''
    }
  })

  it('passes the selected span to a handler instead of zooming', async () => {
    const spans: number[][] = []
    const view = await renderWidget(
      <TimeChart title="Downloads" times={times} series={[rising]} onBrush={(from, to) => spans.push([from, to])} />,
      { width: 700 },
    )
    const plot = await drawn(view)
    plot.focus()
    await userEvent.keyboard('{End}{Shift>}{ArrowLeft}{/Shift}{Enter}')
    await waitFor(() => expect(spans).toHaveLength(1))
    expect(spans[0]).toEqual([times[26], times[27]])
    expect(rowsOf(view)).toHaveLength(28)
  })

  it('passes a point that is clicked, or entered by keyboard, to a handler', async () => {
    const picked: number[] = []
    const view = await renderWidget(
      <TimeChart title="Downloads" times={times} series={[rising]} onPick={(time) => picked.push(time)} />,
      { width: 500 },
    )
    const plot = await drawn(view)
    plot.setPointerCapture = () => {}
    pointer(plot, 'pointerdown', 20 / 27)
    pointer(plot, 'pointerup', 20 / 27)
    plot.focus()
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => expect(picked).toEqual([times[20], times[27]]))
    expect(rowsOf(view)).toHaveLength(28)
  })

  it('shares pointer and zoom with the charts of its group', async () => {
    const view = await renderWidget(
      <ChartGroup>
        <TimeChart title="Downloads" times={times} series={[rising]} />
        <TimeChart title="Visits" times={times} series={[falling]} />
      </ChartGroup>,
      { width: 700 },
    )
    const plot = await drawn(view)
    await drawn(view, 'Visits')
    plot.focus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await waitFor(() => expect(pointed(view)).toHaveLength(2))
    expect(pointed(view)[1]).toContain('899')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}')
    await waitFor(() => expect(rowsOf(view)).toHaveLength(4))
  })

  it('has a table view', async () => {
    const view = await renderWidget(<TimeChart title="Downloads" times={times} series={[rising, falling]} />, {
      width: 700,
    })
    await drawn(view)
    const table = view.root.querySelector('table') as HTMLTableElement
    expect(table.caption?.textContent).toBe('Downloads')
    expect(table.parentElement?.className).toBe('sr-only')
    await userEvent.click(await view.findByRole('button', { name: 'Show as table' }))
    await view.findByRole('columnheader', { name: 'Downloads, previous period' })
    expect(view.root.querySelector('canvas')).toBeNull()
    await userEvent.click(await view.findByRole('button', { name: 'Show as chart' }))
    await drawn(view)
  })

  it('hides series from the legend, but never the last one', async () => {
    const view = await renderWidget(<TimeChart title="Traffic" times={times} series={[rising, falling]} />, {
      width: 400,
    })
    await drawn(view, 'Traffic')
    const [first, second] = view.all('[role=group] button') as [HTMLElement, HTMLElement]
    await userEvent.click(second)
    await waitFor(() => expect(second.ariaPressed).toBe('false'))
    await userEvent.click(first)
    expect(first.ariaPressed).toBe('true')
  })

  it('redraws in the colors of another theme', async () => {
    const view = await renderWidget(<TimeChart title="Downloads" times={times} series={[rising]} />, { width: 700 })
    const plot = await drawn(view)
    const before = plot.querySelector('canvas')?.toDataURL()
    view.root.querySelector('.cw-root')?.setAttribute('data-theme', 'dark')
    await waitFor(() => expect(plot.querySelector('canvas')?.toDataURL() !== before).toBe(true))
  })

  it('follows its container’s width', async () => {
    const view = await renderWidget(<TimeChart title="Downloads" times={times} series={[rising]} />, { width: 700 })
    const plot = await drawn(view)
    ;(view.root.host as HTMLElement).style.width = '320px'
    await waitFor(() => expect((plot.querySelector('canvas')?.clientWidth ?? 999) <= 320).toBe(true))
  })
})
