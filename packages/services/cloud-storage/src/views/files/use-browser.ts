import { readPlace, writePlace } from '@console-widgets/data'
import { useData, usePlace, useStore } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { filesData } from '../../data.ts'
import { fileSorts, type FileSort } from '../../model.ts'

/**
 * Current folder and displayed file of a bucket. Both are in the URL, so that links and the back button work.
 */
export function useBrowser(bucketId: string) {
  const place = usePlace()
  const { path, parameters } = readPlace(useStore(place.$route))
  const data = useData(filesData, bucketId)
  const [search, setSearch] = useState('')
  const prefix = parameters.get('folder') ?? ''
  const shown = parameters.get('file') ?? undefined
  const chosenSort = parameters.get('sort') as FileSort | null
  const sort = chosenSort && fileSorts.includes(chosenSort) ? chosenSort : 'name'

  const { listing } = data
  const wanted = search.trim()
  useEffect(() => listing.list({ bucketId, prefix, sort, search: wanted }), [listing, bucketId, prefix, sort, wanted])

  const go = (change: Record<string, string | undefined>, replace = false) => {
    const next = new URLSearchParams(parameters)
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    place.go(writePlace(path, next), { replace })
  }
  return {
    data,
    prefix,
    shown,
    sort,
    search,
    setSearch,
    setSort: (next: FileSort) => go({ sort: next === 'name' ? undefined : next }, true),
    openFolder: (key: string) => {
      setSearch('')
      go({ folder: key, file: undefined })
    },
    show: (key: string | undefined) => go({ file: key }, true),
    hrefOf: (key: string) => {
      const next = new URLSearchParams(parameters)
      next.delete('file')
      if (key) next.set('folder', key)
      else next.delete('folder')
      return writePlace(path, next)
    },
  }
}

export type Browser = ReturnType<typeof useBrowser>
