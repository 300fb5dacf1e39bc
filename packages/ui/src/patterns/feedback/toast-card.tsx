import { useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { IconButton } from '../../parts/icon-button.tsx'
import { StatusShape } from '../../parts/status.tsx'
import { useUiText } from '../../text/ui-text.ts'
import type { ShownToast } from './shown-toast.ts'

/** Content of a toast, which closes by itself unless it is read. */
export function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only stays while it is read
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex items-start gap-2.5 py-2 ps-3 pe-2"
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
    </div>
  )
}
