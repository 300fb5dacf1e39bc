import { Dialog, DialogContent } from '../../parts/dialog.tsx'
import { Kbd } from '../../parts/kbd.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { useShortcuts } from './shortcut-provider.tsx'
import { shortcutLabel } from './shortcut-label.ts'
import type { HandledKey, Shortcut } from './shortcut-registry.ts'
import { useShortcutText } from './shortcut-text.ts'

/** A key as the list shows it. */
interface ShownKey {
  keys: string
  label: string
  group: string
}

export interface ShortcutListProps {
  open: boolean
  onClose: () => void
}

/** Dialog with the shortcuts that are in effect, read from the table that the key presses use. */
export function ShortcutList({ open, onClose }: ShortcutListProps) {
  const text = useUiText()
  const registry = useShortcuts()
  const own = useShortcutText()
  const named = ({ keys, listKey }: HandledKey): ShownKey => ({
    keys,
    label: own(`shortcuts.list.${listKey}`),
    group: own('shortcuts.list'),
  })
  const groups = groupShortcuts([
    ...inEffect(registry.all()).map(({ keys, label = '', general, listKey, group }) =>
      listKey
        ? named({ keys, listKey })
        : { keys, label, group: group ?? own(general ? 'shortcuts.general' : 'shortcuts.page') },
    ),
    ...registry.allHandled().map(named),
  ])
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent title={text('ui.command.shortcuts')} size="medium" closeLabel={text('ui.close')}>
        <div className="flex flex-col gap-5">
          {[...groups].map(([group, byLabel]) => (
            <section key={group} aria-label={group}>
              <h3 className="mb-1 text-sm font-medium text-muted">{group}</h3>
              <dl className="divide-y divide-line">
                {[...byLabel].map(([label, keys]) => (
                  <div key={label} className="flex min-h-row items-center justify-between gap-4 py-1">
                    <dt className="min-w-0 break-words">{label}</dt>
                    <dd className="flex shrink-0 gap-1.5">
                      {keys.map((each) => (
                        <Kbd key={each}>{shortcutLabel(each)}</Kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** Keys by label, by group. */
function groupShortcuts(shown: readonly ShownKey[]): Map<string, Map<string, string[]>> {
  const groups = new Map<string, Map<string, string[]>>()
  for (const { group, keys, label } of shown) {
    const byLabel = groups.get(group) ?? new Map<string, string[]>()
    groups.set(group, byLabel)
    byLabel.set(label, [...new Set([...(byLabel.get(label) ?? []), keys])])
  }
  return groups
}

/** Of several shortcuts with the same key, the one that was registered last. */
function inEffect(shortcuts: readonly Shortcut[]): readonly Shortcut[] {
  return [...new Map(shortcuts.map((shortcut) => [shortcut.keys, shortcut])).values()]
}
