import { copyText } from '../parts/identifier.tsx'

/** Copies a text, with the legacy command as a fallback where the clipboard API is blocked. */
export async function copyCells(text: string, document: Document): Promise<boolean> {
  if (await copyText(text)) return true
  let done = false
  const fill = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/plain', text)
    done = true
  }
  document.addEventListener('copy', fill, { capture: true })
  document.execCommand('copy')
  document.removeEventListener('copy', fill, { capture: true })
  return done
}
