import { classNames } from '@console-widgets/ui'
import { type KeyboardEvent, useState } from 'react'
import { type CellKind, isValueOf } from '../tables/cell-kind.ts'
import type { CellValue } from '../tables/table-sql.ts'
import { useTablesText } from '../generated/text.ts'

interface CellEditorProps {
  /** Name of the column, for the accessible name. */
  label: string
  kind: CellKind
  type: string
  /** Options of an enum. */
  choices: readonly string[]
  nullable: boolean
  /** Shows the value as a whole, without editing it. */
  isReadonly: boolean
  value: CellValue
  /** What has been typed to begin editing: it replaces the value. */
  typed: string | undefined
  onCommit: (value: CellValue) => void
  onCancel: () => void
}

/** Value of the option for NULL, which no enum can have. */
const nullOption = '\u0000null'

/** Focuses a field when it appears, since the user has just asked to edit. What is typed replaces its text. */
function takeFocus(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null) {
  field?.focus()
  if (field && 'select' in field) field.select()
}

/** Focuses a field behind what has been typed into it already. */
function takeFocusAtEnd(field: HTMLInputElement | HTMLTextAreaElement | null) {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

const look = 'w-full min-w-40 rounded-sm border border-accent bg-raised px-1.5 font-mono text-sm focus-ring'

/** Editor of one cell, by the type of its column. NULL is a choice of its own, apart from the empty text. */
export function CellEditor(props: CellEditorProps) {
  const { label, kind, type, choices, nullable, isReadonly, value, typed, onCommit, onCancel } = props
  const text = useTablesText()
  const options = kind === 'boolean' ? ['true', 'false'] : kind === 'choice' ? choices : undefined
  const [draft, setDraft] = useState<CellValue>(options ? undefined : typed)
  const shown = draft === undefined ? value : draft
  const isValid = typeof shown !== 'string' || isValueOf(kind, shown)
  /** Without an edit, the value stays: NULL doesn't become an empty text. */
  const finish = () => (draft === undefined || !isValid ? onCancel() : onCommit(draft))
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      if (isValid) finish()
    }
  }
  if (options && !isReadonly)
    return (
      <select
        ref={takeFocus}
        aria-label={label}
        className={look}
        value={shown ?? nullOption}
        // The arrow keys pass by options that aren't meant, so a choice counts when the field is left.
        onChange={(event) => setDraft(event.target.value === nullOption ? null : event.target.value)}
        onBlur={finish}
        onKeyDown={onKeyDown}
      >
        {nullable || typeof value !== 'string' ? <option value={nullOption}>NULL</option> : null}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  const field = {
    'aria-label': label,
    'aria-invalid': !isValid,
    title: isValid ? undefined : text('relational-database.tables.invalid', { type }),
    className: classNames(look, !isValid && 'border-danger'),
    value: shown ?? '',
    readOnly: isReadonly,
    onKeyDown,
    onBlur: finish,
  }
  return (
    <span className="flex items-start gap-1">
      {isReadonly || kind === 'text' || kind === 'json' || kind === 'other' ? (
        <textarea
          ref={typed === undefined ? takeFocus : takeFocusAtEnd}
          {...field}
          rows={Math.min(8, field.value.split('\n').length)}
          onChange={(event) => setDraft(event.target.value)}
        />
      ) : (
        <input
          ref={typed === undefined ? takeFocus : takeFocusAtEnd}
          {...field}
          onChange={(event) => setDraft(event.target.value)}
        />
      )}
      {nullable && !isReadonly ? (
        <button
          type="button"
          className="rounded-sm px-1 text-xs text-muted focus-ring hover:bg-hover"
          aria-label={text('relational-database.tables.setNull')}
          // Before the field loses the focus, which would commit its text.
          onPointerDown={(event) => {
            event.preventDefault()
            onCommit(null)
          }}
        >
          NULL
        </button>
      ) : null}
    </span>
  )
}
