import { useData } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { picturesData } from '../data.ts'

const none: ReadonlyMap<string, string> = new Map()

/** URLs of images, requested once per set of images. */
export function usePictures(objectIds: readonly string[]): ReadonlyMap<string, string> {
  const { addresses } = useData(picturesData)
  const [known, setKnown] = useState(none)
  const key = objectIds.join(' ')
  useEffect(() => {
    if (key === '') return
    let wanted = true
    addresses(key.split(' ')).then(
      (answer) => wanted && setKnown(answer),
      // Without a URL, the tile shows only a placeholder.
      () => wanted && setKnown(none),
    )
    return () => {
      wanted = false
    }
  }, [addresses, key])
  return known
}
