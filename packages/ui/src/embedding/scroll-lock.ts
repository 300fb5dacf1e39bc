const locks = new WeakMap<Document, { count: number; overflow: string; gutter: string }>()

/** Keeps the page behind a modal dialog from scrolling. The returned function releases the lock. */
export function lockPageScroll(document: Document): () => void {
  const root = document.documentElement
  const lock = locks.get(document) ?? { count: 0, overflow: '', gutter: '' }
  locks.set(document, lock)
  if (lock.count === 0) {
    lock.overflow = root.style.overflow
    lock.gutter = root.style.scrollbarGutter
    const hasScrollbar = (document.defaultView?.innerWidth ?? 0) > root.clientWidth
    root.style.overflow = 'hidden'
    // Keeps the page's width when the scroll bar disappears.
    if (hasScrollbar) root.style.scrollbarGutter = 'stable'
  }
  lock.count += 1
  let locked = true
  return () => {
    if (!locked) return
    locked = false
    lock.count -= 1
    if (lock.count > 0) return
    root.style.overflow = lock.overflow
    root.style.scrollbarGutter = lock.gutter
  }
}
