import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataGrid, type DataGridColumn } from '@console-widgets/ui'
import { expect, userEvent, waitFor } from 'storybook/test'
import { shownIn } from '../services/look-at.ts'
import { inChinese, inDark, inRussian, narrow } from '../services/looks.ts'

const columns: DataGridColumn[] = [
  { id: 'order_id', name: 'order_id', kind: 'number', type: 'bigint' },
  { id: 'customer', name: 'customer', type: 'text' },
  { id: 'city', name: 'city', type: 'text' },
  { id: 'total', name: 'total', kind: 'number', type: 'numeric(12,2)' },
  { id: 'paid', name: 'paid', kind: 'boolean', type: 'boolean' },
  { id: 'created_at', name: 'created_at', kind: 'time', type: 'timestamptz' },
  { id: 'details', name: 'details', kind: 'json', type: 'jsonb' },
  { id: 'note', name: 'note', type: 'text' },
]
const names = ['Lena Fischer', '李静', 'Ольга Смирнова', 'Marta Álvarez', 'Tom O’Hara']
const cities = ['Hamburg', '上海', 'Казань', 'Sevilla', null]

function makeRow(index: number): unknown[] {
  return [
    String(1_000_001 + index),
    names[index % names.length],
    cities[(index * 7) % cities.length],
    ((index * 7919) % 100_000) / 100,
    index % 3 !== 0,
    new Date(1_772_000_000_000 + index * 60_000).toISOString(),
    {
      items: (index % 4) + 1,
      coupon: index % 5 === 0 ? 'SPRING' : null,
      address: { zip: String(20_095 + (index % 300)) },
    },
    index % 4 === 0
      ? null
      : index % 7 === 0
        ? ''
        : `Leave it at the door, please. Ring twice; the bell of parcel ${index} is quiet.\nThank you`,
  ]
}

const manyColumns: DataGridColumn[] = Array.from({ length: 50 }, (_, index) => ({
  id: `c${index}`,
  name: `column_${index + 1}`,
  kind: index % 2 ? 'text' : 'number',
  type: index % 2 ? 'text' : 'integer',
}))
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, row) =>
    manyColumns.map((_column, column) => (column % 2 ? `value ${row}.${column}` : (row * 31 + column * 17) % 10_007)),
  )

/**
 * Displays rows of arbitrary columns, such as a query's result. Arrow keys move, Shift selects, Control+C copies for a
 * spreadsheet, Enter shows the complete value; in the header Enter sorts, and Alt with the arrow keys changes the
 * width.
 */
const meta: Meta<typeof DataGrid> = {
  title: 'Patterns/DataGrid',
  component: DataGrid,
  args: { label: 'Orders', columns, rows: Array.from({ length: 500 }, (_, index) => makeRow(index)) },
  // The assertions are about the grid, not about its loading placeholder.
  play: ({ canvasElement }) =>
    waitFor(() =>
      expect(
        canvasElement.querySelector('[role=grid]') ?? shadowOf(canvasElement)?.querySelector('[role=grid]'),
      ).toBeTruthy(),
    ),
}
const shadowOf = (element: HTMLElement) =>
  [...element.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot

export default meta
type Story = StoryObj<typeof DataGrid>

export const Filled: Story = {}
export const Dark: Story = { ...inDark }
export const InShadowRoot: Story = { parameters: { shadow: true } }
export const Narrow: Story = { ...narrow }
export const Chinese: Story = { ...inChinese }
export const Russian: Story = { ...inRussian }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const NoRows: Story = { args: { rows: [] } }

export const ValueInFull: Story = {
  play: async (context) => {
    await meta.play?.(context as never)
    const shown = shownIn(context.canvasElement)
    const cells = () => shown.querySelectorAll<HTMLElement>('[data-row="2"] [role=gridcell]')
    // The rows are rendered once the grid knows its height.
    await waitFor(() => expect(cells().length).toBeGreaterThan(6))
    await userEvent.dblClick(cells()[6] as HTMLElement)
    await waitFor(() => expect(shown.querySelector('pre')).toHaveTextContent('"items": 3'))
  },
}
export const ValueInFullInDark: Story = { ...ValueInFull, ...inDark }

/** A hundred thousand rows of fifty columns. */
export const Many: Story = {
  args: { label: 'Measurements', columns: manyColumns, rows: [] },
  render: (args) => <DataGrid {...args} rows={hundredThousand()} />,
}
let made: ReturnType<typeof manyRows> | undefined
const hundredThousand = () => (made ??= manyRows(100_000))
