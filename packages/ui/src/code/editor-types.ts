import type { Extension } from '@codemirror/state'
import type { Ref } from 'react'

/**
 * Language of an editor: a built-in one, or a service's own, which loads together with the editor:
 *
 * ```tsx
 * const rules = () => import('./rules-language.ts').then((module) => module.rulesLanguage)
 * <CodeEditor language={rules} … />
 * ```
 *
 * Pass the same function on every render: another function counts as another language.
 */
export type CodeLanguage = 'sql' | 'json' | 'plain' | (() => Promise<Extension>)

/** A table or view that completion offers, with its columns. */
export interface CodeTable {
  name: string
  /** Name in SQL, quoted if it must be. Default: the name. */
  sqlName?: string
  /** Schema of the table; by default the default schema. */
  schema?: string
  kind?: 'table' | 'view'
  columns: readonly { name: string; sqlName?: string; type: string }[]
}

/** Database objects for SQL completion. */
export interface CodeSchema {
  tables: readonly CodeTable[]
  functions?: readonly { name: string; sqlName?: string; detail?: string }[]
  /** Names of types in SQL. */
  types?: readonly string[]
  /** Schema whose tables need no prefix. */
  defaultSchema?: string
}

/** Diagnostic of a range of the text, including `from` and excluding `to`. */
export interface CodeDiagnostic {
  from: number
  to: number
  severity: 'error' | 'warning' | 'info'
  message: string
  /** How to fix it. */
  hint?: string
}

/** The selection, or the cursor position if `from` equals `to`. */
export interface CodeSelection {
  from: number
  to: number
  /** The selected text; empty if there is none. */
  text: string
}

/** Actions on an editor from outside. */
export interface CodeEditorHandle {
  focus(): void
  /** Replaces the selection with a text, as if typed, and puts the cursor after it. */
  insert(text: string): void
  /** Selects a range, scrolls it into view, and focuses the editor. */
  select(from: number, to?: number): void
  selection(): CodeSelection
}

export interface CodeEditorProps {
  /** Accessible name. */
  label: string
  value: string
  onChange?: (value: string) => void
  /** Default: plain. */
  language?: CodeLanguage
  /**
   * Identifies the document among several shown one after the other, such as the tabs of an editor: each keeps its undo
   * history, selection, and scroll position.
   */
  documentId?: string
  /** Schema for SQL completion. Changes apply immediately. */
  schema?: CodeSchema
  /**
   * Marked in the gutter and in the text, and listed for screen readers. Without it there is no gutter for diagnostics.
   */
  diagnostics?: readonly CodeDiagnostic[]
  readOnly?: boolean
  /** Placeholder of an empty text. */
  placeholder?: string
  /** Initial line wrapping; the user can toggle it. */
  wrap?: boolean
  /** Called on Mod-Enter. */
  onRun?: (selection: CodeSelection) => void
  /** Called when the cursor or the selection moves. */
  onSelect?: (selection: CodeSelection) => void
  /**
   * Minimum and maximum height of the text in lines. Default 6 and 24. With `fill` the editor takes the height of its
   * container.
   */
  lines?: readonly [number, number]
  fill?: boolean
  handle?: Ref<CodeEditorHandle>
}
