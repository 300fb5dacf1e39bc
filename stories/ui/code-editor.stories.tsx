import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, CodeEditor, type CodeEditorHandle, type CodeSchema, positionAt } from '@console-widgets/ui'
import { useRef, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { shownIn } from '../services/look-at.ts'
import { inChinese, inDark, inRussian, narrow } from '../services/looks.ts'

const query = `-- Revenue by month, without refunds
SELECT date_trunc('month', o.created_at) AS month,
       count(*) AS orders,
       sum(o.total) FILTER (WHERE o.state <> 'refunded') AS revenue
FROM orders AS o
JOIN customers AS c ON c.customer_id = o.customer_id
WHERE c.country = '中国' AND o.total > 9.90
GROUP BY 1
ORDER BY 1 DESC
LIMIT 12;
`

const schema: CodeSchema = {
  tables: [
    {
      name: 'orders',
      columns: [
        { name: 'order_id', type: 'bigint' },
        { name: 'customer_id', type: 'bigint' },
        { name: 'total', type: 'numeric(12,2)' },
        { name: 'state', type: 'text' },
        { name: 'created_at', type: 'timestamptz' },
      ],
    },
    {
      name: 'customers',
      columns: [
        { name: 'customer_id', type: 'bigint' },
        { name: 'full_name', type: 'text' },
        { name: 'country', type: 'text' },
      ],
    },
    {
      name: 'order_totals',
      kind: 'view',
      columns: [
        { name: 'month', type: 'date' },
        { name: 'revenue', type: 'numeric' },
      ],
    },
  ],
  functions: [{ name: 'monthly_revenue', detail: 'numeric' }],
}

const wrong = query.replace('GROUP BY', 'GROP BY')
const at = wrong.indexOf('GROP')

const shadowOf = (element: HTMLElement) =>
  [...element.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot

/**
 * Code with colors, completion, marks and search. `Mod-Enter` runs, `Mod-F` searches, `Esc` and then `Tab` leaves. A
 * page without an editor loads nothing of it; a service brings a language of its own as `language={() => import(…)}`.
 */
const meta: Meta<typeof CodeEditor> = {
  title: 'Patterns/CodeEditor',
  component: CodeEditor,
  args: { label: 'Query', language: 'sql', value: query, schema, lines: [8, 20] },
  render: function Editing(args) {
    const [value, setValue] = useState(args.value)
    return <CodeEditor {...args} value={value} onChange={setValue} />
  },
  // The assertions are about the editor, not about its loading placeholder.
  play: ({ canvasElement }) =>
    waitFor(() =>
      expect(
        canvasElement.querySelector('.cm-content') ?? shadowOf(canvasElement)?.querySelector('.cm-content'),
      ).toBeTruthy(),
    ),
}

export default meta
type Story = StoryObj<typeof CodeEditor>

export const Sql: Story = { args: { onRun: () => {} } }
export const Dark: Story = { ...Sql, ...inDark }
export const InShadowRoot: Story = { ...Sql, parameters: { shadow: true } }
export const Chinese: Story = { ...Sql, ...inChinese }
export const Russian: Story = { ...Sql, ...inRussian }
export const Narrow: Story = { ...Sql, ...narrow }
export const OnAPageFromRightToLeft: Story = { ...Sql, globals: { direction: 'rtl' } }
export const Wrapped: Story = { args: { wrap: true }, globals: { width: '360' } }

export const WhatIsWrong: Story = {
  args: {
    value: wrong,
    diagnostics: [
      {
        from: at,
        to: at + 4,
        severity: 'error',
        message: 'syntax error at or near "GROP"',
        hint: 'Did you mean GROUP?',
      },
      {
        from: wrong.indexOf('9.90'),
        to: wrong.indexOf('9.90') + 4,
        severity: 'warning',
        message: 'The comparison converts each row.',
      },
    ],
  },
}
export const WhatIsWrongInDark: Story = { ...WhatIsWrong, ...inDark }

export const Completing: Story = {
  args: { value: '' },
  // The arrow keys move through the list while the text keeps the focus.
  parameters: {
    a11y: { config: { rules: [{ id: 'scrollable-region-focusable', selector: ':not([role=listbox])' }] } },
  },
  play: async ({ canvasElement }) => {
    const shown = shownIn(canvasElement)
    await waitFor(() => expect(shown.querySelector('.cm-content')).toBeVisible())
    await userEvent.click(shown.querySelector('.cm-content') as HTMLElement)
    await userEvent.keyboard('SELECT * FROM ord')
    await waitFor(() => expect(shown.querySelector('[role=option]')).toHaveTextContent('order'))
  },
}

export const Json: Story = {
  args: {
    language: 'json',
    value: '{\n  "name": "orders",\n  "rows": 1204,\n  "frozen": false,\n  "owner": null\n}\n',
    lines: [6, 12],
  },
}
export const ReadOnly: Story = { args: { readOnly: true } }
export const Empty: Story = { args: { value: '', placeholder: 'SELECT …' } }

/** External buttons insert names and jump to a line. */
export const FromOutside: Story = {
  render: function FromOutside(args) {
    const [value, setValue] = useState(args.value)
    const editor = useRef<CodeEditorHandle>(null)
    const last = value.lastIndexOf('ORDER')
    return (
      <div style={{ display: 'grid', gap: 8 }}>
        <div style={{ display: 'flex', gap: 8 }}>
          <Button onClick={() => editor.current?.insert('customers')}>Insert customers</Button>
          <Button onClick={() => editor.current?.select(last, last + 8)}>
            Go to line {positionAt(value, last).line}
          </Button>
        </div>
        <CodeEditor {...args} value={value} onChange={setValue} handle={editor} />
      </div>
    )
  },
}
