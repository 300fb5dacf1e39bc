import { withText } from '../../text/with-text.tsx'
import { shortcutLocales } from './locales/index.ts'
import { ShortcutList, type ShortcutListProps } from './shortcut-list.tsx'

const WithMessages = withText(shortcutLocales, ShortcutList, null)

/** The list of shortcuts with its messages. */
export function LoadedShortcutList(props: ShortcutListProps) {
  return <WithMessages {...props} />
}
