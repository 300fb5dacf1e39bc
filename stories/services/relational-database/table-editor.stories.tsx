import type { Meta, StoryObj } from '@storybook/react-vite'
import { SqlEditor } from '@console-widgets/relational-database'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { press, shows, shownIn } from '../look-at.ts'
import { acting, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/**
 * Structure and files of a database's tables: forms for tables, columns, keys, indexes, and row policies, each with the
 * SQL that runs, and the import of CSV files.
 */
const meta: Meta<typeof SqlEditor> = {
  title: 'Services/Relational database/TableEditor',
  component: SqlEditor,
  parameters: { platform: {} },
  args: { name: 'shop' },
}

export default meta
type Story = StoryObj<typeof SqlEditor>
type Play = NonNullable<Story['play']>

/** Opens the table editor with an account that can write. */
async function openTables(canvasElement: HTMLElement) {
  const shown = within(shownIn(canvasElement))
  await userEvent.click(await shown.findByRole('tab', { name: /^(Table editor|Редактор таблиц|表编辑器)$/ }))
  const account = await shown.findByRole('combobox', { name: /^(Account|Учётная запись|账号)$/ })
  // In tests, the looks of a story follow on the same mount.
  if ((account as HTMLSelectElement).value !== 'shop_app') await userEvent.selectOptions(account, 'shop_app')
  return shown
}

async function openStructure(canvasElement: HTMLElement) {
  const shown = await openTables(canvasElement)
  await userEvent.click(await shown.findByRole('radio', { name: /^(Structure|Структура|结构)$/ }))
  return shown
}

const dialogIn = async (canvasElement: HTMLElement) => within(await within(canvasElement).findByRole('dialog'))

const structure: Play = async (context) => {
  await openStructure(context.canvasElement)
  await shows('Keys and constraints', 'customers_email_key', 'Row policies')(context)
}
/** Columns, keys, indexes, and row policies of a table. */
export const Structure: Story = { ...acting, play: structure }
export const StructureInDark: Story = { ...inDark, play: structure }
export const StructureInRussian: Story = {
  ...inRussian,
  play: async (context) => {
    await openStructure(context.canvasElement)
    await shows('Ключи и ограничения', 'Политики строк')(context)
  },
}
export const StructureInChinese: Story = {
  ...inChinese,
  play: async (context) => {
    await openStructure(context.canvasElement)
    await shows('键和约束', '行策略')(context)
  },
}
export const StructureNarrow: Story = { ...narrow, play: structure }

/** A table is created; its names are quoted in the SQL that the form shows. */
export const CreateTable: Story = {
  ...acting,
  play: async (context) => {
    const { canvasElement } = context
    await openStructure(canvasElement)
    await press(canvasElement, 'New table')
    const dialog = await dialogIn(canvasElement)
    const [tableName] = await dialog.findAllByRole('textbox', { name: /^Name/ })
    await userEvent.type(tableName as HTMLElement, 'order')
    await userEvent.click(dialog.getByRole('button', { name: 'Add column' }))
    const names = dialog.getAllByRole('textbox', { name: /^Name/ })
    await userEvent.type(names.at(-1) as HTMLElement, 'placed_at')
    await waitFor(() => expect(dialog.getByText(/CREATE TABLE "public"."order"/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Create table' }))
    await shows('Table created', 'placed_at', 'order_pkey')(context)
  },
}

/** What the engine rejects stays in the form, with the engine's own words. */
export const RejectedChange: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const shown = await openStructure(canvasElement)
    await userEvent.click(await shown.findByRole('button', { name: 'Edit email' }))
    const dialog = await dialogIn(canvasElement)
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Type' }), 'integer')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(dialog.getByText(/invalid input syntax for type integer/)).toBeVisible())
  },
}

/** A check is added by its condition. A form in which nothing has been entered closes with Escape. */
export const AddCheck: Story = {
  ...acting,
  play: async (context) => {
    const { canvasElement } = context
    await openStructure(canvasElement)
    await press(canvasElement, 'Add constraint')
    await dialogIn(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
    await press(canvasElement, 'Add constraint')
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(await dialog.findByRole('radio', { name: 'Check' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Condition/ }), "email LIKE '%@%'")
    await userEvent.click(dialog.getByRole('button', { name: 'Add constraint' }))
    await shows('customers_email_check')(context)
  },
}

/** Typing replaces a cell. The row that a failed transaction failed for is named and marked. */
export const FaultyRow: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const shown = await openTables(canvasElement)
    const row = await shown.findByRole('row', { name: /elena3@example.com/ })
    await userEvent.click(within(row).getAllByRole('gridcell').at(-1) as HTMLElement)
    await userEvent.keyboard('never{Enter}')
    await userEvent.click(await shown.findByRole('button', { name: 'Review SQL' }))
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(await dialog.findByRole('button', { name: 'Apply' }))
    await shown.findByText('In the row with the key 3')
    await waitFor(() => expect(row).toHaveAttribute('data-faulty'))
  },
}

/** Before a table is dropped, everything that is dropped with it is listed, and its name must be typed. */
export const DropTable: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await openStructure(canvasElement)
    await press(canvasElement, 'Drop table')
    const dialog = await dialogIn(canvasElement)
    await waitFor(() => expect(dialog.getByText('constraint: orders_customer_id_fkey on public.orders')).toBeVisible())
    await expect(dialog.getByText('DROP TABLE "public"."customers" CASCADE;')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Drop' })).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox'), 'customers')
    await expect(dialog.getByRole('button', { name: 'Drop' })).toBeEnabled()
  },
}

