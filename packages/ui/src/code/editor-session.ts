import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Annotation, Compartment, EditorState, type Extension, Prec } from '@codemirror/state'
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view'
import type { OverlayLayerHandle } from '../embedding/root-context.tsx'
import { adoptEditorStyles } from './document-styles.ts'
import { editorTheme } from './editor-theme.ts'
import type { CodeDiagnostic, CodeSelection } from './editor-types.ts'
import { layerTooltips } from './layer-tooltips.ts'

/** Editor settings that can change without recreating it. */
export interface EditorSettings {
  language: Extension
  phrases: Record<string, string>
  label: string
  describedBy: string
  readOnly: boolean
  wrap: boolean
  placeholder: string
  marks: boolean
}

export interface EditorSessionOptions {
  parent: HTMLElement
  root: Document | ShadowRoot
  layer: OverlayLayerHandle | null
  onChange: (value: string) => void
  onSelect: (selection: CodeSelection) => void
  /** Returns false to keep the key's default behavior. */
  onRun: (selection: CodeSelection) => boolean
}

/** An editor on the page, as driven by React. */
export interface EditorSession {
  view: EditorView
  /** Changes some settings and keeps the others. */
  configure(settings: Partial<EditorSettings>): void
  /** Shows a text: another document with its own undo history and selection, or a new value of the current one. */
  show(documentId: string, value: string): void
  mark(diagnostics: readonly CodeDiagnostic[]): void
  selection(): CodeSelection
  destroy(): void
}

/** Marks changes from outside, which aren't reported back. */
const fromOutside = Annotation.define<boolean>()

/** Creates an editor in an element. */
export function createEditorSession({
  parent,
  root,
  layer,
  onChange,
  onSelect,
  onRun,
}: EditorSessionOptions): EditorSession {
  if (root.nodeType === Node.DOCUMENT_NODE) adoptEditorStyles(root as Document)
  const parts = new Map<keyof EditorSettings, Compartment>()
  const settings: Partial<EditorSettings> = {}
  const part = (name: keyof EditorSettings) => parts.get(name) ?? parts.set(name, new Compartment()).get(name)!
  const names = Object.keys(extensionOf) as (keyof EditorSettings)[]
  const run = ({ state }: EditorView) => onRun(selectionOf(state))

  const extensions = [
    Prec.highest(keymap.of([{ key: 'Mod-Enter', run }])),
    names.map((name) => part(name).of(name in settings ? extensionOf[name](settings[name] as never) : [])),
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSpecialChars(),
    highlightSelectionMatches(),
    history(),
    indentOnInput(),
    indentUnit.of('  '),
    bracketMatching(),
    closeBrackets(),
    search({ top: true }),
    autocompletion({ icons: false }),
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      { key: 'Tab', run: acceptCompletion },
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...lintKeymap,
      indentWithTab,
    ]),
    editorTheme,
    layer ? layerTooltips(layer) : [],
    EditorView.updateListener.of((update) => {
      if (update.docChanged && !update.transactions.some((transaction) => transaction.annotation(fromOutside)))
        onChange(update.state.doc.toString())
      if (update.docChanged || update.selectionSet) onSelect(selectionOf(update.state))
    }),
  ]
  const others = new Map<string, { state: EditorState; top: number }>()
  let shown: string | undefined
  const view = new EditorView({ state: EditorState.create({ extensions }), parent, root })

  const session: EditorSession = {
    view,
    configure(changes) {
      Object.assign(settings, changes)
      view.dispatch({
        effects: (Object.keys(changes) as (keyof EditorSettings)[]).map((name) =>
          part(name).reconfigure(extensionOf[name](settings[name] as never)),
        ),
      })
    },
    show(documentId, value) {
      if (documentId !== shown) {
        if (shown !== undefined) others.set(shown, { state: view.state, top: view.scrollDOM.scrollTop })
        const kept = others.get(documentId)
        view.setState(kept?.state ?? EditorState.create({ doc: value, extensions }))
        shown = documentId
        // A stored document has the settings of when it was stored.
        session.configure(settings)
        view.scrollDOM.scrollTop = kept?.top ?? 0
      }
      const { doc } = view.state
      if (doc.length === value.length && doc.toString() === value) return
      view.dispatch({ changes: changeTo(doc.toString(), value), annotations: fromOutside.of(true) })
    },
    mark(diagnostics) {
      const { length } = view.state.doc
      const within = (at: number) => Math.max(0, Math.min(at, length))
      const marks = diagnostics.map(({ from, to, severity, message, hint }) => ({
        from: within(from),
        to: within(to),
        severity,
        message: hint ? `${message}\n${hint}` : message,
      }))
      view.dispatch(setDiagnostics(view.state, marks))
    },
    selection: () => selectionOf(view.state),
    destroy: () => view.destroy(),
  }
  return session
}

const extensionOf: { [Name in keyof EditorSettings]: (setting: EditorSettings[Name]) => Extension } = {
  language: (language) => language,
  phrases: (phrases) => EditorState.phrases.of(phrases),
  // Code is left-to-right, whatever the direction of the page.
  label: (label) => EditorView.contentAttributes.of({ 'aria-label': label, dir: 'ltr' }),
  describedBy: (id) => EditorView.contentAttributes.of({ 'aria-describedby': id }),
  readOnly: (readOnly) =>
    readOnly ? [EditorState.readOnly.of(true), EditorView.contentAttributes.of({ 'aria-readonly': 'true' })] : [],
  wrap: (wrap) => (wrap ? EditorView.lineWrapping : []),
  placeholder: (words) => (words ? placeholder(words) : []),
  marks: (marks) => (marks ? lintGutter() : []),
}

function selectionOf(state: EditorState): CodeSelection {
  const { from, to } = state.selection.main
  return { from, to, text: state.sliceDoc(from, to) }
}

/** Smallest change from one text to another, so that the cursor stays where possible. */
function changeTo(before: string, after: string) {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}
