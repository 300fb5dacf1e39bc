import { calls as packageCalls } from '@console-widgets/app-packages/contract'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/versions/contract'
import { demoApps } from '../demo-apps.ts'

const appId = demoApps.maps

/** A complete draft of Northwind Maps 4.3.0. */
export async function makeDraft(console: Console): Promise<{ appId: string; versionId: string }> {
  const { items } = await console.invoke(packageCalls['app-packages.package.list'], { appId })
  const newest = items.find(({ fileName }) => fileName === 'maps-4.3.0.apk')
  const { version } = await console.invoke(calls['versions.app-version.create'], { appId, packageId: newest?.pkgId })
  const { versionId } = version
  await console.invoke(calls['versions.app-version.update'], {
    appId,
    versionId,
    permissionReasons: [
      ...version.permissionReasons,
      {
        permission: 'android.permission.ACCESS_BACKGROUND_LOCATION',
        reason: 'Records the route while the screen is off.',
      },
    ],
    languages: [{ lang: 'en-US', newFeatures: 'Routes by bicycle go around gravel.' }],
  })
  return { appId, versionId }
}

/** The same, submitted for review. */
export async function submitDraft(console: Console): Promise<void> {
  await console.invoke(calls['versions.on-shelf.submit'], await makeDraft(console))
}

/** The live version, with an unpublishing request whose reason is too short. */
export async function askForRemoval(console: Console): Promise<void> {
  const { version } = await console.invoke(calls['versions.on-shelf.get'], { appId })
  await console.invoke(calls['versions.shelf-off.submit'], {
    appId,
    versionId: version?.versionId ?? '',
    reason: 'Too old',
  })
}
