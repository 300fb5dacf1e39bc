import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { HoldLayer } from '../embedding/overlay-layer.tsx'
import { placeBeside, type Side } from './place-beside.ts'

export interface TooltipBubbleProps {
  id: string
  /** The control that it explains. */
  anchor: HTMLElement
  side: Side
  onEnter: () => void
  onLeave: () => void
  /** The control is elsewhere now. */
  onGone: () => void
  children: ReactNode
}

/** What is seen of a tooltip, beside its control. It is loaded for the first one. */
export function TooltipBubble({ id, anchor, side, onEnter, onLeave, onGone, children }: TooltipBubbleProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => placeBeside(element.current!, anchor, side))
  useEffect(() => {
    const place = () => JSON.stringify(anchor.getBoundingClientRect())
    const before = place()
    // It goes when what it belongs to has moved; the focus that showed it has scrolled, too, and is heard of later.
    const onScroll = () => place() !== before && onGone()
    // A scroll inside a shadow root is heard in that root alone.
    const targets = [window, anchor.getRootNode()]
    for (const target of targets) target.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      for (const target of targets) target.removeEventListener('scroll', onScroll, { capture: true })
    }
  })
  return (
    <div ref={element} onPointerEnter={onEnter} onPointerLeave={onLeave} className="fixed z-10 w-max">
      <HoldLayer />
      <div
        id={id}
        role="tooltip"
        className="w-max max-w-72 animate-appear rounded-md bg-ink px-2 py-1 text-xs text-surface [zoom:var(--zoom)] forced-colors:border"
      >
        {children}
      </div>
    </div>
  )
}
