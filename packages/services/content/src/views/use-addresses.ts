import { useData } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { addressesData } from '../data.ts'

const none: ReadonlyMap<string, string> = new Map()

/** URLs of pictures, requested once per set of pictures. */
export function useAddresses(objectIds: readonly string[]): ReadonlyMap<string, string> {
  const { addresses } = useData(addressesData)
  const [known, setKnown] = useState(none)
  const key = objectIds.join(' ')
  useEffect(() => {
    if (key === '') return
    let wanted = true
    addresses(key.split(' ')).then(
      (answer) => wanted && setKnown(answer),
      // Without a URL, a placeholder is shown.
      () => wanted && setKnown(none),
    )
    return () => {
      wanted = false
    }
  }, [addresses, key])
  return known
}
