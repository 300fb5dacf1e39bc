import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a key press after which a question is sent. */
const pause = 300

/**
 * Answer to a question about the text being typed. It is sent when typing pauses, and only the last one counts. A
 * failed question has no answer: submitting the form reports the reason.
 *
 * @param about subject of the question; undefined sends nothing
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
