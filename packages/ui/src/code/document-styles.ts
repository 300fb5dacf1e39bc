import { EditorView } from '@codemirror/view'

/**
 * Lets a document adopt the editor's styles as well. In a shadow root, CodeMirror creates one constructed sheet; in a
 * document it creates a `<style>` element, which `style-src 'self'` blocks. CodeMirror caches a style set per root, so
 * the document gets the set made for one of its shadow roots.
 */
export function adoptEditorStyles(document: Document): void {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  new EditorView({ root }).destroy()
  const key = Object.getOwnPropertySymbols(root).find(({ description }) => description === 'styleSet')
  if (key) Object.assign(document, { [key]: root[key as never] })
}
