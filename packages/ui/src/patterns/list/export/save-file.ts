/**
 * Downloads the file at an address. One of another origin keeps the name that its server gives it.
 * @param node of the page that downloads it: its document, or any node within
 */
export function saveAddress(address: string, name: string, node: Node): void {
  const page = node.ownerDocument ?? (node as Document)
  const link = page.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Downloads a file, as `saveAddress` does. */
export function saveBlob(file: Blob, name: string, node: Node): void {
  const url = URL.createObjectURL(file)
  saveAddress(url, name, node)
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Media types by the ending of a file's name. Phones choose by them which app opens a download. */
const typesOfTexts: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  html: 'text/html',
  ics: 'text/calendar',
  json: 'application/json',
}

/** Downloads a text, with the media type of its name's ending: a table, a page, a calendar, JSON, or a plain text. */
export function saveText(text: string, name: string, node: Node): void {
  const type = typesOfTexts[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain'
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), name, node)
}
