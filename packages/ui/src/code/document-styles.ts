import { EditorView } from '@codemirror/view'

/**
 * Lets the editor's styles be adopted by a document, too. In a shadow root CodeMirror makes one constructed sheet; in a
 * document it makes a `<style>`, which `style-src 'self'` refuses. What it keeps for a shadow root of the same document
 * is a set of styles on any root, so that the document is given that one.
 */
export function adoptEditorStyles(document: Document): void {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  new EditorView({ root }).destroy()
  const key = Object.getOwnPropertySymbols(root).find(({ description }) => description === 'styleSet')
  if (key) Object.assign(document, { [key]: root[key as never] })
}
