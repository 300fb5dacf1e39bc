import { readObjectAddresses } from '@console-widgets/core/files'
import { useEffect, useState } from 'react'
import { useConsole } from '../embedding/console-context.tsx'

const none: ReadonlyMap<string, string> = new Map()

/**
 * URLs of stored files, such as images, by object ID, requested once for each set of IDs. Empty until they are there,
 * and if they can't be read: a picture without a URL has a placeholder.
 */
export function useObjectAddresses(objectIds: readonly string[]): ReadonlyMap<string, string> {
  const console = useConsole()
  const [known, setKnown] = useState(none)
  const key = objectIds.join(' ')
  useEffect(() => {
    if (key === '') return
    let wanted = true
    readObjectAddresses(console, key.split(' ')).then(
      (answer) => wanted && setKnown(answer),
      () => wanted && setKnown(none),
    )
    return () => {
      wanted = false
    }
  }, [console, key])
  return known
}
