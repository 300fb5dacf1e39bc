import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useUiText } from '../../text/ui-text.ts'
import type { ShownToast } from './shown-toast.ts'
import type { ToastCard } from './toast-card.tsx'

/**
 * List of toasts, in the top layer so that the host can't cover them. Always mounted, so that new toasts are announced.
 */
export function ToastList({ toasts, onDrop }: { toasts: readonly ShownToast[]; onDrop: (id: number) => void }) {
  const text = useUiText()
  const layer = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id
  const Card = useToastCard(newest !== undefined)
  useLayoutEffect(() => {
    const element = layer.current
    if (!element) return
    // Reshown for each toast, so that it comes above any dialog opened since.
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])
  return (
    <section
      ref={layer}
      popover="manual"
      aria-label={text('ui.toasts')}
      className="fixed inset-auto end-4 bottom-[var(--toasts,16px)] m-0 w-[360px] max-w-[calc(100%-32px)] overflow-visible border-0 bg-transparent p-0 text-inherit"
    >
      <ol aria-live="polite" aria-relevant="additions" className="flex flex-col gap-2">
        {toasts.map((toast) => (
          <li
            key={toast.id}
            className="animate-appear rounded-lg bg-raised text-ink shadow-overlay forced-colors:border"
          >
            {Card ? (
              <Card toast={toast} onClose={() => onDrop(toast.id)} />
            ) : (
              <p className="px-3 py-2 font-medium break-words">{toast.title}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The content of a toast, which loads with the first one. Until then, and if it fails to load, the title is shown. */
function useToastCard(isNeeded: boolean): typeof ToastCard | undefined {
  const [Card, setCard] = useState<typeof ToastCard>()
  useEffect(() => {
    if (!isNeeded || Card) return
    let isCurrent = true
    import('./toast-card.tsx').then(
      (module) => isCurrent && setCard(() => module.ToastCard),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded, Card])
  return Card
}
