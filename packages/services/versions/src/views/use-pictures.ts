import { useData } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { picturesData } from '../data.ts'

const none: ReadonlyMap<string, string> = new Map()

/** Addresses to show pictures from; they are asked for once for a set of pictures. */
export function usePictures(objectIds: readonly string[]): ReadonlyMap<string, string> {
  const { addresses } = useData(picturesData)
  const [known, setKnown] = useState(none)
  const key = objectIds.join(' ')
  useEffect(() => {
    if (key === '') return
    let wanted = true
    addresses(key.split(' ')).then(
      (answer) => wanted && setKnown(answer),
      // Without an address a tile shows that there is a picture, and no more.
      () => wanted && setKnown(none),
    )
    return () => {
      wanted = false
    }
  }, [addresses, key])
  return known
}
