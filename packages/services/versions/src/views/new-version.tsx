import { readPlace } from '@console-widgets/data'
import { ErrorState, isLocked, Skeleton, useConsole, useData, usePlace, useRoutes, useStore } from '@console-widgets/ui'
import { useEffect, useRef, useState } from 'react'
import { calls } from '../contract.ts'
import { versionActs } from '../data.ts'
import { routes } from '../routes.ts'

export interface NewVersionProps {
  /** ID of the app. */
  appId: string
}

/**
 * Prepares a version of an app: opens the editor of the one in progress, or of a new draft, with the package that the
 * address names, or a new build for the testers of the test that it names. The address can be opened any number of
 * times. Without the permission to prepare a version, or in a locked demo project, it shows the versions.
 */
export default function NewVersion({ appId }: NewVersionProps) {
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { session, permissions } = useConsole()
  const { prepare, prepareTest } = useData(versionActs)
  // A package that waits leads here.
  const { parameters } = readPlace(useStore(place.$route))
  const packageId = parameters.get('package') ?? undefined
  // The calendar of tests leads here with a test whose testers get a new build.
  const testOf = parameters.get('test') ?? undefined
  const [failure, setFailure] = useState<unknown>()
  const startedFor = useRef<string>(undefined)
  const openPrepared = async () => {
    if (testOf !== undefined) return routeTo('versions.version', { appId, versionId: await prepareTest(appId, testOf) })
    const { versionId, inPhases } = await prepare(appId, packageId)
    return routeTo(inPhases ? 'versions.version' : 'versions.edit', { appId, versionId })
  }
  const begin = async () => {
    setFailure(undefined)
    try {
      // An address that is opened directly has no permissions before.
      await session.ensure()
      const call = calls['versions.app-version.create']
      const route =
        permissions.allows(call.permission) && !isLocked(session.$profile.get(), call, { appId })
          ? await openPrepared()
          : routeTo('versions.list', { appId })
      // It replaces this page in the history, so that going back doesn't lead here again.
      place.go(route, { replace: true })
    } catch (problem) {
      setFailure(problem)
    }
  }
  useEffect(() => {
    const address = `${appId} ${packageId} ${testOf}`
    if (startedFor.current === address) return
    startedFor.current = address
    void begin()
  })
  return failure === undefined ? <Skeleton lines={8} /> : <ErrorState error={failure} onRetry={() => void begin()} />
}
