import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DataGrid, type DataGridColumn } from '../index.ts'
import { renderWidget } from '../testing/render-widget.tsx'

const columns: DataGridColumn[] = [
  { id: 'id', name: 'id', kind: 'number', type: 'bigint' },
  { id: 'name', name: 'name', type: 'text' },
  { id: 'details', name: 'details', kind: 'json', type: 'jsonb' },
  ...Array.from({ length: 47 }, (_, index): DataGridColumn => ({ id: `c${index}`, name: `c${index}` })),
]
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, row) => [
    count - row,
    row % 2 ? null : `name ${row}`,
    { row },
    ...Array.from({ length: 47 }, (_column, column) => `${row}.${column}`),
  ])

async function renderGrid(count = 1000, given = columns, width = 900) {
  const view = await renderWidget(<DataGrid label="Result" columns={given} rows={rowsOf(count)} maxHeight={400} />, {
    width,
  })
  const grid = await view.findByRole('grid')
  await waitFor(() => expect(view.all('[role=gridcell]')).not.toHaveLength(0))
  return Object.assign(view, {
    grid,
    enter: () => grid.focus(),
    cell: (row: number, column: number) =>
      grid.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`),
    /** The active cell, as exposed to screen readers. */
    active: () => {
      const cell = view.root.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
      return cell && `${cell.closest<HTMLElement>('[data-row]')!.dataset.row}.${cell.dataset.column}`
    },
    selected: () => view.all('[role=gridcell][aria-selected=true]').length,
  })
}

/** The copied text, whichever way it was copied. */
async function copied(act: () => Promise<void>): Promise<string> {
  let text = ''
  const write = navigator.clipboard.writeText
  navigator.clipboard.writeText = (value) => ((text = value), Promise.resolve())
  await act()
  navigator.clipboard.writeText = write
  return text
}

describe('keyboard in the grid', () => {
  it('moves by arrows, Home, End, and pages, and to the corners with Control, and scrolls to the cell', async () => {
    const view = await renderGrid()
    view.enter()
    expect(view.active()).toBe('0.0')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    expect(view.active()).toBe('1.2')
    await userEvent.keyboard('{End}')
    expect(view.active()).toBe('1.49')
    expect(view.cell(1, 49)!.getBoundingClientRect().right).toBeLessThanOrEqual(
      view.grid.getBoundingClientRect().right + 1,
    )
    await userEvent.keyboard('{Control>}{End}{/Control}')
    expect(view.active()).toBe('999.49')
    const box = view.grid.getBoundingClientRect()
    await waitFor(() =>
      expect((view.cell(999, 49)?.getBoundingClientRect().bottom ?? Infinity) <= box.bottom + 1).toBe(true),
    )
    await userEvent.keyboard('{Home}')
    // The row numbers stay in view, and must not cover the active cell.
    await waitFor(() =>
      expect(
        (view.cell(999, 0)?.getBoundingClientRect().left ?? -1) >=
          view.all('[role=rowheader]')[0]!.getBoundingClientRect().right - 1,
      ).toBe(true),
    )
    await userEvent.keyboard('{Control>}{Home}{/Control}{PageDown}')
    const [row] = view.active()!.split('.').map(Number)
    expect(row).toBeGreaterThan(8)
    await userEvent.keyboard('{PageUp}{PageUp}')
    expect(view.active()).toBe('0.0')
  })

  it('is one tab stop', async () => {
    const view = await renderGrid()
    expect(view.all('[role=grid] [tabindex="0"], [role=grid] button, [role=grid] a')).toHaveLength(0)
    expect(view.grid.tabIndex).toBe(0)
  })

  it('selects with Shift and copies for a spreadsheet', async () => {
    const view = await renderGrid()
    view.enter()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}')
    expect(view.selected()).toBe(6)
    const text = await copied(() => userEvent.keyboard('{Control>}c{/Control}'))
    expect(text).toBe('1000\tname 0\t"{""row"":0}"\n999\t\t"{""row"":1}"')
    await view.findByText('6 cells copied', { exact: false })
    await userEvent.keyboard('{Escape}')
    expect(view.selected()).toBe(1)
    const all = await copied(() => userEvent.keyboard('{Control>}a{/Control}{Control>}c{/Control}'))
    expect(all.split('\n')).toHaveLength(1000)
  })

  it('sorts from the header, and restores the original order', async () => {
    const view = await renderGrid()
    view.enter()
    const first = () => view.cell(0, 0)!.textContent
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(first()).toBe('1'))
    expect(view.all('[role=columnheader][aria-sort=ascending]')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(first()).toBe('1000'))
    await userEvent.keyboard('{Enter}')
    expect(view.all('[role=columnheader]:not([aria-sort=none]):not([data-column=number])')).toHaveLength(0)
  })

  it('resizes a column by Alt and the arrows', async () => {
    const view = await renderGrid()
    view.enter()
    const before = view.cell(0, 0)!.getBoundingClientRect().width
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
    expect(view.cell(0, 0)!.getBoundingClientRect().width).toBe(before + 32)
  })

  it('opens the value panel on Enter, updates it, and closes it on Escape', async () => {
    const view = await renderGrid()
    view.enter()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await waitFor(() => expect(view.all('section pre')[0]?.textContent).toBe('{\n  "row": 0\n}'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(view.all('section pre')[0]?.textContent).toBe('{\n  "row": 1\n}'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(view.all('section pre')).toHaveLength(0))
    expect(view.root.activeElement).toBe(view.grid)
  })
})

describe('pointer in the grid', () => {
  it('selects a range by two clicks, and a row by its number', async () => {
    const view = await renderGrid()
    await userEvent.click(view.cell(1, 0)!)
    await userEvent.click(view.cell(3, 1)!, { modifiers: ['Shift'] })
    expect(view.selected()).toBe(6)
    await userEvent.click(view.cell(2, 'number' as never)!)
    const text = await copied(() => userEvent.keyboard('{Control>}c{/Control}'))
    expect(text.split('\t')).toHaveLength(50)
  })

  it('sorts by clicking a name, and resizes by dragging', async () => {
    const view = await renderGrid()
    const header = view.cell(-1, 0)!
    await userEvent.click(header)
    expect(view.cell(-1, 0)!.ariaSort).toBe('ascending')
    const handle = header.querySelector<HTMLElement>('[role=separator]')!
    const before = header.getBoundingClientRect().width
    await userEvent.dragAndDrop(handle, view.cell(-1, 2)!)
    expect(view.cell(-1, 0)!.getBoundingClientRect().width).toBeGreaterThan(before + 40)
    expect(view.cell(-1, 0)!.ariaSort).toBe('ascending')
  })
})

describe('cells of the grid', () => {
  it('distinguish null from an empty text, and align numbers to the end', async () => {
    const view = await renderGrid()
    expect(view.cell(1, 1)!.textContent).toBe('NULL')
    expect(getComputedStyle(view.cell(0, 0)!).textAlign).toBe('end')
    expect(view.grid.ariaRowCount).toBe('1001')
    expect(view.grid.ariaColCount).toBe('51')
  })

  it('stay few for a hundred thousand rows of fifty columns, and leave no blank while scrolling', async () => {
    const view = await renderGrid(100_000)
    expect(view.all('[role=gridcell]').length).toBeLessThan(1200)
    let [longest, blank] = [0, 0]
    for (const [top, left] of [
      [300, 0],
      [50_000, 900],
      [1_400_000, 2500],
      [2_799_000, 4200],
      [1000, 100],
    ] as const) {
      const start = performance.now()
      view.grid.scrollTo({ top, left })
      await new Promise((resolve) => requestAnimationFrame(resolve))
      // After the frame's scroll event and before its paint, all visible rows must be rendered.
      const { x, y, height, width } = view.grid.getBoundingClientRect()
      for (const [across, down] of [
        [0.3, 0.2],
        [0.6, 0.5],
        [0.95, 0.95],
      ] as const) {
        const hit = view.root.elementFromPoint(x + width * across, y + height * down)
        if (!hit?.closest('[role=gridcell]')) blank += 1
      }
      longest = Math.max(longest, performance.now() - start)
    }
    expect(blank).toBe(0)
    expect(longest).toBeLessThan(1000)
  })
})
