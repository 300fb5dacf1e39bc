import { type List, readPages } from '@console-widgets/data'
import { useLanguage } from '../../../text/use-locale.ts'
import { useErrorWords } from '../../errors/error-words.ts'
import { useToast } from '../../feedback/toast-context.ts'
import { shownColumns } from '../column-layout.ts'
import type { ListPreferences } from '../list-preferences.ts'
import type { FieldColumn } from '../list-types.ts'
import { readSelection } from '../read-selection.ts'
import type { ListSelection } from '../use-list-selection.ts'
import { exportLimit } from './export-limit.ts'
import { useExportText } from './export-text.ts'
import { saveBlob } from './save-file.ts'
import type { ExportFormat } from './write-rows.ts'

/** What a list exports. */
export interface Exported<Item> {
  list: List<Item>
  columns: readonly FieldColumn<Item>[]
  /** Which columns are shown, and in which order. */
  preferences: ListPreferences
  selection: ListSelection<Item>
  /** Name of the file, without its extension. */
  name: string
}

/**
 * Returns a function that exports what the list shows: the selected records, or all that match the filters, in order,
 * with the visible columns. The code that writes the file loads on demand.
 */
export function useExport<Item>({ list, columns, preferences, selection, name }: Exported<Item>) {
  const text = useExportText()
  const language = useLanguage()
  const toasts = useToast()
  const words = useErrorWords()
  return async (format: ExportFormat) => {
    const chosen = selection.count > 0 && !selection.all
    const { items, total = items.length, more } = list.$data.get()
    // Loading many pages takes a while, so show progress.
    const done =
      more && !chosen
        ? toasts.show({ tone: 'info', title: text('ui.export.reading', { total }), duration: Infinity })
        : undefined
    try {
      const [{ cellsOf }, { writeCsv, writeWorkbook }] = await Promise.all([
        import('./cells-of.ts'),
        import('./write-rows.ts'),
      ])
      const shown = shownColumns(columns, preferences)
      const toCells = await cellsOf(shown, list.fields, language)
      const seen = new Set<string>()
      let rest = 0
      async function* rows() {
        const pages = chosen ? [{ items: await readSelection(list, selection), total: 0 }] : readPages(list)
        for await (const page of pages) {
          // Records that are added meanwhile move others to the next page.
          const fresh = page.items.filter((item) => !seen.has(list.keyOf(item))).slice(0, exportLimit - seen.size)
          for (const item of fresh) seen.add(list.keyOf(item))
          yield fresh.map(toCells)
          rest = Math.max(0, page.total - seen.size)
          if (seen.size >= exportLimit) return
        }
        rest = 0
      }
      const header = shown.map((column) => column.header)
      saveBlob(await (format === 'csv' ? writeCsv : writeWorkbook)(header, rows()), `${name}.${format}`, document)
      done?.()
      toasts.show({
        title: text('ui.export.done', { count: seen.size }),
        ...(rest > 0 ? { tone: 'warning', body: text('ui.export.cut', { rest }), duration: Infinity } : {}),
      })
    } catch (error) {
      done?.()
      const { what, advice, silent } = words(error)
      if (!silent) toasts.show({ tone: 'danger', title: what, body: advice })
    }
  }
}
