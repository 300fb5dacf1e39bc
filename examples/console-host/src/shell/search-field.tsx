import { Icon, Kbd, shortcutLabel } from '@console-widgets/ui'
import { useHostText } from '../text.ts'

/** Opens the search over everything; shows its shortcut. */
export function SearchField({ onOpen }: { onOpen: () => void }) {
  const text = useHostText()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="flex min-h-control items-center gap-2 rounded-md border border-line px-2 text-muted focus-ring hover:bg-hover @lg:w-64"
    >
      <Icon name="search" />
      <span className="sr-only @lg:not-sr-only @lg:flex-1 @lg:text-start">{text('host.search')}</span>
      <span aria-hidden="true" className="hidden @lg:inline">
        <Kbd>{shortcutLabel('mod+k')}</Kbd>
      </span>
    </button>
  )
}
