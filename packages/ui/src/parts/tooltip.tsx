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
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { usePortalContainer } from '../embedding/root-context.tsx'
import type { Side } from './place-beside.ts'
import type { TooltipBubble } from './tooltip-bubble.tsx'

export interface TooltipProps {
  /** Text of the tooltip. Don't put essential information here alone. */
  content: ReactNode
  side?: Side
  /** One focusable control. */
  children: ReactNode
}

/** Delay in milliseconds before the first tooltip, and the time within which the next one appears immediately. */
const delay = 500
const grace = 250

/** When the widget's last tooltip closed. */
const LastShown = createContext({ ago: (): number => Infinity, mark: () => {} })

type Handlers = Record<string, unknown>

/** Short description of a control, on hover and keyboard focus; Escape closes it. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const container = usePortalContainer()
  const id = useId()
  const lastShown = useContext(LastShown)
  const [shown, setShown] = useState<{ anchor: HTMLElement; Bubble: typeof TooltipBubble }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (anchor: HTMLElement, after: number) => {
    clearTimeout(timer.current)
    // It loads during its delay. If loading fails, there is no tooltip, and the control still works.
    const loading = import('./tooltip-bubble.tsx').catch(() => undefined)
    const turn = setTimeout(async () => {
      const loaded = await loading
      // The pointer may have left in the meantime.
      if (loaded && timer.current === turn) setShown({ anchor, Bubble: loaded.TooltipBubble })
    }, after)
    timer.current = turn
  }
  const hide = (after = 0) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(undefined), after)
    if (shown) lastShown.mark()
  }
  const own: Handlers = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') show(event.currentTarget, lastShown.ago() < grace ? 0 : delay)
    },
    // The tooltip itself can be hovered, as WCAG 1.4.13 asks.
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
      {cloneElement(child, { ...together(child.props, own), ...(shown ? { 'aria-describedby': id } : {}) })}
      {shown && container
        ? createPortal(
            <shown.Bubble
              id={id}
              anchor={shown.anchor}
              side={side}
              onEnter={() => clearTimeout(timer.current)}
              onLeave={() => hide(120)}
              onGone={() => hide()}
            >
              {content}
            </shown.Bubble>,
            container,
          )
        : null}
    </>
  )
}

/** Combines both sets of handlers, the child's own first. */
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

/**
 * Shares one delay among the tooltips of a widget, so that the second appears immediately. `WidgetRoot` includes it.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [lastShown] = useState(() => {
    let time = 0
    return { ago: () => Date.now() - time, mark: () => void (time = Date.now()) }
  })
  return <LastShown.Provider value={lastShown}>{children}</LastShown.Provider>
}
