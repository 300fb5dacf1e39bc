import { and, desc, eq, inArray } from 'drizzle-orm'
import { detectionKinds, detectionLimits, type Finding } from '@console-widgets/store-listing/model'
import type { Detection } from '@console-widgets/store-listing/schemas'
import type { Queries } from '@console-widgets/platform/database/connection'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { currentSubjects, type VersionRow } from './listing.ts'
import { listingDetections, type Subjects } from './tables.ts'

export type DetectionRow = typeof listingDetections.$inferSelect

/** The newest detections of a version and of the app’s videos, at most one of each kind. */
export async function newestDetections(
  db: Queries,
  appId: string,
  versionId: string | undefined,
  states: readonly DetectionRow['state'][] = ['queued', 'done', 'failed'],
): Promise<DetectionRow[]> {
  const rows = await db
    .select()
    .from(listingDetections)
    .where(and(eq(listingDetections.appId, appId), inArray(listingDetections.state, [...states])))
    .orderBy(desc(listingDetections.createTime), desc(listingDetections.taskId))
    .limit(detectionLimits.perApp)
  return detectionKinds.flatMap((kind) => {
    const newest = rows.find((row) => row.kind === kind && (kind === 'video' || row.versionId === versionId))
    return newest ? [newest] : []
  })
}

/** Detections as calls return them. */
export async function describeDetections(
  db: Queries,
  rows: readonly DetectionRow[],
  now: number,
): Promise<Detection[]> {
  const answers: Detection[] = []
  for (const row of rows) {
    const [version] =
      row.versionId === null ? [] : await db.select().from(appVersions).where(eq(appVersions.versionId, row.versionId))
    answers.push(await describe(db, row, version, now))
  }
  return answers
}

async function describe(db: Queries, row: DetectionRow, version: VersionRow | undefined, now: number) {
  const { taskId, appId, versionId, kind, checked, fileName, createTime, endTime } = row
  // A video isn’t part of a version that could change.
  const current = version ? await currentSubjects(db, version, kind) : row.subjects
  const findings = row.findings.map((finding) => ({ ...finding, isOpen: isOpen(finding.field, row.subjects, current) }))
  return {
    ...{ taskId, appId, versionId, kind, checked, fileName, createTime, endTime, findings },
    state: row.state === 'queued' && now >= row.dueTime ? ('running' as const) : row.state,
    isCurrent: isSame(row.subjects, current),
  }
}

/** Whether a finding is about what is there now. */
export const isOpen = (field: string, examined: Subjects, current: Subjects): boolean =>
  examined[field] === current[field]

function isSame(examined: Subjects, current: Subjects): boolean {
  const fields = Object.keys(current)
  return fields.length === Object.keys(examined).length && fields.every((field) => isOpen(field, examined, current))
}

/** What the newest checks of a version found and is still there. A video isn’t part of a version. */
export async function openFindings(
  db: Queries,
  version: VersionRow,
): Promise<{ isExamined: boolean; findings: Finding[] }> {
  const newest = await newestDetections(db, version.appId, version.versionId, ['done'])
  const ofVersion = newest.filter(({ kind }) => kind !== 'video')
  const findings: Finding[] = []
  for (const { kind, subjects, findings: found } of ofVersion) {
    const current = await currentSubjects(db, version, kind)
    findings.push(...found.filter(({ field }) => isOpen(field, subjects, current)))
  }
  return { isExamined: ofVersion.length > 0, findings }
}
