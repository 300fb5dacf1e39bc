import type { List } from '@console-widgets/data'
import { useStore } from '@nanostores/react'
import { Button } from '../../parts/button.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { EmptyState } from '../errors/empty-state.tsx'
import { ErrorState } from '../errors/error-state.tsx'
import { usePermits } from '../place/use-allowed.ts'
import { ListActionButton } from './list-toolbar.tsx'
import type { ListAction, ListEmpty } from './list-types.ts'

export interface NoRowsProps<Item> {
  list: List<Item>
  empty: ListEmpty
  actions: readonly ListAction[]
}

/** Empty or failed list: an error, no matches, or no records yet, with the actions that the user is allowed. */
export function NoRows<Item>({ list, empty, actions }: NoRowsProps<Item>) {
  const text = useUiText()
  const { error } = useStore(list.$data)
  const { filters } = useStore(list.$state)
  const action = actions.find(({ id }) => id === empty.action)
  const permits = usePermits()
  if (error) return <ErrorState error={error} onRetry={list.reload} />
  if (filters.length > 0) {
    return (
      <EmptyState
        icon="search"
        title={text('ui.list.noMatch')}
        body={text('ui.list.noMatchBody')}
        action={<Button onClick={() => list.setState({ filters: [] })}>{text('ui.filter.clear')}</Button>}
      />
    )
  }
  return (
    <EmptyState
      icon={empty.icon}
      title={empty.title}
      body={empty.body ?? (action && !permits(action.call) ? text('ui.list.askForRight') : undefined)}
      action={action ? <ListActionButton action={{ ...action, shortcut: undefined }} /> : undefined}
    />
  )
}
