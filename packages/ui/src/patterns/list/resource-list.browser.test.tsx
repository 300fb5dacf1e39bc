import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWidget } from '../../testing/render-widget.tsx'
import { SampleAppList } from '../../testing/sample-app-list.tsx'
import { sampleConsole, type SampleOptions } from '../../testing/sample-console.ts'

async function renderList(options: SampleOptions = {}, width?: number) {
  const view = await renderWidget(<SampleAppList />, { console: sampleConsole(options), width })
  view.use()
  return Object.assign(view, {
    rows: () => view.all('[role=row][data-index]'),
    focusedRow: () => view.root.activeElement?.querySelector('[role=rowheader]')?.textContent,
    selectedNames: () => view.all('[role=row][aria-selected=true] [role=rowheader]').map((cell) => cell.textContent),
  })
}

/**
 * Resolves once a frame is on screen. Frame callbacks come too early: a frame reports to `ResizeObserver` after them,
 * and the list adds the rows for its new height then, still before the frame is painted.
 */
async function painted() {
  await new Promise(requestAnimationFrame)
  const { port1, port2 } = new MessageChannel()
  const arrived = new Promise((resolve) => (port1.onmessage = resolve))
  port2.postMessage(undefined)
  await arrived
}

describe('list keyboard navigation', () => {
  it('moves by j, k, arrows, and End, and opens on Enter', async () => {
    const view = await renderList()
    await view.findByText('Atlas Maps')
    await userEvent.keyboard('j')
    expect(view.focusedRow()).toBe('Atlas Maps')
    await userEvent.keyboard('j{ArrowDown}k')
    expect(view.focusedRow()).toBe('Blue Notes')
    await userEvent.keyboard('{Enter}')
    expect(view.place.$route.get()).toBe('/apps/app-108370008')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(view.root.activeElement?.getAttribute('data-index')).toBe('49'))
    await waitFor(() => expect(view.root.querySelector('[role=grid]')!.textContent!).toContain('Comet Mail 5'))
    expect(view.rows().length).toBeLessThan(90)
  })

  it('selects by x, Shift, and arrows, and clears on Escape', async () => {
    const view = await renderList()
    await view.findByText('Atlas Maps')
    await userEvent.keyboard('jjx')
    expect(view.selectedNames()).toEqual(['Blue Notes'])
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(view.selectedNames()).toEqual(['Blue Notes', 'Comet Mail', 'Dawn Weather'])
    await view.findByText('3 selected', { exact: false })
    await userEvent.keyboard('{Escape}')
    expect(view.selectedNames()).toEqual([])
  })

  it('has one tab stop for all rows', async () => {
    const view = await renderList()
    await view.findByText('Atlas Maps')
    expect(view.rows().filter((row) => row.tabIndex === 0)).toHaveLength(1)
    await userEvent.keyboard('jj')
    expect(
      view
        .rows()
        .filter((row) => row.tabIndex === 0)
        .map((row) => row.dataset.index),
    ).toEqual(['1'])
  })
})

describe('list on a zoomed page', () => {
  it.each([2, 0.5])('resizes columns with the pointer at a zoom of %d', async (zoom) => {
    document.body.style.zoom = `${zoom}`
    try {
      const view = await renderList({}, 600)
      await view.findByText('Atlas Maps')
      const edge = view.all('[role=columnheader] [role=separator]')[0] as HTMLElement
      edge.setPointerCapture = () => {}
      const width = () => edge.parentElement!.getBoundingClientRect().width
      const before = width()
      const { x, y } = edge.getBoundingClientRect()
      for (const [type, by] of [
        ['pointerdown', 0],
        ['pointermove', 40 * zoom],
        ['pointerup', 40 * zoom],
      ] as const)
        edge.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x + by, clientY: y }))
      await waitFor(() => expect(Math.abs(width() - before - 40 * zoom) < 1.5 * zoom).toBe(true))
    } finally {
      document.body.style.zoom = ''
    }
  })
})

