import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element in pixels; undefined before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    setWidth(current.getBoundingClientRect().width)
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
