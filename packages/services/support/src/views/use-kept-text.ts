import { useConsole } from '@console-widgets/ui'
import { useState } from 'react'

const keyOf = (id: string) => `cw-draft-support-${id}`

/** A text that was begun, kept for the session: it is there again after a reload. */
export function useKeptText(id: string): [string, (text: string) => void] {
  const { sessionStorage } = useConsole().ports
  const [text, setText] = useState(() => sessionStorage.getItem(keyOf(id)) ?? '')
  return [
    text,
    (next) => {
      setText(next)
      if (next === '') sessionStorage.removeItem(keyOf(id))
      else sessionStorage.setItem(keyOf(id), next)
    },
  ]
}

/** Tells which conversations have a text that was begun. */
export function useHasKeptText(): (id: string) => boolean {
  const { sessionStorage } = useConsole().ports
  return (id) => (sessionStorage.getItem(keyOf(id)) ?? '').trim() !== ''
}
