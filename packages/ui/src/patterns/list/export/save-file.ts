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

/** Downloads a text as a CSV file. */
export function saveText(text: string, name: string, document: Document): void {
  saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), name, document)
}
