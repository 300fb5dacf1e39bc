import { useData } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { listingData } from '../data.ts'

const none: ReadonlyMap<string, string> = new Map()

/** URLs of images, requested once per set of images. */
export function useAddresses(appId: string, objectIds: readonly string[]): ReadonlyMap<string, string> {
  const { addresses } = useData(listingData, appId)
  const [known, setKnown] = useState(none)
  const key = objectIds.join(' ')
  useEffect(() => {
    if (key === '') return
    let wanted = true
    addresses(key.split(' ')).then(
      (answer) => wanted && setKnown(answer),
      // Without a URL, the preview shows a placeholder.
      () => wanted && setKnown(none),
    )
    return () => {
      wanted = false
    }
  }, [addresses, key])
  return known
}
