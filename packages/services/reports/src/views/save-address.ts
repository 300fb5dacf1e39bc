/** Downloads the file at a URL. */
export function saveAddress(address: string, fileName: string, document: Document): void {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
}
