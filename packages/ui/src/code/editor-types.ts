import type { Extension } from '@codemirror/state'
import type { Ref } from 'react'

/**
 * What is written in an editor: a language that the editor has, or one that a service brings. A service's own is loaded
 * with the editor and not before:
 *
 * ```tsx
 * const rules = () => import('./rules-language.ts').then((module) => module.rulesLanguage)
 * <CodeEditor language={rules} … />
 * ```
 *
 * Give the same function at every rendering: another one is another language.
 */
export type CodeLanguage = 'sql' | 'json' | 'plain' | (() => Promise<Extension>)

/** A table or a view that completion offers, with its columns. */
export interface CodeTable {
  name: string
  /** The schema that it is in; without it, the default one. */
  schema?: string
  kind?: 'table' | 'view'
  columns: readonly { name: string; type: string }[]
}

/** What completion of SQL knows of a database. */
export interface CodeSchema {
  tables: readonly CodeTable[]
  functions?: readonly { name: string; detail?: string }[]
  types?: readonly string[]
  /** The schema whose tables need no schema before them. */
  defaultSchema?: string
}

/** A mark at a part of the text: from one place up to, and without, another. */
export interface CodeDiagnostic {
  from: number
  to: number
  severity: 'error' | 'warning' | 'info'
  message: string
  /** What to do about it. */
  hint?: string
}

/** What is selected, or where the cursor is: then `from` and `to` are the same. */
export interface CodeSelection {
  from: number
  to: number
  /** The selected text; empty when nothing is. */
  text: string
}

/** What can be done to an editor from outside. */
export interface CodeEditorHandle {
  focus(): void
  /** Puts a text in place of the selection, as if typed, and the cursor after it. */
  insert(text: string): void
  /** Selects a part of the text, brings it into sight and gives the editor the focus. */
  select(from: number, to?: number): void
  selection(): CodeSelection
}

export interface CodeEditorProps {
  /** What is being edited, for screen readers. */
  label: string
  value: string
  onChange?: (value: string) => void
  /** Default: plain. */
  language?: CodeLanguage
  /**
   * Tells texts apart that are shown one after the other, such as the tabs of an editor: each keeps what was undone,
   * selected and scrolled.
   */
  documentId?: string
  /** Completion of SQL; a new one is used at once. */
  schema?: CodeSchema
  /** Marked in the gutter and in the text, and listed for screen readers. Without it there is no gutter for them. */
  diagnostics?: readonly CodeDiagnostic[]
  readOnly?: boolean
  /** Shown while the text is empty. */
  placeholder?: string
  /** Wraps long lines to begin with; a button changes it. */
  wrap?: boolean
  /** Mod-Enter was pressed. */
  onRun?: (selection: CodeSelection) => void
  /** The cursor or the selection has moved. */
  onSelect?: (selection: CodeSelection) => void
  /**
   * Least and greatest height of the text in lines. Default 6 and 24. With `fill` the editor is as high as what it is
   * in.
   */
  lines?: readonly [number, number]
  fill?: boolean
  handle?: Ref<CodeEditorHandle>
}
