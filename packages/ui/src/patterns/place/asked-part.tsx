import { readPlace, wayBack, writePlace } from '@console-widgets/data'
import { type ReactNode, useCallback, useState } from 'react'
import { usePlace } from './place-context.tsx'

/** What a page was opened for. */
export interface Asked {
  /** The field in question, by the parameter `focus`: a check before a release, or a reason, leads to it. */
  field: string | undefined
  /** Where to return to when that is done, by the parameter `back`. */
  back: string | undefined
  /** Adds where to return to, if anywhere, to the route of a further page on the way. */
  onward: (route: string) => string
}

/** Returns what the page was opened for, by the address that led to it. */
export function useAsked(): Asked {
  const place = usePlace()
  const [route] = useState(() => place.$route.get())
  const back = wayBack(route)
  const onward = (next: string) => (back === undefined ? next : writePlace(next, new URLSearchParams({ back })))
  return { field: readPlace(route).parameters.get('focus') ?? undefined, back, onward }
}

interface AskedPartProps {
  /** Whether the page was opened for this part. */
  isAsked: boolean
  children: ReactNode
}

/** A part of a page that scrolls into view and gets the focus if the page was opened for it. */
export function AskedPart({ isAsked, children }: AskedPartProps) {
  const show = useCallback(
    (part: HTMLElement | null) => {
      if (!part || !isAsked) return
      part.focus({ preventScroll: true })
      part.scrollIntoView({ block: 'center' })
    },
    [isAsked],
  )
  return (
    <div ref={show} tabIndex={isAsked ? -1 : undefined} className="flex min-w-0 flex-col rounded-lg focus-ring">
      {children}
    </div>
  )
}
