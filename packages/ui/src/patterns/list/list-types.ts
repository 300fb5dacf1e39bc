import type { AnyCall } from '@console-widgets/contract'
import type { List } from '@console-widgets/data'
import type { ReactNode } from 'react'
import type { IconName } from '../../parts/icon.tsx'
import type { Tone } from '../../parts/status.tsx'
import type { ConfirmWords } from '../feedback/confirm-context.ts'

/** One value that a column can be filtered by. */
export interface FilterChoice {
  /** As the list call takes it. */
  value: string | number
  label: string
  tone?: Tone
}

/** How a column can be filtered; the kind decides the operators and how a value is entered. */
export type ColumnFilter = {
  /** Field of the list call. Default: the column's id. */
  field?: string
} & (
  | { kind: 'text' | 'number' | 'time' | 'boolean' }
  | { kind: 'choice'; choices: readonly FilterChoice[] | (() => Promise<readonly FilterChoice[]>) }
)

/** One column of a list. */
export interface ListColumn<Item> {
  id: string
  header: string
  cell: (item: Item) => ReactNode
  /** The first column: the name, which links to the thing. */
  primary?: boolean
  /** Route of the thing, for the primary column. */
  href?: (item: Item) => string | undefined
  /** Field that the list is ordered by. Default: the column's id, where the list has such a field; false for none. */
  sort?: string | false
  /** Default: by the kind of the list's field of the column's id; false for none. */
  filter?: ColumnFilter | false
  /** Numbers sit at the end. */
  align?: 'start' | 'end'
  /** Width in pixels to begin with; default by what is left. */
  width?: number
  /** Not shown until someone chooses it. */
  hidden?: boolean
  /** What an export writes. Default: the item's field of the column's id. */
  value?: (item: Item) => string | number | boolean | null | undefined
}

/** A column with what the fields of its list say of it. */
export interface FieldColumn<Item> extends ListColumn<Item> {
  sort?: string
  filter?: ColumnFilter
}

/** Something to do beside the list's title. */
export interface ListAction {
  id: string
  label: string
  icon?: IconName
  /** Absent when the role lacks the call's permission. */
  call?: AnyCall
  primary?: boolean
  /** Why it cannot be done now. */
  disabled?: string
  run: () => unknown
  /** Loads what `run` shows; called when a pointer or the focus comes to the button. */
  prepare?: () => void
  confirm?: ConfirmWords
  done?: string
  /** Key that does it, such as `c`. */
  shortcut?: string
}

/** Something to do with one record. */
export interface RowAction<Item> {
  id: string
  label: string
  icon?: IconName
  call?: AnyCall
  danger?: boolean
  /** Does not apply to this record at all. */
  hidden?: (item: Item) => boolean
  /** Why it cannot be done with this record now. */
  disabled?: (item: Item) => string | undefined
  run: (item: Item) => unknown
  confirm?: ConfirmWords | ((item: Item) => ConfirmWords)
  done?: string
}

/** Something to do with all selected records. */
export interface BulkAction<Item> {
  id: string
  label: string
  icon?: IconName
  call?: AnyCall
  danger?: boolean
  disabled?: (items: readonly Item[]) => string | undefined
  /** Gets every selected record, those of unread pages too. */
  run: (items: readonly Item[]) => unknown
  confirm?: ConfirmWords | ((items: readonly Item[]) => ConfirmWords)
  done?: string
}

/** What a list without records says on first use. */
export interface ListEmpty {
  title: string
  body?: string
  icon?: IconName
  /** Id of one of the list's actions. */
  action?: string
}

export interface ResourceListProps<Item> {
  list: List<Item>
  title: string
  /** Rank of the title's heading. Default 2. */
  level?: 1 | 2 | 3
  description?: ReactNode
  columns: readonly ListColumn<Item>[]
  actions?: readonly ListAction[]
  rowActions?: readonly RowAction<Item>[]
  bulkActions?: readonly BulkAction<Item>[]
  empty: ListEmpty
  /** A row was opened, by its link or Enter; without it the place goes to the row's `href`. */
  onOpen?: (item: Item) => void
  /** Name of the file of an export, without its ending. Default: the list's id. */
  exportName?: string
  /** Tallest the rows may be in pixels before they scroll. Default 720. */
  maxHeight?: number
}
