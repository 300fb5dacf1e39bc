import type { AnyCall } from '@console-widgets/contract'
import type { List } from '@console-widgets/data'
import type { ReactNode } from 'react'
import type { IconName } from '../../parts/icon.tsx'
import type { Tone } from '../../parts/status.tsx'
import type { ConfirmWords } from '../feedback/confirm-context.ts'

/** A value that a column can be filtered by. */
export interface FilterChoice {
  /** Value in the list call. */
  value: string | number
  label: string
  tone?: Tone
}

/** Filter of a column. Its type determines the operators and the input. */
export type ColumnFilter = {
  /** Field of the list call. Default: the column's id. */
  field?: string
} & (
  | { kind: 'text' | 'number' | 'time' | 'boolean' }
  | { kind: 'choice'; choices: readonly FilterChoice[] | (() => Promise<readonly FilterChoice[]>) }
)

/** A column of a list. */
export interface ListColumn<Item> {
  id: string
  header: string
  /** Default: the field's text, or a dash. */
  cell?: (item: Item) => ReactNode
  /**
   * The field is a package name, file name, path, hash, or ID: code, which is cut in the middle where room is short.
   */
  code?: boolean
  /** The first column: the name, linked to the record. */
  primary?: boolean
  /** Route of the record, for the primary column. */
  href?: (item: Item) => string | undefined
  /** Field to sort by. Default: the field with the column's id, if the list has one. False disables sorting. */
  sort?: string | false
  /** Default: derived from the field with the column's id. False disables filtering. */
  filter?: ColumnFilter | false
  /** Numbers are aligned to the end. */
  align?: 'start' | 'end'
  /** Initial width in pixels. Default: a share of the remaining width. */
  width?: number
  /** Hidden until the user shows it. */
  hidden?: boolean
  /** Exported value. Default: the item's field with the column's id. */
  value?: (item: Item) => string | number | boolean | null | undefined
}

/** A column with the settings derived from the list's fields. */
export interface FieldColumn<Item> extends ListColumn<Item> {
  cell: (item: Item) => ReactNode
  sort?: string
  filter?: ColumnFilter
  /** Whether it has a cell of its own, which can show more than the field's text: its width is needed. */
  worded?: boolean
}

/** An action beside the list's title. */
export interface ListAction {
  id: string
  label: string
  icon?: IconName
  /** The action is hidden if the role lacks the call's permission. */
  call?: AnyCall
  primary?: boolean
  /** Why the action is disabled. */
  disabled?: string
  run: () => unknown
  /** Preloads what `run` shows; called when the button is hovered or focused. */
  prepare?: () => void
  confirm?: ConfirmWords
  done?: string
  /** Shortcut, such as `c`. */
  shortcut?: string
}

/** An action on one record. */
export interface RowAction<Item> {
  id: string
  label: string
  icon?: IconName
  call?: AnyCall
  danger?: boolean
  /** Hides the action for records it doesn't apply to. */
  hidden?: (item: Item) => boolean
  /** Why the action is disabled for this record. */
  disabled?: (item: Item) => string | undefined
  run: (item: Item) => unknown
  confirm?: ConfirmWords | ((item: Item) => ConfirmWords)
  done?: string
}

/** An action on all selected records. */
export interface BulkAction<Item> {
  id: string
  label: string
  icon?: IconName
  call?: AnyCall
  danger?: boolean
  disabled?: (items: readonly Item[]) => string | undefined
  /** Called with every selected record, including those of pages not loaded yet. */
  run: (items: readonly Item[]) => unknown
  confirm?: ConfirmWords | ((items: readonly Item[]) => ConfirmWords)
  done?: string
}

/** Texts of a list without any records yet. */
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
  /** Level of the title's heading. Default 2. */
  level?: 1 | 2 | 3
  description?: ReactNode
  columns: readonly ListColumn<Item>[]
  actions?: readonly ListAction[]
  rowActions?: readonly RowAction<Item>[]
  bulkActions?: readonly BulkAction<Item>[]
  empty: ListEmpty
  /** Called when a row is opened, by its link or Enter. Default: navigate to the row's `href`. */
  onOpen?: (item: Item) => void
  /** File name of an export, without its extension. Default: the list's id. */
  exportName?: string
  /** Maximum height of the rows in pixels before they scroll. Default 720. */
  maxHeight?: number
}
