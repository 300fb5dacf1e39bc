import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import { classNames } from '../../parts/class-names.ts'
import { Dialog, DialogContent } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import * as icons from '../../parts/icons.ts'
import { Kbd } from '../../parts/kbd.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { withText } from '../../text/with-text.tsx'
import { useShortcuts } from '../shortcuts/shortcut-provider.tsx'
import { shortcutLabel } from '../shortcuts/shortcut-label.ts'
import type { Shortcut } from '../shortcuts/shortcut-registry.ts'
import type { Command, CommandDialogProps } from './command.ts'
import { useCommandText } from './command-text.ts'
import { commandLocales } from './locales/index.ts'
import { groupCommands, rankCommands } from './rank-commands.ts'

const nothing: readonly Command[] = []

/** Commands to find by typing, with the keyboard alone. */
export function CommandDialog(props: CommandDialogProps) {
  return <WithMessages {...props} />
}

const WithMessages = withText(commandLocales, CommandDialogView, null)

function CommandDialogView(props: CommandDialogProps) {
  const { title, placeholder, shortcuts = true, commands = nothing, search, onClose } = props
  const text = useUiText()
  const ownText = useCommandText()
  const dialogId = useId()
  const registry = useShortcuts()
  const [typed, setTyped] = useState('')
  const [chosenId, setChosenId] = useState<string>()
  const found = useFound(search, typed)
  const known = useMemo(
    () => (shortcuts ? withShortcuts(commands, registry.all(), text('ui.command.shortcuts')) : commands),
    [commands, registry, shortcuts, text],
  )
  // Letters in order are a guess: only for what nothing else has.
  const ranked = rankCommands(known, typed, found === undefined || found.length > 0)
  const ids = new Set(ranked.map(({ id }) => id))
  const shown = groupCommands([
    ...ranked.filter(({ last }) => !last),
    ...(found ?? nothing).filter((command) => !ids.has(command.id)),
    ...ranked.filter(({ last }) => last),
  ])
  // Results that arrive later don't move what the user has chosen.
  const at = Math.max(
    0,
    shown.findIndex(({ id }) => id === chosenId),
  )
  const chosen = shown[at]
  const choose = (index: number) => setChosenId(shown[index]?.id)
  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    // After the dialog has restored the focus, so that the command can move it.
    setTimeout(command.run)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const count = shown.length
    if (event.key === 'ArrowDown') choose((at + 1) % Math.max(1, count))
    else if (event.key === 'ArrowUp') choose((at + count - 1) % Math.max(1, count))
    else if (event.key === 'Enter') run(chosen)
    else return
    event.preventDefault()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title ?? text('ui.command.label')} size="medium">
        <div className="flex flex-col gap-2">
          <div className="flex items-center gap-2 border-b border-line pb-2">
            <Icon name="search" className="text-muted" />
            <input
              role="combobox"
              aria-label={placeholder ?? ownText('command.placeholder')}
              aria-expanded="true"
              aria-controls={`${dialogId}-list`}
              aria-activedescendant={chosen ? `${dialogId}-${chosen.id}` : undefined}
              placeholder={placeholder ?? ownText('command.placeholder')}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setChosenId(undefined)
              }}
              onKeyDown={press}
              className="min-h-control w-full bg-transparent text-lg outline-none"
            />
          </div>
          <div
            role="listbox"
            id={`${dialogId}-list`}
            aria-label={text('ui.command.label')}
            className="h-80 overflow-y-auto"
          >
            {shown.map((command, index) => (
              <div key={command.id}>
                {command.group && command.group !== shown[index - 1]?.group ? (
                  <div role="presentation" className="px-2 pt-2 pb-1 text-xs text-muted">
                    {command.group}
                  </div>
                ) : null}
                {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the keys */}
                <div
                  role="option"
                  tabIndex={-1}
                  id={`${dialogId}-${command.id}`}
                  aria-selected={command === chosen}
                  ref={command === chosen ? (element) => void element?.scrollIntoView({ block: 'nearest' }) : undefined}
                  onPointerMove={() => choose(index)}
                  onClick={() => run(command)}
                  className={classNames(
                    'flex min-h-row cursor-default items-center gap-2.5 rounded-md px-2 py-1',
                    command === chosen && 'bg-hover',
                  )}
                >
                  <Icon name={command.icon ?? 'arrow-end'} className="text-muted" />
                  <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 [overflow-wrap:anywhere]">
                    <span>{command.label}</span>
                    {command.detail ? <span className="text-sm text-muted">{command.detail}</span> : null}
                  </span>
                  {command.shortcut ? <Kbd>{shortcutLabel(command.shortcut)}</Kbd> : null}
                </div>
              </div>
            ))}
            {found && shown.length === 0 ? (
              <p className="px-2 py-6 text-center text-muted">{ownText('command.none')}</p>
            ) : null}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}

/**
 * Commands with the current shortcuts: one that has the label of a command is shown beside it, the others are commands
 * themselves. Of several with the same key, the one in effect.
 */
function withShortcuts(commands: readonly Command[], shortcuts: readonly Shortcut[], group: string): Command[] {
  const byKeys = new Map(shortcuts.map((shortcut) => [shortcut.keys, shortcut]))
  const byLabel = new Map([...byKeys.values()].map((shortcut) => [shortcut.label, shortcut]))
  const labels = new Set(commands.map(({ label }) => label))
  return [
    ...commands.map((command) => ({ ...command, shortcut: command.shortcut ?? byLabel.get(command.label)?.keys })),
    ...[...byKeys.values()].flatMap(({ keys, label, run, group: own }) =>
      label && keys !== 'mod+k' && !labels.has(label)
        ? [{ id: `key-${keys}`, label, shortcut: keys, group: own ?? group, run, icon: icons.command }]
        : [],
    ),
  ]
}

/** Search results, fetched shortly after the last key press. Undefined while they aren’t there yet. */
function useFound(search: CommandDialogProps['search'], typed: string): readonly Command[] | undefined {
  const [found, setFound] = useState<{ by: string; commands: readonly Command[] }>()
  useEffect(() => {
    const wanted = typed.trim()
    if (!search || !wanted) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      search(wanted, controller.signal).then(
        (commands) => controller.signal.aborted || setFound({ by: wanted, commands }),
        // If the search fails, only the local commands are offered.
        () => controller.signal.aborted || setFound({ by: wanted, commands: nothing }),
      )
    }, 150)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search, typed])
  if (!search || !typed.trim()) return nothing
  return found?.by === typed.trim() ? found.commands : undefined
}
