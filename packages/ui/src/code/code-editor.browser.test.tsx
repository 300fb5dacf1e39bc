import { waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CodeEditor, type CodeEditorHandle, type CodeEditorProps, type CodeSchema } from '../index.ts'
import { type RenderedWidget, renderWidget } from '../testing/render-widget.tsx'

const shop: CodeSchema = {
  tables: [
    {
      name: 'orders',
      columns: [
        { name: 'order_id', type: 'bigint' },
        { name: 'customer_id', type: 'bigint' },
      ],
    },
    {
      name: 'customers',
      columns: [
        { name: 'customer_id', type: 'bigint' },
        { name: 'full_name', type: 'text' },
      ],
    },
  ],
  functions: [{ name: 'monthly_revenue', detail: 'numeric' }],
}

async function renderEditor(props: Partial<CodeEditorProps> = {}) {
  let value = props.value ?? ''
  let setValue: (value: string) => void = () => {}
  let setProps: (props: Partial<CodeEditorProps>) => void = () => {}
  let handle: CodeEditorHandle | null = null
  function Host() {
    const [shown, setShown] = useState(value)
    const [changed, setChanged] = useState<Partial<CodeEditorProps>>({})
    value = shown
    setValue = setShown
    setProps = (more) => setChanged((before) => ({ ...before, ...more }))
    return (
      <>
        <button type="button">Before</button>
        <CodeEditor
          label="Query"
          handle={(made) => void (handle = made)}
          {...props}
          {...changed}
          value={shown}
          onChange={setShown}
        />
        <button type="button">After</button>
      </>
    )
  }
  const view = await renderWidget(<Host />)
  const content = await view.findByRole('textbox', { name: 'Query' })
  return Object.assign(view, {
    content,
    value: () => value,
    set: (next: string) => setValue(next),
    change: (more: Partial<CodeEditorProps>) => setProps(more),
    handle: () => handle as CodeEditorHandle,
    /** Focuses the editor the way a user does. */
    enter: async () => {
      await userEvent.click(content)
      await waitFor(() => expect(view.root.activeElement).toBe(content))
    },
  })
}

/** Whether a click in the middle of an element would hit it, with nothing clipping or covering it. */
function isHit({ root }: RenderedWidget, element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(root.elementFromPoint(left + width / 2, top + height / 2))
}

describe('typing in a shadow root', () => {
  it('accepts input, selects with Shift, and replaces the selection', async () => {
    const view = await renderEditor()
    await view.enter()
    await userEvent.keyboard('one two three')
    await expect.poll(() => view.value()).toBe('one two three')
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}')
    // The editor learns of a selection by an event of the browser's, after the key.
    await expect.poll(() => view.handle().selection()).toEqual({ from: 4, to: 13, text: 'two three' })
    await userEvent.keyboard('2')
    await expect.poll(() => view.value()).toBe('one 2')
    await userEvent.keyboard('{Home}zero {End}{Enter}last')
    await expect.poll(() => view.value()).toBe('zero one 2\nlast')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => view.value()).not.toContain('last')
  })

  it('places the cursor by click and selects a word by double-click', async () => {
    const view = await renderEditor({ value: 'alpha beta\ngamma delta' })
    const line = view.all('.cm-line')[1] as HTMLElement
    await userEvent.click(line, { position: { x: 12, y: 10 } })
    await waitFor(() => expect(view.handle().selection().from > 10).toBe(true))
    await userEvent.dblClick(line, { position: { x: 14, y: 10 } })
    await waitFor(() => expect(view.handle().selection().text).toBe('gamma'))
  })

  it('shows the line and column', async () => {
    const view = await renderEditor({ value: 'first\nsecond' })
    await view.enter()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await view.findByText('Line 2, column 7', { exact: false })
  })

  it('leaves on Esc and Tab, while Tab alone indents', async () => {
    const view = await renderEditor({ value: 'x' })
    await view.enter()
    await userEvent.keyboard('{Home}{Tab}')
    expect(view.value()).toBe('  x')
    expect(view.root.activeElement).toBe(view.content)
    await userEvent.keyboard('{Escape}{Tab}')
    expect(view.root.activeElement).not.toBe(view.content)
    const described = view.root.getElementById(view.content.getAttribute('aria-describedby')!)
    expect(described?.textContent).toBe('Press Esc, then Tab to leave the editor.')
  })

  it('keeps the cursor when the value changes from outside, and the undo history of each document', async () => {
    const view = await renderEditor({ value: 'select 1', documentId: 'first' })
    await view.enter()
    await userEvent.keyboard('{Control>}{End}{/Control}0')
    view.set('-- note\nselect 10')
    await waitFor(() => expect(view.content.textContent).toBe('-- noteselect 10'))
    expect(view.handle().selection().from).toBe('-- note\nselect 10'.length)
    view.change({ documentId: 'second' })
    view.set('select 2')
    await waitFor(() => expect(view.content.textContent).toBe('select 2'))
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(view.value()).toBe('select 2')
    view.change({ documentId: 'first' })
    view.set('-- note\nselect 10')
    await waitFor(() => expect(view.content.textContent).toBe('-- noteselect 10'))
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
    expect(view.value()).toBe('select 1')
  })

  it('rejects input when read-only', async () => {
    const view = await renderEditor({ value: 'fixed', readOnly: true })
    await view.enter()
    await userEvent.keyboard('x')
    expect(view.value()).toBe('fixed')
    expect(view.content.getAttribute('aria-readonly')).toBe('true')
  })
})

