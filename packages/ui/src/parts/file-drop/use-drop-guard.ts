import { useEffect } from 'react'

/**
 * Keeps the browser from opening files that are dropped beside where they belong: it would leave the page, with all
 * that isn't saved. A page with something to lose calls it, and everything that accepts files.
 */
export function useDropGuard(): void {
  useEffect(() => {
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

/** At the window, it comes after everything on the page that takes the files itself. */
function refuse(event: DragEvent): void {
  const { dataTransfer } = event
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
  // A file field takes files without a handler.
  if (event.composedPath().some((each) => each instanceof HTMLInputElement && each.type === 'file')) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}