describe('scrolling list', () => {
  it('shows no blank rows while the page is busy, and the right rows afterwards', async () => {
    // Late, so that the rows take the place of placeholders, which leave the list shorter than they do.
    const view = await renderList({ count: 50, delay: 100 })
    await view.findByText('Atlas Maps')
    const grid = view.all('[role=grid]')[0] as HTMLElement
    const box = grid.getBoundingClientRect()
    await painted()
    expect(view.rows().length).toBeGreaterThanOrEqual(box.height / 40)
    const inSight = () =>
      [0.1, 0.5, 0.95].map(
        (down) =>
          view.root
            .elementFromPoint(box.x + box.width / 2, box.y + box.height * down)
            ?.closest<HTMLElement>('[data-index]')?.dataset.index,
      )
    const hold = (event: Event) => event.stopPropagation()
    for (const [top, first] of [
      [1320, 32],
      [0, 0],
    ] as const) {
      // Simulates a browser that scrolls on before the page receives the event.
      view.root.addEventListener('scroll', hold, true)
      grid.scrollTo({ top })
      await painted()
      expect(inSight()).not.toContain(undefined)
      view.root.removeEventListener('scroll', hold, true)
      grid.dispatchEvent(new Event('scroll'))
      expect(inSight()).not.toContain(undefined)
      // Half of the rows of a jump follow in the next frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      expect(inSight().map((index) => Math.floor((Number(index) - first) / 19))).toEqual([0, 0, 0])
    }
  })

  it('reuses rows after a jump, except those in use, and without carrying over cell state', async () => {
    const view = await renderList({ count: 150 })
    await view.findByText('Atlas Maps')
    const grid = view.all('[role=grid]')[0] as HTMLElement
    const goTo = (index: number) =>
      waitFor(() => {
        grid.scrollTo({ top: index === 0 ? 0 : grid.scrollHeight })
        expect(view.rows().length).toBeGreaterThan(30)
        expect(view.rows().map((row) => row.dataset.index)).toContain(String(index))
      })
    await goTo(149)
    const last = view.rows()
    const times = last.map((row) => row.querySelector('time'))
    await goTo(0)
    const first = view.rows()
    expect(first[0]).toBe(last[0])
    expect(first[0]!.querySelector('[role=rowheader]')!.textContent).toBe('Atlas Maps')
    expect(first[0]!.ariaRowIndex).toBe('2')
    expect(times).not.toContain(first[0]!.querySelector('time'))
    first[0]!.focus()
    await goTo(149)
    expect(first.filter((row) => row.isConnected)).toEqual([])
  })
})

describe('list filter', () => {
  it('searches by name, stores the query in the URL, and removes it on Backspace', async () => {
    const view = await renderList()
    await view.findByText('Atlas Maps')
    await userEvent.keyboard('/')
    expect(view.root.activeElement?.getAttribute('role')).toBe('combobox')
    await userEvent.keyboard('iris')
    await view.findByRole('option', { name: /iris/, selected: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(view.rows().length === 20 && view.rows().every((row) => row.textContent!.includes('Iris'))).toBe(true),
    )
    expect(view.place.$route.get()).toBe('/apps?filter=appName%3A%7E%3Airis')
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(view.place.$route.get()).toBe('/apps'))
    expect((view.root.activeElement as HTMLInputElement).value).toBe('iris')
  })

  it('offers fields, then their values', async () => {
    const view = await renderList()
    await view.findByText('Atlas Maps')
    await userEvent.keyboard('/')
    await view.findByRole('option', { name: /State/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await view.findByRole('option', { name: /State is\s*Rejected/ })
    await userEvent.keyboard('rej{Enter}')
    await waitFor(() =>
      expect(new Set(view.rows().map((row) => row.textContent!.includes('Rejected')))).toEqual(new Set([true])),
    )
    expect(view.place.$route.get()).toBe('/apps?filter=state%3A%3D%3Arejected')
  })

  it('reports no matches, and clears', async () => {
    const view = await renderList()
    await view.findByText('Atlas Maps')
    view.place.go('/apps?filter=appName%3A%7E%3Anothing', { replace: true })
    await view.findByText('Nothing matches', { exact: false })
    await userEvent.click(await view.findByRole('button', { name: 'Clear filters' }))
    await view.findByText('Atlas Maps')
    expect(view.place.$route.get()).toBe('/apps')
  })
})

describe('list sorting', () => {
  it('is available for the list’s fields, unless a column disables it', async () => {
    const view = await renderList()
    await view.findByText('Atlas Maps')
    const sortable = view.all('[role=columnheader]').flatMap((header) => (header.ariaSort ? [header.textContent] : []))
    expect(sortable).toEqual(['Name', 'Downloads', 'Updated'])
  })

  it('cycles through ascending, descending, and default from the header', async () => {
    const view = await renderList()
    const header = await view.findByRole('columnheader', { name: /Downloads/ })
    const press = async () => userEvent.click(header.querySelector('button')!)
    await press()
    expect(header.ariaSort).toBe('ascending')
    expect(view.place.$route.get()).toBe('/apps?sort=downloads')
    await press()
    expect(header.ariaSort).toBe('descending')
    await press()
    expect(view.place.$route.get()).toBe('/apps')
  })
})

describe('menus of a list', () => {
  /** Opens a menu by keyboard and closes it, twice: its button is another one the first time than afterwards. */
  async function returnsFocus(view: Awaited<ReturnType<typeof renderList>>, label: string, role: 'dialog' | 'menu') {
    for (const name of ['{Enter}', ' ']) {
      await userEvent.keyboard(name)
      await view.findByRole(role)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(view.queryByRole(role)).toBeNull())
      await waitFor(() => expect(view.root.activeElement?.getAttribute('aria-label')).toBe(label))
    }
  }

  it('give the focus back to the button that opened them', async () => {
    const view = await renderList()
    await view.findByText('Atlas Maps')
    view.getByRole('button', { name: 'View' }).focus()
    await returnsFocus(view, 'View', 'dialog')
    const row = view.rows()[0]!.querySelector<HTMLElement>('[aria-haspopup=menu]')!
    row.focus()
    await returnsFocus(view, row.getAttribute('aria-label')!, 'menu')
    expect(view.root.activeElement?.closest('[data-index]')).toBe(view.rows()[0])
  })
})

describe('list actions', () => {
  it('delete only after the name is typed', async () => {
    const view = await renderList()
    await view.findByText('Blue Notes')
    await userEvent.keyboard('jj.')
    const last = await view.findByRole('menuitem', { name: /Delete/ })
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(view.root.activeElement).toBe(last))
    await userEvent.keyboard('{Enter}')
    const dialog = within(await view.findByRole('alertdialog'))
    const confirm = await dialog.findByRole('button', { name: 'Delete' })
    await dialog.findByText('Open test', { exact: false })
    expect((confirm as HTMLButtonElement).disabled).toBe(true)
    await userEvent.keyboard('Blue Note')
    expect((confirm as HTMLButtonElement).disabled).toBe(true)
    await userEvent.keyboard('s{Enter}')
    await view.findByText('App deleted', { exact: false })
    await waitFor(() =>
      expect(!view.rows().some((row) => row.querySelector('[role=rowheader]')?.textContent === 'Blue Notes')).toBe(
        true,
      ),
    )
  })

  it('archive after a delay, and not at all if undone', async () => {
    const view = await renderList()
    await view.findByText('Blue Notes')
    await userEvent.keyboard('jj.')
    await userEvent.click(await view.findByRole('menuitem', { name: /Archive/ }))
    const toast = await view.findByText('App archived', { exact: false })
    expect(view.rows().some((row) => row.querySelector('[role=rowheader]')?.textContent === 'Blue Notes')).toBe(false)
    await userEvent.click(await view.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(toast.isConnected).toBe(false))
    await waitFor(() =>
      expect(view.rows().some((row) => row.querySelector('[role=rowheader]')?.textContent === 'Blue Notes')).toBe(true),
    )
  })

  it('pass the filter to a bulk action on all matches', async () => {
    const view = await renderList()
    await view.findByText('Atlas Maps')
    view.place.go('/apps?filter=state%3A%3D%3Areleased', { replace: true })
    await waitFor(() =>
      expect(new Set(view.rows().map((row) => row.textContent!.includes('Released')))).toEqual(new Set([true])),
    )
    await userEvent.click(await view.findByRole('checkbox', { name: /all/i }))
    await userEvent.click(await view.findByRole('button', { name: 'Select all 120 that match' }))
    await view.findByText('120 selected', { exact: false })
    await waitFor(() => expect(view.getByRole('toolbar').textContent).toContain('State is Released'))
  })

  it('are hidden if the role does not permit them', async () => {
    const view = await renderList({ manage: false })
    await view.findByText('Atlas Maps')
    expect(view.all('button').map((button) => button.textContent)).not.toContain('Create app')
    expect(view.all('[aria-haspopup=menu]')).toHaveLength(0)
  })
})

