import { readPlace } from '@console-widgets/data'
import { ErrorState, Skeleton, useAllowed, useData, usePlace, useRoutes, useStore } from '@console-widgets/ui'
import { useEffect, useRef, useState } from 'react'
import { calls } from '../contract.ts'
import { versionActs, versionData } from '../data.ts'
import { routes } from '../routes.ts'

export interface NewVersionProps {
  appId: string
}

/**
 * Prepares a version of an app: creates a draft, unless one is in progress, and opens its editor, with the package that
 * the address names. Without the permission to do so, it shows the versions.
 */
export default function NewVersion({ appId }: NewVersionProps) {
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { version: query } = useData(versionData, appId)
  const { create, update } = useData(versionActs)
  // A package that waits leads here.
  const packageId = readPlace(useStore(place.$route)).parameters.get('package')
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
    try {
      const versionId = known?.openVersionId
      if (versionId) {
        if (packageId) await update.run({ appId, versionId, packageId })
        return open(routeTo('versions.edit', { appId, versionId }))
      }
      const made = await create.run(packageId ? { appId, packageId } : { appId })
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
