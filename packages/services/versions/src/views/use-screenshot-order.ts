import { moved, useAct } from '@console-widgets/ui'
import { useRef, useState } from 'react'
import { useVersionsText } from '../generated/text.ts'

/** A move of the screenshot at an index to another. */
type Move = (from: number, to: number) => void

/**
 * The order of screenshots, shown at once and saved behind it. Further moves don't wait: the last order is saved once
 * the one before is.
 */
export function useScreenshotOrder(screenshots: readonly string[], save: (order: string[]) => Promise<unknown>) {
  const text = useVersionsText()
  const { act } = useAct()
  const wanted = useRef<string[]>(undefined)
  const [pending, setPending] = useState<string[]>()
  const [said, setSaid] = useState('')
  const want = (order: string[] | undefined) => {
    wanted.current = order
    setPending(order)
  }
  const saveWanted = async () => {
    try {
      for (let sent: string[] | undefined; wanted.current !== sent;) {
        sent = wanted.current
        if (sent) await save(sent)
      }
    } finally {
      want(undefined)
    }
  }
  const move: Move = (from, to) => {
    const isSaving = wanted.current !== undefined
    const next = moved(wanted.current ?? screenshots, from, to)
    want(next)
    const name = text('versions.screenshot', { number: from + 1 })
    setSaid(text('versions.screenshot.moved', { name, position: to + 1, count: next.length }))
    if (!isSaving) void act({ label: text('versions.screenshots'), run: saveWanted })
  }
  return {
    shown: pending ?? screenshots,
    isSaving: pending !== undefined,
    /** What to announce. */
    said,
    move,
  }
}