describe('run', () => {
  it('passes the selection, or nothing', async () => {
    const ran: string[] = []
    const view = await renderEditor({ value: 'select 1; select 2', onRun: ({ text }) => void ran.push(text) })
    await view.enter()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await userEvent.keyboard('{Control>}{Home}{/Control}{Shift>}{End}{/Shift}{Control>}{Enter}{/Control}')
    expect(ran).toEqual(['', 'select 1; select 2'])
    expect(view.value()).toBe('select 1; select 2')
  })
})

describe('completion', () => {
  it('offers the database’s names on top of everything else, and follows schema changes', async () => {
    const view = await renderEditor({ language: 'sql', schema: shop })
    await view.enter()
    await userEvent.keyboard('SELECT * FROM ord')
    const option = await view.findByRole('option', { name: /orders/ })
    expect(option.closest('[data-cw-layer]')?.matches(':popover-open')).toBe(true)
    await waitFor(() => expect(isHit(view, option)).toBe(true))
    expect(view.root.getElementById(view.content.getAttribute('aria-controls')!)?.getAttribute('role')).toBe('listbox')
    // CodeMirror ignores Enter for a moment after the list opens, to prevent accidental choices.
    await new Promise((resolve) => setTimeout(resolve, 150))
    await userEvent.keyboard('{Enter}')
    expect(view.value()).toBe('SELECT * FROM orders')
    await waitFor(() => expect(!view.root.querySelector('[data-cw-layer]')!.matches(':popover-open')).toBe(true))

    view.change({ schema: { tables: [{ name: 'parcels', columns: [] }] } })
    await userEvent.keyboard(' JOIN parc')
    await view.findByRole('option', { name: /parcels/ })
    await userEvent.keyboard('{Escape}')
    expect(view.root.activeElement).toBe(view.content)
  })

  it('offers functions, and the columns of the tables in the statement', async () => {
    const view = await renderEditor({ language: 'sql', schema: shop, value: 'SELECT  FROM customers' })
    await view.enter()
    view.handle().select(7)
    await userEvent.keyboard('full')
    const option = await view.findByRole('option', { name: /full_name/ })
    expect(option.textContent).toContain('customers')
    await userEvent.keyboard('{Escape}{Control>}{End}{/Control} WHERE monthly')
    await view.findByRole('option', { name: /monthly_revenue/ })
  })

  it.each([2, 0.5])('opens at the word on a page zoomed by %d', async (zoom) => {
    document.body.style.zoom = `${zoom}`
    try {
      const view = await renderEditor({ language: 'sql', schema: shop })
      await view.enter()
      await userEvent.keyboard('SELECT * FROM ord')
      const option = await view.findByRole('option', { name: /orders/ })
      await waitFor(() => expect(isHit(view, option)).toBe(true))
      const [line, list] = [view.all('.cm-line')[0]!, option.closest('.cm-tooltip')!].map((element) =>
        element.getBoundingClientRect(),
      ) as [DOMRect, DOMRect]
      expect(Math.abs(list.top - line.bottom)).toBeLessThan(4 * zoom + 2)
      expect(list.left).toBeGreaterThan(line.left)
      expect(list.left).toBeLessThan(line.left + 200 * zoom)
      expect(Math.abs(option.getBoundingClientRect().height - 26 * zoom)).toBeLessThan(2 * zoom)
    } finally {
      document.body.style.zoom = ''
    }
  })

  it('isn’t clipped by the host’s overflow', async () => {
    const view = await renderEditor({ language: 'sql', schema: shop, lines: [1, 2] })
    const host = view.root.host as HTMLElement
    host.style.cssText = 'overflow:hidden;height:120px;transform:translate(10px,10px)'
    await view.enter()
    await userEvent.keyboard('SELECT * FROM cust')
    const option = await view.findByRole('option', { name: /customers/ })
    await waitFor(() => expect(isHit(view, option)).toBe(true))
  })
})

describe('languages', () => {
  it('loads a language that a service provides', async () => {
    const rules = async () => {
      const { StreamLanguage } = await import('@codemirror/language')
      return StreamLanguage.define({ token: (stream) => (stream.match('allow') ? 'keyword' : (stream.next(), null)) })
    }
    const view = await renderEditor({ value: 'allow read', language: rules })
    await waitFor(() =>
      expect([...view.content.querySelectorAll('span')].some(({ textContent }) => textContent === 'allow')).toBe(true),
    )
  })
})

describe('diagnostics', () => {
  it('are marked, shown in the gutter, and listed', async () => {
    const view = await renderEditor({
      value: 'SELECT 1;\nSELEC 2;',
      language: 'sql',
      diagnostics: [
        {
          from: 10,
          to: 15,
          severity: 'error',
          message: 'syntax error at or near “SELEC”',
          hint: 'Did you mean SELECT?',
        },
      ],
    })
    const mark = await view.findByText('SELEC')
    expect(mark.textContent).toBe('SELEC')
    expect(getComputedStyle(mark).textDecorationStyle).toBe('wavy')
    await waitFor(() => expect(view.all('.cm-lint-marker-error')).toHaveLength(1))
    await view.findByText(/Error: Line 2, column 1: syntax error at or near “SELEC”. Did you mean SELECT\?/)
    view.change({ diagnostics: [] })
    await waitFor(() => expect(view.all('.cm-lintRange-error')).toHaveLength(0))
  })
})

describe('search', () => {
  it('opens with Control+F, in the widget’s language', async () => {
    const view = await renderEditor({ value: 'alpha beta alpha' })
    await view.enter()
    await userEvent.keyboard('{Control>}f{/Control}')
    const field = await view.findByRole('textbox', { name: 'Find' })
    expect(view.root.activeElement).toBe(field)
    await userEvent.keyboard('alpha{Enter}')
    await waitFor(() => expect(view.handle().selection().text).toBe('alpha'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(view.all('.cm-search')).toHaveLength(0))
  })
})
