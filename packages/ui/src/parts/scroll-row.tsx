import { cva } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface ScrollRowProps {
  /** Identifies the selected child, which is scrolled into view when it changes. */
  selected: string | undefined
  className?: string
  children: ReactNode
}

/** Children that count as selected. */
const selectedChild = '[aria-current], [aria-selected="true"]'

/**
 * Row of tabs or links that scrolls if it is too narrow. A fade and a button at each end show that there is more. The
 * buttons are for pointers: keyboard users reach the tabs themselves, which scrolls to them.
 */
export function ScrollRow({ selected, className, children }: ScrollRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ before: false, after: false })
  useEffect(() => {
    const element = row.current as HTMLDivElement
    const look = () => {
      // Negative in right-to-left text.
      const at = Math.abs(element.scrollLeft)
      const before = at > 1
      const after = at + element.clientWidth < element.scrollWidth - 1
      setMore((known) => (known.before === before && known.after === after ? known : { before, after }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  useEffect(() => {
    const element = row.current as HTMLDivElement
    const child = element.querySelector(selectedChild)
    if (!child) return
    // Only the row scrolls: `scrollIntoView` would move the embedding page as well.
    const [outer, inner] = [element.getBoundingClientRect(), child.getBoundingClientRect()]
    if (inner.left < outer.left + beside) element.scrollLeft -= outer.left + beside - inner.left
    else if (inner.right > outer.right - beside) element.scrollLeft += inner.right - outer.right + beside
  }, [selected])
  const scroll = (direction: 1 | -1) => {
    const element = row.current as HTMLDivElement
    const turn = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element.scrollBy({ left: direction * turn * element.clientWidth * 0.7 })
  }
  return (
    <div className={classNames('relative min-w-0 overflow-clip', className)}>
      <div ref={row} className="overflow-x-auto [scrollbar-width:none] motion-safe:scroll-smooth">
        {children}
      </div>
      {more.before ? <MoreButton end="start" onClick={() => scroll(-1)} /> : null}
      {more.after ? <MoreButton end="end" onClick={() => scroll(1)} /> : null}
    </div>
  )
}

/** Width of a button with its fade, in pixels. */
const beside = 48

const moreButton = cva(
  'absolute inset-y-0 flex w-6 items-center justify-center bg-surface text-muted shadow-[0_0_8px_12px_var(--color-surface)] hover:text-ink',
  { variants: { end: { start: 'start-0', end: 'end-0' } } },
)

function MoreButton({ end, onClick }: { end: 'start' | 'end'; onClick: () => void }) {
  return (
    <button type="button" aria-hidden="true" tabIndex={-1} onClick={onClick} className={moreButton({ end })}>
      <Icon name={`chevron-${end}`} size={16} />
    </button>
  )
}
