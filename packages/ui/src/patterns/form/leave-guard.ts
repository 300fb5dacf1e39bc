import { useCallback, useEffect } from 'react'
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

/** Asks before navigation or closing the page discards unsent changes. */
export function useLeaveGuard(active: boolean): void {
  const place = usePlace()
  const ask = useAskToDiscard()
  useEffect(() => {
    if (!active) return
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askBrowser)
    const letGo = guardPlace(place, ask)
    return () => {
      window.removeEventListener('beforeunload', askBrowser)
      letGo()
    }
  }, [active, place, ask])
}
