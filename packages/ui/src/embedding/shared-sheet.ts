import sheetText from '../styles/sheet.css?shadow'

/** A constructed sheet belongs to its document, and making one costs far more than sharing it. */
const sheets = new WeakMap<Document, CSSStyleSheet>()
const everySheet = new Set<CSSStyleSheet>()
let text = sheetText

/** Adopts the one style sheet of its document into a root; a second time it does nothing. */
export function adoptSharedSheet(root: Document | ShadowRoot): void {
  const sheet = sharedSheet(root.nodeType === Node.DOCUMENT_NODE ? (root as Document) : root.ownerDocument!)
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

/** The one sheet of a document. */
export function sharedSheet(document: Document): CSSStyleSheet {
  let sheet = sheets.get(document)
  if (!sheet) {
    // The constructor must be that of the document's own window: a frame refuses another's sheet.
    const { CSSStyleSheet: Sheet } = document.defaultView ?? globalThis
    sheet = new Sheet()
    sheet.replaceSync(text)
    sheets.set(document, sheet)
    everySheet.add(sheet)
  }
  return sheet
}

/** Gives the sheets of all documents another text. */
export function replaceSheets(next: string): void {
  text = next
  for (const sheet of everySheet) sheet.replaceSync(text)
}

if (import.meta.hot) {
  import.meta.hot.accept('../styles/sheet.css?shadow', (changed) => replaceSheets(changed?.default ?? sheetText))
}
