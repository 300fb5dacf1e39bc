import { useEffect } from 'react'

/**
 * While a drop area is on the page: a file that is dropped beside it, or while it takes none, doesn't open in place of
 * the page, which would lose what has been typed. Drops that the page itself takes are its own.
 */
export function useStrayDrops(): void {
  useEffect(() => {
    addEventListener('dragover', stop)
    addEventListener('drop', stop)
    return () => {
      removeEventListener('dragover', stop)
      removeEventListener('drop', stop)
    }
  }, [])
}

function stop(event: DragEvent): void {
  const { dataTransfer, defaultPrevented } = event
  if (defaultPrevented || !dataTransfer?.types.includes('Files') || isFileField(event.composedPath()[0])) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}

/** A field for files takes what is dropped on it by itself. */
const isFileField = (target: EventTarget | undefined) => target instanceof HTMLInputElement && target.type === 'file'
