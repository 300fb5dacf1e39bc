import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useRoot } from '../embedding/root-context.tsx'
import { classNames } from '../parts/class-names.ts'
import { useCodeText } from './code-text.ts'
import { DiagnosticList } from './diagnostic-list.tsx'
import { loadLanguage } from './editor-language.ts'
import { editorPhrases } from './editor-phrases.ts'
import { createEditorSession, type EditorSession, type EditorSettings } from './editor-session.ts'
import { EditorStatus } from './editor-status.tsx'
import type { CodeEditorProps, CodeSelection } from './editor-types.ts'

const nowhere: CodeSelection = { from: 0, to: 0, text: '' }
const lineHeight = 20

/** The editor on the page, once loaded. */
export function Editor(props: CodeEditorProps) {
  const {
    label,
    value,
    language = 'plain',
    documentId = '',
    schema,
    diagnostics,
    readOnly = false,
    placeholder = '',
    wrap: firstWrap = false,
    lines = [6, 24],
    fill = false,
    handle,
  } = props
  const text = useCodeText()
  const { node, layer } = useRoot()
  const helpId = useId()
  const parent = useRef<HTMLDivElement>(null)
  const session = useRef<EditorSession>(undefined)
  const latest = useRef(props)
  latest.current = props
  const [selection, setSelection] = useState(nowhere)
  const [wrap, setWrap] = useState(firstWrap)
  const loaded = useLanguage(language, schema)
  const phrases = useMemo(() => editorPhrases(text), [text])

  useLayoutEffect(() => {
    const made = createEditorSession({
      parent: parent.current!,
      root: node,
      layer,
      onChange: (changed) => latest.current.onChange?.(changed),
      onSelect(moved) {
        setSelection(moved)
        latest.current.onSelect?.(moved)
      },
      onRun(selected) {
        latest.current.onRun?.(selected)
        return latest.current.onRun !== undefined
      },
    })
    session.current = made
    return () => made.destroy()
  }, [node, layer])
  useSetting(session, 'language', loaded, [node, layer])
  useSetting(session, 'phrases', phrases, [node, layer])
  useSetting(session, 'label', label, [node, layer])
  useSetting(session, 'describedBy', helpId, [node, layer])
  useSetting(session, 'readOnly', readOnly, [node, layer])
  useSetting(session, 'wrap', wrap, [node, layer])
  useSetting(session, 'placeholder', placeholder, [node, layer])
  useSetting(session, 'marks', diagnostics !== undefined, [node, layer])
  useLayoutEffect(() => session.current?.show(documentId, value), [documentId, value, node, layer])
  useEffect(() => session.current?.mark(diagnostics ?? []), [diagnostics, documentId, node, layer])

  useImperativeHandle(
    handle,
    () => ({
      focus: () => session.current?.view.focus(),
      insert(inserted) {
        const view = session.current!.view
        view.dispatch(view.state.replaceSelection(inserted), { userEvent: 'input', scrollIntoView: true })
        view.focus()
      },
      select(from, to = from) {
        const view = session.current!.view
        const within = (at: number) => Math.max(0, Math.min(at, view.state.doc.length))
        view.dispatch({
          selection: { anchor: within(from), head: within(to) },
          effects: EditorView.scrollIntoView(within(from), { y: 'center' }),
        })
        view.focus()
      },
      selection: () => session.current?.selection() ?? nowhere,
    }),
    [],
  )

  return (
    <div
      dir="ltr"
      className={classNames(
        'flex min-w-0 flex-col overflow-hidden rounded-md border border-line bg-raised has-[.cm-focused]:outline-2 has-[.cm-focused]:-outline-offset-2 has-[.cm-focused]:outline-focus',
        fill && 'h-full min-h-0',
      )}
    >
      <div
        ref={parent}
        style={fill ? undefined : { minHeight: lines[0] * lineHeight + 16, maxHeight: lines[1] * lineHeight + 16 }}
        className={classNames('grid min-w-0 overflow-hidden', fill && 'min-h-0 flex-1')}
      />
      <EditorStatus
        value={value}
        selection={selection}
        runnable={props.onRun !== undefined}
        wrap={wrap}
        onWrap={setWrap}
      />
      <p id={helpId} className="sr-only">
        {text('code.leave')}
      </p>
      {diagnostics ? <DiagnosticList value={value} diagnostics={diagnostics} /> : null}
    </div>
  )
}

/** Passes a setting to the editor when the setting changes or the editor is recreated. */
function useSetting<Name extends keyof EditorSettings>(
  session: { current: EditorSession | undefined },
  name: Name,
  setting: EditorSettings[Name],
  made: readonly unknown[],
) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what an editor is made of has always the same length
  useLayoutEffect(() => session.current?.configure({ [name]: setting }), [name, setting, ...made])
}

const none: Extension = []

/** The language once loaded. Until then, or if loading fails, the text has no colors. */
function useLanguage(language: CodeEditorProps['language'] & {}, schema: CodeEditorProps['schema']): Extension {
  const [loaded, setLoaded] = useState<Extension>(none)
  const known = language === 'sql' ? schema : undefined
  useEffect(() => {
    let current = true
    loadLanguage(language, known).then(
      (extension) => current && setLoaded(extension),
      () => current && setLoaded(none),
    )
    return () => {
      current = false
    }
  }, [language, known])
  return loaded
}
