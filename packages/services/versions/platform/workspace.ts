import { and, desc, eq, inArray, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import { crashesMore, releaseTypes, shownStates, storeStates, testStates } from '@console-widgets/versions/model'
import type { AnswerContext, QuestionTakers } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { pageOfNewestApp } from '@console-widgets/platform/workspace/page-of-newest-app'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { figuresOf } from './phased-figures.ts'
import { appVersions } from './tables.ts'
import { relate } from './version-rows.ts'

/** How long before its end a test is announced, in milliseconds. */
const warningTime = 3 * 86_400_000

/** Phased releases whose figures are looked at, the most recently changed ones: each is a few reports. */
const mostRunning = 5

/** A version that is live in a phased release that isn't paused. */
const isRunning = sql`${appVersions.releaseState} = ${storeStates.onShelf} and ${appVersions.releaseType} = ${releaseTypes.phased}
  and ${appVersions.phasedRelease} ->> 'state' = 'RELEASE'`

const rejected = [storeStates.rejected, storeStates.upgradeRejected, storeStates.preReviewRejected]

/** No later version of the same kind: a new one makes up for what happened to an earlier one. */
const isNewest = sql`not exists (
  select from cw_app_versions later
  where later.app_id = ${appVersions.appId} and later.create_time > ${appVersions.createTime}
    and (later.release_type = ${releaseTypes.test}) = (${appVersions.releaseType} = ${releaseTypes.test}))`

const appName = sql<string>`(select app_name from cw_apps named where named.app_id = ${appVersions.appId})`

/** What versions bring to the start page: what goes wrong, tests that end, steps to the first release, and versions. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ viewer: { now }, mostLines }, context) => {
    const rows = await versionsWith(context.db, isUrgent(now), mostLines)
    return [...rows.map((row) => lineOf(row, now)), ...(await crashingReleases(context, now))]
  },

  'workspace.milestones': async (_, { db }) => {
    const page = await pageOfNewestApp(db, 'versions.list')
    const isStore = ne(appVersions.releaseType, releaseTypes.test)
    const count = (condition?: SQL) => db.$count(appVersions, and(isStore, condition))
    return [
      {
        id: 'versions.prepared',
        order: 30,
        isDone: (await count()) > 0,
        page: await pageOfNewestApp(db, 'versions.list', 'create'),
      },
      {
        id: 'versions.submitted',
        order: 40,
        isDone: (await count(sql`${appVersions.submitTime} is not null`)) > 0,
        page,
      },
      {
        id: 'versions.live',
        order: 50,
        isDone: (await count(inArray(appVersions.releaseState, [...shownStates]))) > 0,
        page,
      },
    ]
  },

  ...answerWithThings([
    {
      kind: 'versions.app_versions',
      order: 70,
      from: appVersions,
      id: appVersions.versionId,
      // A draft has no number before it has a package.
      name: sql<string>`coalesce(${appVersions.versionNumber}, ${appName})`,
      detail: appName,
      alias: sql<string | null>`${appVersions.testInfo} ->> 'shareLink'`,
      page: 'versions.version',
      parameters: { appId: appVersions.appId, versionId: appVersions.versionId },
      where: notInArray(appVersions.releaseState, [storeStates.history]),
    },
  ]),
}

/** Rejected or removed versions, paused phased releases, and tests that end soon. */
function isUrgent(now: number): SQL {
  const { releaseState: state, releaseType: type } = appVersions
  const isPaused = sql`${state} = ${storeStates.onShelf} and ${type} = ${releaseTypes.phased}
    and ${appVersions.phasedRelease} ->> 'state' = 'SUSPEND'`
  const testEnds = sql`${state} = ${testStates.testing} and ${type} = ${releaseTypes.test}
    and (${appVersions.testInfo} ->> 'endTime')::bigint between ${now} and ${now + warningTime}`
  return sql`((${inArray(state, [...rejected, storeStates.removed])} and ${isNewest}) or (${isPaused}) or (${testEnds}))`
}

/** Running phased releases that crash more than the version before, by the figures of their own pages. */
async function crashingReleases(context: AnswerContext, now: number): Promise<AttentionLine[]> {
  const running = await versionsWith(context.db, isRunning, mostRunning)
  const versions = await relate(
    context.db,
    running.map(({ version }) => version),
  )
  const lines: AttentionLine[] = []
  for (const [index, version] of versions.entries()) {
    const figures = await figuresOf(version, context, now)
    if (!figures || !crashesMore(figures)) continue
    const { appId, versionId, versionNumber, previousVersion } = version
    lines.push({
      kind: 'versions.crashes',
      id: versionId,
      tone: 'danger',
      values: {
        app: running[index]?.appName ?? '',
        version: versionNumber ?? '',
        previous: previousVersion?.versionNumber ?? '',
      },
      page: { id: 'versions.version', values: { appId, versionId } },
      time: version.onShelfTime ?? version.updateTime,
    })
  }
  return lines
}

const versionsWith = (db: Queries, condition: SQL, most: number) =>
  db
    .select({ version: appVersions, appName: apps.appName })
    .from(appVersions)
    .innerJoin(apps, eq(apps.appId, appVersions.appId))
    .where(condition)
    .orderBy(desc(appVersions.updateTime))
    .limit(most)

function lineOf({ version, appName }: Awaited<ReturnType<typeof versionsWith>>[number], now: number): AttentionLine {
  const { appId, auditInfo, phasedRelease, releaseState, releaseType, testInfo, updateTime, versionId } = version
  const about = { app: appName, version: version.versionNumber ?? '' }
  const line = {
    id: versionId,
    page: { id: 'versions.version', values: { appId, versionId } },
    time: auditInfo?.time ?? updateTime,
  }
  if (releaseState === storeStates.onShelf)
    return releaseType === releaseTypes.test
      ? { ...line, kind: 'versions.test-ends', tone: 'info', values: about, time: testInfo?.endTime ?? now }
      : {
          ...line,
          kind: 'versions.paused',
          tone: 'warning',
          values: { ...about, percent: Number(phasedRelease?.percent ?? 0) },
          time: phasedRelease?.suspendTime ?? updateTime,
        }
  if (releaseState === storeStates.removed)
    return {
      ...line,
      kind: 'versions.removed',
      tone: 'danger',
      values: about,
      time: version.offShelfTime ?? updateTime,
    }
  const findings = auditInfo?.findings ?? []
  return {
    ...line,
    kind: 'versions.rejected',
    tone: 'danger',
    // A message can't select by a hyphen.
    values: {
      ...about,
      rule: findings[0]?.rule.replaceAll('-', '_') ?? 'other',
      more: Math.max(0, findings.length - 1),
    },
  }
}
