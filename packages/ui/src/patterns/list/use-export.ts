import type { List } from '@console-widgets/data'
import { useStore } from '@nanostores/react'
import { useErrorWords } from '../errors/error-words.ts'
import { useToast } from '../feedback/toast-context.ts'
import { useUiText } from '../../text/ui-text.ts'
import type { FieldColumn } from './list-types.ts'
import type { ListSelection } from './use-list-selection.ts'

/** What a list exports. */
export interface Exported<Item> {
  list: List<Item>
  columns: readonly FieldColumn<Item>[]
  selection: ListSelection<Item>
  /** Name of the file, without its extension. */
  name: string
}

/** Exports the selected records, or all that match the filters. The code that writes the file loads on demand. */
export function useExport<Item>({ list, columns, selection, name }: Exported<Item>) {
  const text = useUiText()
  const toasts = useToast()
  const words = useErrorWords()
  const { more } = useStore(list.$data)
  return async () => {
    // Loading many pages takes a while, so show progress.
    const done = more ? toasts.show({ tone: 'info', title: text('ui.export.reading'), duration: Infinity }) : undefined
    try {
      const [{ saveText, writeCsv }, items] = await Promise.all([
        import('./export-rows.ts'),
        selection.count > 0 ? selection.read() : list.readAll(),
      ])
      saveText(writeCsv(items, columns), `${name}.csv`, document)
      done?.()
      toasts.show({ title: text('ui.export.done', { count: items.length }) })
    } catch (error) {
      done?.()
      const { what, advice, silent } = words(error)
      if (!silent) toasts.show({ tone: 'danger', title: what, body: advice })
    }
  }
}
