import { useEffect, useRef, useState } from 'react'

/** Milliseconds after the last key press until a request is sent. */
const pause = 300

/**
 * Response to a request about what the user is typing. It is sent when typing pauses. Only the last one counts, and
 * failures are ignored: submitting the form reports them.
 *
 * @param about subject of the request; undefined sends none
 */
export function useAnswer<Answer>(
  about: string | undefined,
  ask: (about: string) => Promise<Answer>,
): Answer | undefined {
  const [known, setKnown] = useState<{ about: string; answer: Answer }>()
  const asked = useRef(ask)
  asked.current = ask
  useEffect(() => {
    if (about === undefined) return
    let wanted = true
    const timer = setTimeout(() => {
      asked.current(about).then(
        (answer) => wanted && setKnown({ about, answer }),
        () => {},
      )
    }, pause)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [about])
  return known?.about === about ? known?.answer : undefined
}
