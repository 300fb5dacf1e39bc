import { useEffect } from 'react'
import { useConsole, useToast, type Tone } from '@console-widgets/ui'

const tones = { success: 'success', info: 'info', warning: 'warning', error: 'danger' } as const satisfies Record<
  string,
  Tone
>

/** Shows the widgets' notifications, as any host can. */
export function Notices() {
  const console = useConsole()
  const toast = useToast()
  useEffect(
    () =>
      console.host.onPosted((name, params) => {
        if (name !== 'notify') return
        const { level, message } = params as { level: keyof typeof tones; message: string }
        toast.show({ tone: tones[level], title: message })
      }),
    [console, toast],
  )
  return null
}
