import { ErrorState, Skeleton, useAllowed, useData, usePlace, useRoutes, useStore } from '@console-widgets/ui'
import { useEffect, useRef, useState } from 'react'
import { calls } from '../contract.ts'
import { versionActs, versionData } from '../data.ts'
import { isInPhasedRelease } from '../model.ts'
import { routes } from '../routes.ts'

export interface NewVersionProps {
  appId: string
}

/**
 * Prepares a version of an app: creates a draft, unless one is in progress, and opens its editor. Without the
 * permission to do so, it shows the versions.
 */
export default function NewVersion({ appId }: NewVersionProps) {
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { version: query } = useData(versionData, appId)
  const { create } = useData(versionActs)
  const may = useAllowed(calls['versions.app-version.create'])
  const { data, error } = useStore(query)
  const [failure, setFailure] = useState<unknown>()
  const started = useRef(false)
  const begin = async () => {
    setFailure(undefined)
    const known = data?.version
    // The draft replaces this page in the history, so that going back doesn't prepare another one.
    const open = (route: string) => place.go(route, { replace: true })
    if (!may) return open(routeTo('versions.list', { appId }))
    // During a phased release no other version can be prepared: its page says how it goes, and how to end it.
    if (known && isInPhasedRelease(known)) return open(routeTo('versions.version', known))
    if (known?.openVersionId) return open(routeTo('versions.edit', { appId, versionId: known.openVersionId }))
    try {
      const made = await create.run({ appId })
      if (made) open(routeTo('versions.edit', made.version))
    } catch (problem) {
      setFailure(problem)
    }
  }
  useEffect(() => {
    if (!data || started.current) return
    started.current = true
    void begin()
  })
  if (failure !== undefined) return <ErrorState error={failure} onRetry={() => void begin()} />
  if (error && !data) return <ErrorState error={error} onRetry={query.revalidate} />
  return <Skeleton lines={8} />
}
