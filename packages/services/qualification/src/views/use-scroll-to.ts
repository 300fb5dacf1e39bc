import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to an element once, if a link of another service leads to it. */
export function useScrollTo(isFocused: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) element.current?.scrollIntoView({ block: 'center' })
  }, [isFocused])
  return element
}
