import { Dialog, DialogContent } from '../../parts/dialog.tsx'
import { Kbd } from '../../parts/kbd.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { useShortcuts } from './shortcut-provider.tsx'
import { type Shortcut, shortcutLabel } from './shortcut-registry.ts'

export interface ShortcutListProps {
  open: boolean
  onClose: () => void
}

/** Dialog with the shortcuts that are in effect, read from the table that the key presses use. */
export function ShortcutList({ open, onClose }: ShortcutListProps) {
  const text = useUiText()
  const registry = useShortcuts()
  const groups = groupShortcuts(registry.all(), text('ui.keys.page'))
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

/** Keys by label, by group. A key with two meanings has that of the shortcut registered last, which is in effect. */
function groupShortcuts(shortcuts: readonly Shortcut[], page: string): Map<string, Map<string, string[]>> {
  const groups = new Map<string, Map<string, string[]>>()
  const inEffect = new Map(
    shortcuts.map((shortcut) => [`${shortcut.keys} ${shortcut.run ? '' : shortcut.group}`, shortcut]),
  )
  for (const { group = page, keys, label } of inEffect.values()) {
    const byLabel = groups.get(group) ?? new Map<string, string[]>()
    groups.set(group, byLabel)
    byLabel.set(label, [...(byLabel.get(label) ?? []), keys])
  }
  return groups
}
