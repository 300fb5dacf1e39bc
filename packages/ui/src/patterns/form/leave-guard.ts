import { useCallback, useEffect, useRef } from 'react'
import { useUiText } from '../../text/ui-text.ts'
import { useConfirm } from '../feedback/confirm-context.ts'
import { guardPlace, type Place, readPlace } from '@console-widgets/data'
import { usePlace } from '../place/place-context.tsx'
import type { Saver } from '../unsaved/save-bar.tsx'

/**
 * Asks whether to discard unsent changes.
 *
 * @param save offers to save them instead; resolves to whether everything was saved
 * @param settled aborted when no changes are left: the answer is yes
 */
export function useAskToDiscard(): (save?: () => Promise<boolean>, settled?: AbortSignal) => Promise<boolean> {
  const text = useUiText()
  const confirm = useConfirm()
  return useCallback(
    (save, settled) =>
      confirm({
        settled,
        severity: 'dialog',
        title: text('ui.form.leave'),
        description: text('ui.form.leaveBody'),
        action: text('ui.form.discard'),
        instead: save && { label: text('ui.save'), run: save },
      }),
    [confirm, text],
  )
}

/** Whether the place is the hash of the page's address, which a user can change without us. */
const isInAddress = (place: Place) => place.hrefOf('/') === '#/'

/**
 * Goes where the browser's Back button or a typed address leads, as a link would: the guards are asked first, and until
 * then the address is that of the page on screen.
 */
function askFirst(place: Place): void {
  const [here, there] = [place.$route.get(), window.location.hash.slice(1) || '/']
  if (!isInAddress(place) || readPlace(here).path === readPlace(there).path) return
  window.history.pushState(null, '', place.hrefOf(here))
  place.go(there)
}

/**
 * Asks before navigation or closing the page discards unsent changes. While they are being saved, navigation waits; and
 * a question that is open when the last of them is saved needs no answer.
 *
 * @param discard called when the user agrees, so that nothing of the changes is kept
 * @param saver saves the changes, if the page can
 */
export function useLeaveGuard(active: boolean, discard: () => void, saver?: Saver): void {
  const place = usePlace()
  const ask = useAskToDiscard()
  const latest = useRef({ discard, saver })
  latest.current = { discard, saver }
  const settled = useRef<AbortController>(undefined)
  // Without a saver, changes that are being sent aren't guarded, and may come back.
  useEffect(() => {
    if (!active && latest.current.saver) settled.current?.abort()
  }, [active])
  useEffect(() => {
    if (!active) return
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    const onAddress = () => askFirst(place)
    window.addEventListener('beforeunload', askBrowser)
    // Comes before `hashchange`, by which the place hears of it.
    window.addEventListener('popstate', onAddress)
    const letGo = guardPlace(place, async () => {
      let saved = false
      const { saver: known } = latest.current
      if (await known?.running()) return true
      const { signal } = (settled.current = new AbortController())
      const leaves = await ask(known && (async () => (saved = await known.save())), signal)
      if (leaves && !saved && !signal.aborted) latest.current.discard()
      return leaves
    })
    return () => {
      window.removeEventListener('beforeunload', askBrowser)
      window.removeEventListener('popstate', onAddress)
      letGo()
    }
  }, [active, place, ask])
}
