import { eq } from 'drizzle-orm'
import type { DetectionKind } from '@console-widgets/store-listing/model'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { examineListing } from './examine-files.ts'
import { currentSubjects, textsOf, versionOfListing } from './listing.ts'
import { listingDetections } from './tables.ts'
import { judgeTexts } from './texts/judge-texts.ts'

/** Apps of the demo team whose listings were examined, and how many days ago. */
const examinedApps: Readonly<Record<string, number>> = { 'Northwind Maps': 2, 'Tide Table': 1, 'Harbour Radio': 6 }

/** Detections of the demo team’s listings: what they found follows from its texts and pictures. */
export async function seedDetections({ db, services, now }: Seed): Promise<void> {
  const owned = await db.select().from(apps).where(eq(apps.teamId, demoTeamId))
  for (const { appId, appName, defaultLang } of owned) {
    const days = examinedApps[appName]
    const version = days === undefined ? undefined : await versionOfListing(db, appId)
    if (days === undefined || !version) continue
    const { versionId } = version
    const texts = await textsOf(db, versionId, defaultLang)
    const results = {
      context: { findings: await judgeTexts(texts, defaultLang), checked: texts.length },
      picture: await examineListing((work) => work(db), services, version.materials),
    }
    for (const [at, kind] of (['context', 'picture'] as const satisfies DetectionKind[]).entries()) {
      const time = now - days * day + at * 1000
      await db.insert(listingDetections).values({
        teamId: demoTeamId,
        taskId: `detection-${kind}-${appId}`,
        appId,
        versionId,
        kind,
        state: 'done',
        dueTime: time,
        ...results[kind],
        subjects: await currentSubjects(db, version, kind),
        endTime: time + 1000,
        createTime: time,
        updateTime: time + 1000,
      })
    }
  }
}
