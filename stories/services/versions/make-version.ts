import { calls as alarmCalls } from '@console-widgets/alarms/contract'
import { calls as checkCalls } from '@console-widgets/app-check/contract'
import { calls as packageCalls } from '@console-widgets/app-packages/contract'
import type { Console } from '@console-widgets/core'
import { declareData } from '@console-widgets/sandbox/testing/declare-data'
import { calls } from '@console-widgets/versions/contract'
import type { LoadedStory } from '../../../.storybook/platform-loader.ts'
import { demoApps } from '../demo-apps.ts'

const appId = demoApps.maps

/** A rule for Northwind Weather that fires at the end of any hour, and has. */
export async function watchClicks(console: Console, turnClock: LoadedStory['turnClock']): Promise<void> {
  await console.invoke(alarmCalls['alarms.alarm.create'], {
    appId: demoApps.weather,
    alarmName: 'quiet-links',
    metric: { namespace: 'links', metricName: 'clicks' },
    condition: { filter: 'count', operator: '>=', value: 0, period: 3600, datapoints: 1, evaluations: 1 },
  })
  // Rules of hours are evaluated five minutes after the hour.
  await turnClock(65 * 60_000)
}

/** Suppresses the serious problems that the check of a package has found. */
async function suppressProblems(console: Console, pkgId: string): Promise<void> {
  const { groups } = await console.invoke(checkCalls['app-check.check-report.get'], { checkId: `${pkgId}-check` })
  const serious = groups.filter(({ rank }) => rank === 'serious').flatMap(({ findings }) => findings)
  for (const { findingId } of serious)
    await console.invoke(checkCalls['app-check.finding.suppress'], { findingId, reason: 'Fixed in the next build.' })
}

/** A complete draft of Northwind Maps 4.3.0. */
export async function makeDraft(console: Console): Promise<{ appId: string; versionId: string }> {
  const { items } = await console.invoke(packageCalls['app-packages.package.list'], { appId })
  const newest = items.find(({ fileName }) => fileName === 'maps-4.3.0.apk')
  await suppressProblems(console, newest?.pkgId ?? '')
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
  await declareData(console, appId)
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
