import { type RefObject, useLayoutEffect, useState } from 'react'

/** Least height of the rows of a result or a list, in pixels. */
export const leastRowsHeight = 120

/** Pixels that stay free below. */
const margin = 24

/**
 * Height from the top of an element to the end of the visible page, and at least the given one. A frame that grows with
 * its content has no end of its own, so the screen bounds it.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>, least: number): number {
  const [room, setRoom] = useState(least)
  useLayoutEffect(() => {
    const { current } = element
    const view = current?.ownerDocument.defaultView
    if (!current || !view) return
    const measure = () => {
      const top = current.getBoundingClientRect().top + view.scrollY
      setRoom(Math.round(Math.max(least, Math.min(view.innerHeight, view.screen.availHeight) - top - margin)))
    }
    measure()
    view.addEventListener('resize', measure)
    return () => view.removeEventListener('resize', measure)
  }, [element, least])
  return room
}

/** Height of an element, which changes with the room that it has. */
export function useHeightOf(element: RefObject<HTMLElement | null>, initial: number): number {
  const [height, setHeight] = useState(initial)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => setHeight(current.clientHeight))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return height
}

/**
 * Height from the top of an element to the end of the pane around it, and at least the given one. The pane, which
 * scrolls, has the attribute `data-pane`.
 */
export function useRoomInPane(element: RefObject<HTMLElement | null>, least: number): number {
  const [room, setRoom] = useState(least)
  useLayoutEffect(() => {
    const { current } = element
    const pane = current?.closest('[data-pane]')
    if (!current || !pane) return
    const measure = () => {
      const above = current.getBoundingClientRect().top - pane.getBoundingClientRect().top + pane.scrollTop
      setRoom(Math.max(least, Math.floor(pane.clientHeight - above)))
    }
    // What is above it wraps when the pane becomes narrower, and so does the element.
    const observer = new ResizeObserver(measure)
    observer.observe(pane)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, least])
  return room
}
