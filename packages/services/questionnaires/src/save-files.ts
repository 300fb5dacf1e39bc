/** Saves a value as a JSON file on the user's device. */
export function saveJson(value: unknown, fileName: string, node: Node): void {
  const document = node.nodeType === Node.DOCUMENT_NODE ? (node as Document) : (node.ownerDocument as Document)
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }))
  saveAddress(address, fileName, document)
  // The browser reads the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** Downloads the file at a URL. */
export function saveAddress(address: string, fileName: string, document: Document): void {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
}
