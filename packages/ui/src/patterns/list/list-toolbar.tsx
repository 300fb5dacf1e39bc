import { useStore } from '@nanostores/react'
import { cva } from 'class-variance-authority'
import type { List } from '@console-widgets/data'
import type { ReactNode } from 'react'
import { classNames } from '../../parts/class-names.ts'
import { IconButton } from '../../parts/icon-button.tsx'
import { formatNumber } from '@console-widgets/core/formats'
import { useUiText } from '../../text/ui-text.ts'
import { useLocale } from '../../text/use-locale.ts'
import { ActionButton } from '../feedback/action-button.tsx'
import { useAllowed } from '../place/use-allowed.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import type { ListAction } from './list-types.ts'

export interface ListTitleProps<Item> {
  list: List<Item>
  title: string
  level: 1 | 2 | 3
  description?: ReactNode
  actions: readonly ListAction[]
}

const heading = cva('font-semibold', { variants: { level: { 1: 'text-xl', 2: 'text-lg', 3: 'text-lg' } } })

/** Title of the list, the number of records, and actions. */
export function ListTitle<Item>({ list, title, level, description, actions }: ListTitleProps<Item>) {
  const locale = useLocale()
  const { total } = useStore(list.$data)
  const Heading = `h${level}` as const
  return (
    <div className="flex min-h-control flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {/* A description gives way to the actions beside it, rather than pushing them below itself. */}
      <div className={classNames('min-w-0', description ? 'flex-1 basis-72' : null)}>
        <Heading className={heading({ level })}>
          {title}
          {total === undefined ? null : (
            <span className="ms-2 inline-block text-sm font-normal text-muted tabular-nums">
              {formatNumber(total, locale)}
            </span>
          )}
        </Heading>
        {description ? <div className="text-sm text-muted">{description}</div> : null}
      </div>
      {actions.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {[...actions]
            .sort((one, other) => Number(one.primary ?? false) - Number(other.primary ?? false))
            .map((action) => (
              <ListActionButton key={action.id} action={action} />
            ))}
        </div>
      ) : null}
    </div>
  )
}

/** An action of a list, with its shortcut. */
export function ListActionButton({ action }: { action: ListAction }) {
  const { primary, disabled, shortcut, icon, prepare, ...rest } = action
  const allowed = useAllowed(rest.call)
  useShortcut(disabled || !allowed ? undefined : shortcut, () => void action.run(), { label: action.label })
  return (
    <ActionButton
      {...rest}
      icon={icon ?? (primary ? 'add' : undefined)}
      tone={primary ? 'primary' : 'secondary'}
      reason={disabled}
      aria-keyshortcuts={shortcut}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  )
}

/** Reload button. */
export function ReloadButton<Item>({ list }: { list: List<Item> }) {
  const text = useUiText()
  const { loading } = useStore(list.$data)
  useShortcut('r', list.reload, { label: text('ui.list.reload') })
  return (
    <IconButton
      icon="refresh"
      tone="secondary"
      label={text('ui.list.reload')}
      pending={loading}
      onClick={list.reload}
    />
  )
}