describe('list states', () => {
  it('show an introduction on first use', async () => {
    const view = await renderList({ count: 0 })
    await view.findByText('Create your first app', { exact: false })
    await userEvent.click(await view.findByRole('button', { name: 'Create app' }))
    await view.findByText('New app')
  })

  it('show an error without read permission', async () => {
    const view = await renderList({ fail: 'forbidden' })
    await view.findByText('Your role doesn’t allow this', { exact: false })
  })

  it('show a text that is cut off under the pointer, and only such', async () => {
    const view = await renderList()
    // The pointer finds the name by what tells it from the others, so they must be there.
    await view.findByText('Atlas Maps 3')
    const name = await view.findByText('Atlas Maps')
    const cell = name.closest('[role=rowheader]') as HTMLElement
    await userEvent.hover(name)
    expect(cell.title).toBe('')
    name.style.letterSpacing = '100px'
    await userEvent.unhover(name)
    await userEvent.hover(name)
    expect(cell.title).toBe(cell.textContent)
  })

  it('continue a long name in a second line, if the row has room for one', async () => {
    const view = await renderList()
    const name = await view.findByText('Atlas Maps')
    const box = name.closest('[role=rowheader]')?.firstElementChild as HTMLElement
    const oneLine = box.clientHeight
    name.textContent = 'Политика конфиденциальности приложения для всех устройств'
    box.style.width = '260px'
    expect(box.clientHeight).toBeGreaterThan(oneLine * 1.5)
    expect(box.clientHeight).toBeLessThanOrEqual(40)
    expect(box.scrollHeight - box.clientHeight).toBeLessThan(8)
  })

  it('use cards in a narrow container', async () => {
    const view = await renderList({}, 400)
    expect(await view.findAllByText('Package name')).not.toHaveLength(0)
    expect(view.all('[role=grid]')).toHaveLength(0)
  })

  it('let a few cards scroll with the page, and many in their frame', async () => {
    const frameOf = async (count: number) => {
      const view = await renderList({ count }, 400)
      await view.findByText('Atlas Maps')
      return view.all('ul')[0]!.parentElement!
    }
    const few = await frameOf(12)
    expect(few.clientHeight).toBe(few.scrollHeight)
    const many = await frameOf(60)
    expect(many.clientHeight).toBeLessThan(many.scrollHeight)
  })
})
