/** Downloads a file. */
export function saveBlob(file: Blob, name: string, document: Document): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Media types by the ending of a file's name. Phones choose by them which app opens a download. */
const typesOfTexts: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  html: 'text/html',
  ics: 'text/calendar',
}

/** Downloads a text, with the media type of its name's ending: of a table, a page, a calendar, or a plain text. */
export function saveText(text: string, name: string, document: Document): void {
  const type = typesOfTexts[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain'
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), name, document)
}
