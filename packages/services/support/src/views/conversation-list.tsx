import { Badge, Button, CheckBoxInput, classNames, EmptyState, Icon, icons, RelativeTime } from '@console-widgets/ui'
import type { ConversationRow } from '../data.ts'
import { useSupportText } from '../generated/text.ts'
import type { Box } from '../model.ts'
import { useHasKeptText } from './use-kept-text.ts'
import { useSteadyRows } from './use-steady-rows.ts'

export interface ConversationListProps {
  box: Box
  /** What is listed: the box with its filters. */
  of: string
  rows: readonly ConversationRow[]
  total: number
  current: string | undefined
  onOpen: (id: string) => void
  onMore: (() => void) | undefined
  /** Selected conversations; undefined if none can be. */
  selection?: { ids: ReadonlySet<string>; toggle: (id: string) => void } | undefined
}

const tones = {
  'state.new': 'warning',
  'state.answered': 'success',
  'state.closed': 'draft',
  'status.open': 'warning',
  'status.replied': 'success',
  'status.closed': 'draft',
} as const

/** Conversations of a box. */
export function ConversationList({ box, of, rows, total, current, onOpen, onMore, selection }: ConversationListProps) {
  const text = useSupportText()
  const hasDraft = useHasKeptText()
  const { shown, fresh, showFresh } = useSteadyRows(rows, of, current)
  if (total === 0) return <EmptyState title={text('support.empty')} body={text(`support.empty.${box}`)} />
  return (
    <div className="flex max-h-[70vh] min-w-0 flex-col overflow-y-auto rounded-md border border-line bg-raised">
      {fresh > 0 ? (
        <div className="sticky top-0 z-10 border-b border-line bg-accent-soft p-1.5 text-center">
          <Button size="small" tone="quiet" onClick={showFresh}>
            {text('support.list.fresh', { count: fresh })}
          </Button>
        </div>
      ) : null}
      <ul aria-label={text('support.list')} className="min-w-0 divide-y divide-line">
        {shown.map((row) => (
          <li key={row.id} className="flex min-w-0">
            {selection ? (
              <span className="flex items-start px-2 pt-3">
                <CheckBoxInput
                  label={text('support.list.select', { name: row.title })}
                  checked={selection.ids.has(row.id)}
                  onChange={() => selection.toggle(row.id)}
                />
              </span>
            ) : null}
            <button
              type="button"
              aria-current={row.id === current}
              onClick={() => onOpen(row.id)}
              className={classNames(
                'flex w-full min-w-0 flex-col gap-1 px-3 py-2.5 text-start text-sm hover:bg-hover focus-visible:-outline-offset-2',
                row.id === current && 'bg-selected',
              )}
            >
              <span className="flex min-w-0 items-baseline justify-between gap-2">
                <span
                  dir="auto"
                  className={classNames('line-clamp-2 wrap-anywhere', row.unread > 0 && 'font-semibold')}
                >
                  {row.title}
                </span>
                <span className="shrink-0 text-xs text-muted">
                  <RelativeTime time={row.time} />
                </span>
              </span>
              {row.preview ? (
                <span dir="auto" className="line-clamp-2 wrap-anywhere text-muted">
                  {row.preview}
                </span>
              ) : null}
              <span className="flex min-w-0 flex-wrap items-center gap-1.5 text-xs text-muted">
                <Badge tone={tones[row.state]}>{text(`support.${row.state}`)}</Badge>
                {row.unread > 0 ? (
                  <Badge tone="info">
                    <span className="sr-only">{text('support.list.unread', { count: row.unread })}</span>
                    <span aria-hidden>{row.unread}</span>
                  </Badge>
                ) : null}
                {row.files > 0 ? (
                  <span className="flex items-center gap-0.5">
                    <Icon name={icons.file} label={text('support.list.files', { count: row.files })} />
                    <span aria-hidden>{row.files}</span>
                  </span>
                ) : null}
                {hasDraft(row.id) ? <Badge tone="draft">{text('support.list.draft')}</Badge> : null}
                <span dir="auto" className="min-w-24 grow basis-24 truncate">
                  {row.with}
                </span>
                {row.desk.assigneeName ? <span>{row.desk.assigneeName}</span> : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {onMore ? (
        <div className="border-t border-line p-2 text-center">
          <Button size="small" tone="quiet" onClick={onMore}>
            {text('support.list.more')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
