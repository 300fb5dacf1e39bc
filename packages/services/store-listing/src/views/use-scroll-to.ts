import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to an element when a link or a finding leads to it. */
export function useScrollTo(isFocused: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) element.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isFocused])
  return element
}
