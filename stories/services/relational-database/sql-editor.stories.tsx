import type { Meta, StoryObj } from '@storybook/react-vite'
import { SqlEditor } from '@console-widgets/relational-database'
import { tags } from '@console-widgets/relational-database/element'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { both, press, shows, shownIn, visible } from '../look-at.ts'
import { acting, demoVisitor, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/**
 * Writes and runs SQL in a database. Drafts are in the browser at every key press; what would destroy is asked about
 * first; an error is marked where it is; `Mod-Enter` runs what is selected, or everything.
 */
const meta: Meta<typeof SqlEditor> = {
  title: 'Services/Relational database/SqlEditor',
  component: SqlEditor,
  parameters: { platform: {} },
  args: { name: 'shop' },
  play: shows('shop', 'orders', 'Nothing has run yet'),
}

export default meta
type Story = StoryObj<typeof SqlEditor>

/** Types SQL into the active draft and runs it. */
async function run(canvasElement: HTMLElement, sql: string) {
  const shown = shownIn(canvasElement)
  await waitFor(() => expect(shown.querySelector('.cm-content')).toBeVisible())
  await userEvent.click(shown.querySelector('.cm-content') as HTMLElement)
  await userEvent.paste(sql)
  await press(canvasElement, 'Run')
}

export const Ready: Story = {}
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('orders', 'Пока ничего не выполнено') }
export const Chinese: Story = { ...inChinese, play: shows('orders', '尚未执行 SQL') }
export const Narrow: Story = { ...narrow, play: shows('shop', 'Nothing has run yet') }
/** A role that can't run SQL. */
export const WithoutTheRight: Story = { ...onlyLooking('Your role can’t run SQL', 'Run') }
export const DemoVisitor: Story = { ...demoVisitor('Your role can’t run SQL', 'Run') }
export const NoSuchDatabase: Story = { args: { name: 'nowhere' }, play: shows('No database named nowhere') }
export const AsTag: Story = { ...asTag(tags, 'cw-sql-editor', 'Nothing has run yet'), args: { name: 'shop' } }

const rows: Story['play'] = async ({ canvasElement }) => {
  await run(
    canvasElement,
    'SELECT order_id, state, ordered_at, note FROM orders ORDER BY order_id LIMIT 200;\nSELECT count(*) FROM customers;',
  )
  await shows('Succeeded', '2 statements', '1500')({ canvasElement })
}
/** Two statements and their rows. */
export const Rows: Story = { ...acting, play: rows }
export const RowsInDark: Story = { ...acting, globals: { theme: 'dark' }, play: rows }

/** Opens the table editor with an account that can write. */
async function openTables(canvasElement: HTMLElement) {
  const shown = within(shownIn(canvasElement))
  await userEvent.click(await shown.findByRole('tab', { name: 'Table editor' }))
  await press(canvasElement, 'Use shop_app')
  return { shown, cell: await shown.findByRole('gridcell', { name: 'lin1@example.com' }) }
}

const tables: Story['play'] = async ({ canvasElement }) => {
  const { shown, cell } = await openTables(canvasElement)
  await userEvent.dblClick(cell)
  const field = await shown.findByRole('textbox', { name: 'email' })
  await userEvent.clear(field)
  await userEvent.type(field, 'new@example.com{Enter}')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await userEvent.type(await shown.findByRole('textbox', { name: 'full_name' }), '!{Enter}')
  await press(canvasElement, 'Undo')
  await press(canvasElement, 'Review SQL')
  await shows(
    '1 change',
    `UPDATE "public"."customers" SET "email" = 'new@example.com' WHERE "customer_id" = '1' AND "email"::text = 'lin1@example.com';`,
  )({ canvasElement })
}
/** Rows of a table: a cell is edited, a second edit undone, and the SQL shown before it runs. */
export const Tables: Story = { ...acting, play: tables }

/** Changes are applied in one transaction. */
export const TablesApplied: Story = {
  ...acting,
  play: async (context) => {
    await tables(context)
    await press(context.canvasElement, 'Apply')
    await shows('Changes applied', 'new@example.com')(context)
  },
}

/** The engine’s error, marked in its line, with its hint. */
export const SyntaxError: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await run(canvasElement, 'SELECT full_name\nFROM customers\nORDER country;')
    await both(shows('Failed', 'syntax error at or near', 'Go to line 3'))({ canvasElement })
    await waitFor(() =>
      expect(shownIn(canvasElement).querySelector('.cm-lintRange-error')).toHaveTextContent('country'),
    )
  },
}

/** The engine itself rejects writes of a read-only account; one that can write is offered. */
export const Refused: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const account = await within(canvasElement).findByRole('combobox', { name: 'Run as' })
    await run(canvasElement, "UPDATE customers SET newsletter = true WHERE country = 'DE'")
    await shows('Failed', 'The account reports ran it. It doesn’t have the privilege.')({ canvasElement })
    await press(canvasElement, 'Use shop_app')
    await expect(account).toHaveValue('shop_app')
  },
}

/** The separator between the editor and the result moves with the arrow keys. */
export const Resized: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const separator = await within(canvasElement).findByRole('separator', { name: 'Height of the editor' })
    const height = Number(separator.getAttribute('aria-valuenow'))
    separator.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(separator).toHaveAttribute('aria-valuenow', String(height + 16))
    await userEvent.keyboard('{ArrowUp}')
  },
}

/** Destructive statements require a confirmation, which names the affected objects. */
export const Destroying: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(await within(canvasElement).findByRole('combobox', { name: 'Run as' }), 'shop_app')
    await run(canvasElement, 'DELETE FROM order_items;')
    const question = within(await within(canvasElement).findByRole('alertdialog'))
    await visible(() => question.getByText('order_items'))
    await visible(() => question.getByText('line 1: all rows deleted, no WHERE'))
  },
}

/** Plan of the statement at the cursor, with the cost of each step. */
export const Explained: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const shown = shownIn(canvasElement)
    await waitFor(() => expect(shown.querySelector('.cm-content')).toBeVisible())
    await userEvent.click(shown.querySelector('.cm-content') as HTMLElement)
    await userEvent.paste('SELECT country, count(*) FROM orders JOIN customers USING (customer_id) GROUP BY country')
    await press(canvasElement, 'More')
    await userEvent.click(await page.findByRole('menuitem', { name: /^Explain/ }))
    await shows('Estimated; nothing was run', 'Hash Join')({ canvasElement })
  },
}

/** History of runs. */
export const History: Story = {
  ...acting,
  play: async (context) => {
    await rows(context)
    await userEvent.click(within(context.canvasElement).getByRole('tab', { name: 'History' }))
    await shows('SELECT order_id, state', 'reports')(context)
  },
}

/** Saved queries of the team. */
export const SavedQueries: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: 'Saved queries' }))
    await shows('Best sellers', 'Revenue of the last days')({ canvasElement })
  },
}
