import sheetText from '../styles/sheet.css?shadow'

/** Shared sheets by document: a constructed sheet belongs to its document, and creating one is expensive. */
const sheets = new WeakMap<Document, CSSStyleSheet>()
const everySheet = new Set<CSSStyleSheet>()
let text = sheetText

/** Adopts the document's shared style sheet into a root. Repeated calls have no effect. */
export function adoptSharedSheet(root: Document | ShadowRoot): void {
  const sheet = sharedSheet(root.nodeType === Node.DOCUMENT_NODE ? (root as Document) : root.ownerDocument!)
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

/** The document's shared sheet. */
export function sharedSheet(document: Document): CSSStyleSheet {
  let sheet = sheets.get(document)
  if (!sheet) {
    // Use the constructor of the document's own window: a frame rejects another window's sheet.
    const { CSSStyleSheet: Sheet } = document.defaultView ?? globalThis
    sheet = new Sheet()
    sheet.replaceSync(text)
    sheets.set(document, sheet)
    everySheet.add(sheet)
  }
  return sheet
}

/** Replaces the text of the sheets of all documents. */
export function replaceSheets(next: string): void {
  text = next
  for (const sheet of everySheet) sheet.replaceSync(text)
}

if (import.meta.hot) {
  import.meta.hot.accept('../styles/sheet.css?shadow', (changed) => replaceSheets(changed?.default ?? sheetText))
}
