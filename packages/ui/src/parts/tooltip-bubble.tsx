import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { HoldLayer } from '../embedding/overlay-layer.tsx'
import { placeBeside, type Side } from './place-beside.ts'

export interface TooltipBubbleProps {
  id: string
  /** The described control. */
  anchor: HTMLElement
  side: Side
  onEnter: () => void
  onLeave: () => void
  /** Called when the control has moved. */
  onGone: () => void
  children: ReactNode
}

/** The visible tooltip next to its control. It loads with the first tooltip. */
export function TooltipBubble({ id, anchor, side, onEnter, onLeave, onGone, children }: TooltipBubbleProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => placeBeside(element.current!, anchor, side))
  useEffect(() => {
    const place = () => JSON.stringify(anchor.getBoundingClientRect())
    const before = place()
    // It hides when its control moves. Focusing can scroll as well, and that scroll event arrives later.
    const onScroll = () => place() !== before && onGone()
    // A scroll inside a shadow root only fires events in that root.
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
