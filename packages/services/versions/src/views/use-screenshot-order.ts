import { moved } from '@console-widgets/ui'
import { useRef, useState } from 'react'
import { useVersionsText } from '../generated/text.ts'

/**
 * The order of screenshots, shown at once and saved behind it. Further moves don't wait: the last order is saved once
 * the one before is.
 */
export function useScreenshotOrder(
  screenshots: readonly string[],
  save: (order: string[]) => Promise<unknown>,
  run: (work: () => Promise<unknown>) => Promise<void>,
) {
  const text = useVersionsText()
  const wanted = useRef<string[]>(undefined)
  const [pending, setPending] = useState<string[]>()
  const [said, setSaid] = useState('')
  const move = (from: number, to: number) => {
    const next = moved(wanted.current ?? screenshots, from, to)
    const want = (order: string[] | undefined) => {
      wanted.current = order
      setPending(order)
    }
    want(next)
    void run(async () => {
      // After a failure, a retry starts anew.
      if (!wanted.current) want(next)
      try {
        for (let sent: string[] | undefined; wanted.current && wanted.current !== sent;) {
          sent = wanted.current
          await save(sent)
        }
        const name = text('versions.screenshot', { number: from + 1 })
        setSaid(text('versions.screenshot.moved', { name, position: to + 1, count: next.length }))
      } finally {
        want(undefined)
      }
    })
  }
  return {
    shown: pending ?? screenshots,
    isSaving: pending !== undefined,
    /** What to announce. */
    said,
    move,
  }
}
