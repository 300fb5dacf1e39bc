import { useCallback, useEffect, useRef } from 'react'
import { useUiText } from '../../text/ui-text.ts'
import { useConfirm } from '../feedback/confirm-context.ts'
import { guardPlace } from '@console-widgets/data'
import { usePlace } from '../place/place-context.tsx'

/** Asks whether to discard unsent changes. */
export function useAskToDiscard(): () => Promise<boolean> {
  const text = useUiText()
  const confirm = useConfirm()
  return useCallback(
    () =>
      confirm({
        severity: 'dialog',
        title: text('ui.form.leave'),
        description: text('ui.form.leaveBody'),
        action: text('ui.form.discard'),
      }),
    [confirm, text],
  )
}

/**
 * Asks before navigation or closing the page discards unsent changes.
 *
 * @param discard called when the user agrees, so that nothing of the changes is kept
 */
export function useLeaveGuard(active: boolean, discard: () => void): void {
  const place = usePlace()
  const ask = useAskToDiscard()
  const latest = useRef(discard)
  latest.current = discard
  useEffect(() => {
    if (!active) return
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askBrowser)
    const letGo = guardPlace(place, async () => {
      const leaves = await ask()
      if (leaves) latest.current()
      return leaves
    })
    return () => {
      window.removeEventListener('beforeunload', askBrowser)
      letGo()
    }
  }, [active, place, ask])
}
