import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { checkNameInput } from '../schemas.ts'

type NameState = 'free' | 'taken' | 'own'

/** Milliseconds without a key press after which the platform is asked. */
const pause = 300

/** Availability of the package name being typed; undefined until known. */
export function useNameState(
  packageName: string,
  check: (packageName: string) => Promise<NameState>,
): NameState | undefined {
  const [known, setKnown] = useState<{ packageName: string; state: NameState }>()
  useEffect(() => {
    if (!v.is(checkNameInput, { packageName })) return
    let wanted = true
    const timer = setTimeout(() => {
      check(packageName).then(
        (state) => wanted && setKnown({ packageName, state }),
        // Submitting the form reports the error.
        () => {},
      )
    }, pause)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [packageName, check])
  return known?.packageName === packageName ? known.state : undefined
}
