import { useEffect } from 'react'

/** Asks before the page is left, while there are changes that have not been sent. */
export function useLeaveGuard(active: boolean, _question: string): void {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
}