/** A row policy, and the rows that an account then sees. */
export const Policies: Story = {
  ...acting,
  play: async (context) => {
    const { canvasElement } = context
    const shown = await openStructure(canvasElement)
    await press(canvasElement, 'Turn on or off')
    let dialog = await dialogIn(canvasElement)
    await userEvent.click(await dialog.findByRole('radio', { name: /^On for read-only accounts/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(shown.getByText(/No policy grants access to rows yet/)).toBeVisible())
    await press(canvasElement, 'Create policy')
    dialog = await dialogIn(canvasElement)
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'first')
    await userEvent.type(dialog.getByRole('textbox', { name: /USING/ }), 'customer_id < 3')
    await userEvent.click(dialog.getByRole('button', { name: 'Create policy' }))
    await waitFor(() => expect(shown.getByText('USING ((customer_id < 3))')).toBeVisible())
    await press(canvasElement, 'Try as an account')
    dialog = await dialogIn(canvasElement)
    await userEvent.click(await dialog.findByRole('button', { name: 'Read rows' }))
    await waitFor(() => expect(dialog.getByText('reports sees 2 rows.')).toBeVisible())
  },
}

/** Chooses a file in the import of a table. */
async function chooseCsv(canvasElement: HTMLElement, csv: string) {
  await openTables(canvasElement)
  await press(canvasElement, 'Import CSV')
  const dialog = await within(canvasElement).findByRole('dialog')
  const input = () => dialog.querySelector<HTMLInputElement>('input[type=file]')
  await waitFor(() => expect(input()).not.toBeNull())
  await userEvent.upload(input() as HTMLInputElement, new File([csv], 'customers.csv', { type: 'text/csv' }))
  return within(dialog)
}

const header = 'email,full_name,country,newsletter,created_at'

/** Errors of a file are listed by line and column before anything runs. */
export const ImportWithErrors: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const dialog = await chooseCsv(canvasElement, `${header}\na@b.example,Ada,DEU,true,2026-01-01\n,Bo,FR,true`)
    await waitFor(() => expect(dialog.getByText('Row 2, country: more than 2 characters')).toBeVisible())
    await expect(dialog.getByText('Row 3: 4 fields instead of 5')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
  },
}

/** Rows of a file are inserted, all or none. */
export const Imported: Story = {
  ...acting,
  play: async (context) => {
    const dialog = await chooseCsv(context.canvasElement, `${header}\na@b.example,Ada,DE,true,2026-01-01`)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Import' })).toBeEnabled())
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
    await shows('1 row imported')(context)
  },
}

/** Programs can't reach databases that exist in a page; on a server, the dialog has the connection string. */
export const Connect: Story = {
  ...acting,
  play: async (context) => {
    await press(context.canvasElement, 'Connect')
    await shows('Connect to shop', 'The databases of this page exist in the browser only.')(context)
  },
}
