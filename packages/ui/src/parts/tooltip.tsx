import {
  cloneElement,
  createContext,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { HoldLayer } from '../embedding/overlay-layer.tsx'
import { usePortalContainer } from '../embedding/root-context.tsx'
import { placeBeside, type Side } from './place-beside.ts'

export interface TooltipProps {
  /** What it says. Nothing that a person needs and cannot find elsewhere. */
  content: ReactNode
  side?: Side
  /** One control that can have the focus. */
  children: ReactNode
}

/** Milliseconds until the first tooltip appears, and in which the next one appears at once. */
const delay = 500
const grace = 250

/** When the last tooltip of a widget went. */
const LastShown = createContext({ ago: (): number => Infinity, mark: () => {} })

type Handlers = Record<string, unknown>

/** A short explanation of a control, on hover and on keyboard focus; Escape takes it away. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const container = usePortalContainer()
  const id = useId()
  const lastShown = useContext(LastShown)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (element: HTMLElement, after: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(element), after)
  }
  const hide = (after = 0) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(undefined), after)
    if (anchor) lastShown.mark()
  }
  const own: Handlers = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') show(event.currentTarget, lastShown.ago() < grace ? 0 : delay)
    },
    // It may be pointed at itself: what is small can be hard to read.
    onPointerLeave: () => hide(120),
    onPointerDown: () => hide(),
    onFocus: (event: SyntheticEvent<HTMLElement>) => {
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 0)
    },
    onBlur: () => hide(),
    onKeyDown: (event: { key: string }) => event.key === 'Escape' && hide(),
  }
  const child = children as ReactElement<Handlers>
  return (
    <>
      {cloneElement(child, { ...together(child.props, own), ...(anchor ? { 'aria-describedby': id } : {}) })}
      {anchor && container
        ? createPortal(
            <Tip id={id} anchor={anchor} side={side} onEnter={() => clearTimeout(timer.current)} onLeave={() => hide(120)} onGone={() => hide()}>
              {content}
            </Tip>,
            container,
          )
        : null}
    </>
  )
}

/** Both sets of handlers: the child's own first. */
function together(given: Handlers, own: Handlers): Handlers {
  return Object.fromEntries(
    Object.entries(own).map(([name, handler]) => [
      name,
      (event: unknown) => {
        ;(given[name] as ((event: unknown) => void) | undefined)?.(event)
        ;(handler as (event: unknown) => void)(event)
      },
    ]),
  )
}

interface TipProps {
  id: string
  anchor: HTMLElement
  side: Side
  onEnter: () => void
  onLeave: () => void
  onGone: () => void
  children: ReactNode
}

function Tip({ id, anchor, side, onEnter, onLeave, onGone, children }: TipProps) {
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
    <div
      ref={element}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="fixed z-10 w-max"
    >
      <HoldLayer />
      <div id={id} role="tooltip" className="w-max max-w-72 animate-appear rounded-md bg-ink px-2 py-1 text-xs text-surface [zoom:var(--zoom)] forced-colors:border">
        {children}
      </div>
    </div>
  )
}

/** Gives the tooltips of a widget one delay, so that the second appears at once; `WidgetRoot` has it. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [lastShown] = useState(() => {
    let time = 0
    return { ago: () => Date.now() - time, mark: () => void (time = Date.now()) }
  })
  return <LastShown.Provider value={lastShown}>{children}</LastShown.Provider>
}
