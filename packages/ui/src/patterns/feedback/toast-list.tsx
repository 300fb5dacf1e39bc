import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { IconButton } from '../../parts/icon-button.tsx'
import { StatusShape } from '../../parts/status.tsx'
import { useUiText } from '../../text/ui-text.ts'
import type { ShownToast } from './shown-toast.ts'

/**
 * List of toasts, in the top layer so that the host can't cover them. Always mounted, so that new toasts are announced.
 */
export function ToastList({ toasts, onDrop }: { toasts: readonly ShownToast[]; onDrop: (id: number) => void }) {
  const text = useUiText()
  const layer = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id
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
      className="fixed inset-auto end-4 bottom-4 m-0 w-[360px] max-w-[calc(100%-32px)] overflow-visible border-0 bg-transparent p-0 text-inherit"
    >
      <ol aria-live="polite" aria-relevant="additions" className="flex flex-col gap-2">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => onDrop(toast.id)} />
        ))}
      </ol>
    </section>
  )
}

function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const text = useUiText()
  const { tone = 'success', title, body, action, duration = tone === 'danger' ? Infinity : 6000 } = toast
  const [held, setHeld] = useState(false)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    // A toast stays while it is hovered or focused.
    if (held || duration === Infinity) return
    const timer = setTimeout(() => close.current(), duration)
    return () => clearTimeout(timer)
  }, [held, duration])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only stays while it is read
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex animate-appear items-start gap-2.5 rounded-lg bg-raised py-2 ps-3 pe-2 text-ink shadow-overlay forced-colors:border"
    >
      <span className="flex h-7 items-center">
        <StatusShape tone={tone} />
      </span>
      <div className="min-w-0 flex-1 py-1">
        <p className="font-medium break-words">{title}</p>
        {body ? <div className="text-sm break-words text-muted">{body}</div> : null}
      </div>
      {action ? (
        <Button
          size="small"
          onClick={() => {
            action.run()
            onClose()
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton size="small" icon="close" label={text('ui.close')} onClick={onClose} />
    </li>
  )
}
