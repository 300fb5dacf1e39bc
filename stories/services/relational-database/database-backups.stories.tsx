import type { Meta, StoryObj } from '@storybook/react-vite'
import { DatabaseBackups } from '@console-widgets/relational-database'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { press, shows, shownIn } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

/** Backups of a database, and its restores to a point in time: into a new database or over the current one. */
const meta: Meta<typeof DatabaseBackups> = {
  title: 'Services/Relational database/Backups',
  component: DatabaseBackups,
  parameters: { platform: {} },
  args: { name: 'shop' },
  play: shows('Before the spring sale'),
}

export default meta
type Story = StoryObj<typeof DatabaseBackups>

const dialogIn = async (canvasElement: HTMLElement) => within(await within(canvasElement).findByRole('dialog'))

export const Backups: Story = {}
export const BackupsInDark: Story = { ...inDark }
export const BackupsInRussian: Story = { ...inRussian, play: shows('По запросу', 'Создать копию') }
export const BackupsInChinese: Story = { ...inChinese, play: shows('手动', '立即备份') }
export const BackupsNarrow: Story = { ...narrow }
export const NoBackupMatches: Story = { ...noMatch('backupName') }
export const BackupsUnavailable: Story = { ...failing('relational-database.backup.list') }

/** A backup with a name contains the tables and rows of the database. */
export const BackUpNow: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const shown = within(shownIn(canvasElement))
    await shown.findByText('Before the spring sale')
    await press(canvasElement, 'Back up now')
    const dialog = await dialogIn(canvasElement)
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Before my change')
    await userEvent.click(dialog.getByRole('button', { name: 'Back up now' }))
    const row = (await shown.findByText('Before my change', {}, { timeout: 15_000 })).closest(
      '[role="row"]',
    ) as HTMLElement
    await waitFor(() => expect(within(row).getByText('Succeeded')).toBeVisible(), { timeout: 20_000 })
  },
}

/** The dialog says which state is restored, and what the confirmation asks for. */
export const RestoreOver: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await within(shownIn(canvasElement)).findByText('Before the spring sale')
    await press(canvasElement, 'Restore…')
    const dialog = await dialogIn(canvasElement)
    await dialog.findByText(/Restores the state at/)
    await userEvent.click(dialog.getByRole('radio', { name: /^The current database/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
    const question = within(await within(canvasElement).findByRole('alertdialog'))
    await question.findByText(/Everything changed after .* is lost from the database/)
    // The widget's root shows the question; its texts are those of the backups nevertheless.
    await question.findByText(/with write access since then/)
  },
}
export const RestoreInRussian: Story = {
  ...inRussian,
  play: async ({ canvasElement }) => {
    await within(shownIn(canvasElement)).findByText('Before the spring sale')
    await press(canvasElement, 'Восстановить…')
    await (await dialogIn(canvasElement)).findByText(/Будет восстановлено состояние/)
  },
}
