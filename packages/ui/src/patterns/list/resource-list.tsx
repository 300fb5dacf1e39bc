import { useStore } from '@nanostores/react'
import { Button } from '../../parts/button.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { EmptyState, ErrorState } from '../errors/error-state.tsx'
import { ActionButton } from '../feedback/action-button.tsx'
import { Link } from '../place/link.tsx'
import type { ResourceListProps } from './list-types.ts'

/** A list of records with everything that a resource screen has. */
export function ResourceList<Item>(props: ResourceListProps<Item>) {
  const { list, title, columns, actions = [], rowActions = [], empty } = props
  const text = useUiText()
  const { items, error, loading, more } = useStore(list.$data)
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{title}</h2>
        <div className="flex gap-2">
          {actions.map(({ primary, disabled, ...action }) => (
            <ActionButton key={action.id} {...action} tone={primary ? 'primary' : 'secondary'} reason={disabled} />
          ))}
        </div>
      </div>
      {error ? (
        <ErrorState error={error} onRetry={list.reload} />
      ) : items.length === 0 && loading ? (
        <Skeleton lines={8} />
      ) : items.length === 0 ? (
        <EmptyState title={empty.title} body={empty.body} icon={empty.icon} />
      ) : (
        <table className="w-full">
          <thead>
            <tr className="h-row border-b border-line text-start text-sm text-muted">
              {columns.map((column) => (
                <th key={column.id} className="px-3 text-start font-medium">
                  {column.header}
                </th>
              ))}
              <th />
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={list.keyOf(item)} className="h-row border-b border-line hover:bg-hover">
                {columns.map((column) => {
                  const to = column.primary ? column.href?.(item) : undefined
                  return (
                    <td key={column.id} className="px-3">
                      {to ? (
                        <Link quiet to={to}>
                          {column.cell(item)}
                        </Link>
                      ) : (
                        column.cell(item)
                      )}
                    </td>
                  )
                })}
                <td className="text-end">
                  {rowActions.map((action) => (
                    <ActionButton
                      key={action.id}
                      size="small"
                      tone="quiet"
                      label={action.label}
                      call={action.call}
                      reason={action.disabled?.(item)}
                      run={() => action.run(item)}
                      confirm={typeof action.confirm === 'function' ? action.confirm(item) : action.confirm}
                    />
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more ? <Button onClick={list.loadMore}>{text('ui.list.more')}</Button> : null}
    </section>
  )
}
