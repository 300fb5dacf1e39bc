import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a key press after which a question is asked. */
const pause = 300

/**
 * The answer to a question about what is being typed. It is asked when typing pauses; only the last one counts, and a
 * question that fails has no answer: sending the form will say why.
 *
 * @param about what is asked about; undefined asks nothing
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
