import type { ProjectFile } from '../data.ts'

/** Saves text as a file on the user's device. */
export function saveFile({ fileName, contentType, content }: ProjectFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: contentType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
