import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { calls } from '@console-widgets/app-check/contract'
import {
  checkCategories,
  checkLimits,
  checkListFields,
  checkRuleIds,
  checkRules,
  findingListFields,
  isRunning,
  securityListFields,
  type ReportFormat,
} from '@console-widgets/app-check/model'
import * as schemas from '@console-widgets/app-check/schemas'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import { implement } from '@console-widgets/platform/calls/handler'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { consoleIn } from '@console-widgets/platform/notices/link-to-page'
import { tasks } from '@console-widgets/platform/tasks/tables'
import { cancelTask } from '@console-widgets/platform/tasks/task'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { countRanks, describeCheck, describeChecks, findCheck, judgeAgain } from './check-rows.ts'
import { wordsOfRate } from './evidence-words.ts'
import { rateOf, withInterval } from './rates.ts'
import { refuse } from './refuse.ts'
import { readReport } from './report.ts'
import { reportAddress } from './report-plane.ts'
import { ruleWords } from './rule-words.ts'
import { runKind } from './run-check.ts'
import { sealPassword } from './sealed-password.ts'
import { appChecks, checkFindings, checkReports, suppressions } from './tables.ts'

const day = 86_400_000

/** Handles the calls of the area `app-check`. */
export const appCheckImplementation = implement(calls, schemas, {
  'app-check.check.create': async ({ appId, pkgId, testAccountPassword, ...input }, context) => {
    const { db, now, services, teamId, userId } = context
    await findApp(db, appId)
    const [item] = await db
      .select()
      .from(appPackages)
      .where(and(eq(appPackages.pkgId, pkgId), eq(appPackages.appId, appId)))
      .for('update')
    if (!item) throw refuse('not-found', `There is no package '${pkgId}' of this app`)
    if (item.format !== 'apk') throw refuse('not-checkable', 'Only Android packages can be checked')
    if (item.successStatus === 1)
      throw refuse('not-checkable', 'The package is still being processed. Wait until that has ended.')
    if (
      (await db.$count(appChecks, and(eq(appChecks.pkgId, pkgId), inArray(appChecks.status, ['pending', 'running'])))) >
      0
    )
      throw refuse('check-running', 'This package is already being checked. Wait for the result, or cancel the check.')
    if ((await db.$count(appChecks, eq(appChecks.appId, appId))) >= checkLimits.checksPerApp)
      throw refuse('limit-reached', `An app has at most ${checkLimits.checksPerApp} checks. Delete older ones.`)
    // Tasks remain when a check is deleted, so deleting makes no room.
    const started = await db.$count(tasks, and(eq(tasks.kind, runKind), gt(tasks.createTime, now() - day)))
    if (started >= checkLimits.checksPerDay)
      throw refuse('limit-reached', `A team can start ${checkLimits.checksPerDay} checks in 24 hours. Try again later.`)
    const taskId = newId()
    const runId = await services.tasks.start(db, { kind: runKind, teamId, userId, payload: { taskId } })
    const [row] = await db
      .insert(appChecks)
      .values({
        taskId,
        appId,
        pkgId,
        objectId: item.objectId,
        fileName: item.fileName,
        versionName: item.versionName,
        versionCode: item.versionCode,
        source: input.source,
        categories: checkCategories.filter((category) => input.categories?.includes(category) ?? true),
        testAccount: input.testAccount,
        testAccountPassword: await sealPassword(services.secret, taskId, testAccountPassword),
        status: 'pending',
        runId,
        createTime: now(),
      })
      .returning()
    return { check: await describeCheck(db, row as typeof appChecks.$inferSelect) }
  },

  'app-check.check.list': async ({ appId, ...input }, { db }) => {
    await findApp(db, appId)
    const { items, total } = await listTable(
      db,
      appChecks,
      checkListFields,
      input,
      '-createTime',
      eq(appChecks.appId, appId),
    )
    return { items: await describeChecks(db, items), total }
  },

  'app-check.check.delete': async ({ id }, { db }) => {
    const { status } = await findCheck(db, id)
    if (isRunning(status)) throw refuse('check-running', 'The check is running. Cancel it, or wait until it has ended.')
    await db.delete(appChecks).where(eq(appChecks.taskId, id))
  },

  'app-check.check.cancel': async ({ checkId }, { db, now }) => {
    const check = await findCheck(db, checkId)
    const [row] = await db
      .update(appChecks)
      .set({ status: 'error', message: 'The check was canceled', endTime: now() })
      .where(and(eq(appChecks.taskId, checkId), inArray(appChecks.status, ['pending', 'running'])))
      .returning()
    if (!row) throw refuse('conflict', 'The check has already ended')
    if (check.runId) await cancelTask(db, check.runId, now())
    return { check: await describeCheck(db, row) }
  },

  'app-check.check-report.get': async ({ checkId, language }, { db, now, services, teamId }) => {
    const check = await findCheck(db, checkId)
    const report = await readReport(db, check, language)
    const address = (format: ReportFormat) =>
      reportAddress(services, { teamId, taskId: checkId, format, language }, now())
    const hasEnded = !isRunning(check.status)
    const downloads = hasEnded
      ? { html: await address('html'), json: await address('json'), sarif: await address('sarif') }
      : null
    return {
      ...report,
      reportUrl: hasEnded
        ? `${consoleIn(services.publicOrigin, language)}#/apps/${check.appId}/checks/${checkId}`
        : null,
      reportDownloadUrl: downloads?.html ?? null,
      downloads,
    }
  },

  'app-check.check-detail.list': async ({ checkId, ...input }, { db }) => {
    const { appId } = await findCheck(db, checkId)
    const ofCheck = eq(checkFindings.taskId, checkId)
    const { items, total } = await listTable(db, checkFindings, findingListFields, input, 'position', ofCheck)
    const decided = await db
      .select({ rule: suppressions.rule, findingKey: suppressions.findingKey })
      .from(suppressions)
      .where(eq(suppressions.appId, appId))
    const keys = new Set(decided.map(({ rule, findingKey }) => `${rule} ${findingKey}`))
    return {
      items: items.map((item) => ({
        ...item,
        evidence: withInterval(item.evidence),
        suppressed: keys.has(`${item.rule} ${item.findingKey}`),
      })),
      total,
    }
  },

  'app-check.check-item.list': async ({ checkId, language }, { db }) => {
    const { categories } = await findCheck(db, checkId)
    const [stored] = await db.select().from(checkReports).where(eq(checkReports.taskId, checkId))
    const counts = await db
      .select({ rule: checkFindings.rule, count: sql<number>`count(*)::int` })
      .from(checkFindings)
      .where(eq(checkFindings.taskId, checkId))
      .groupBy(checkFindings.rule)
    return {
      items: checkRuleIds
        .filter((rule) => categories.includes(checkRules[rule]))
        .map((rule) => {
          const findings = counts.find((counted) => counted.rule === rule)?.count ?? 0
          const rate = rateOf(rule, stored?.report.health)
          const isJudged = stored !== undefined && !stored.report.notJudged.includes(rule)
          return {
            rule,
            category: checkRules[rule],
            title: ruleWords[rule].title[language],
            state: findings > 0 ? ('found' as const) : isJudged ? ('passed' as const) : ('not-judged' as const),
            findings,
            note: rate === undefined ? '' : wordsOfRate(rate, language),
          }
        }),
    }
  },

  'app-check.package.list': async ({ appId }, { db }) => {
    await findApp(db, appId)
    const packages = await db
      .select({
        pkgId: appPackages.pkgId,
        fileName: appPackages.fileName,
        versionName: appPackages.versionName,
        versionCode: appPackages.versionCode,
        createTime: appPackages.createTime,
      })
      .from(appPackages)
      .where(and(eq(appPackages.appId, appId), eq(appPackages.format, 'apk'), ne(appPackages.successStatus, 1)))
      // The first one is chosen: the newest that can be released, not a failed one.
      .orderBy(asc(appPackages.successStatus), desc(appPackages.createTime))
    return { packages }
  },

  'app-check.finding.suppress': async ({ findingId, reason }, { db, now }) => {
    const { appId, rule, findingKey } = await findRow(db, checkFindings, findingId, 'finding')
    if ((await db.$count(suppressions, eq(suppressions.appId, appId))) >= checkLimits.suppressionsPerApp)
      throw refuse('limit-reached', `An app has at most ${checkLimits.suppressionsPerApp} suppressed findings`)
    const suppressionId = newId()
    const [row] = await db
      .insert(suppressions)
      .values({ suppressionId, appId, rule, findingKey, reason, createTime: now() })
      .onConflictDoNothing()
      .returning()
    if (!row) throw refuse('conflict', 'This finding is already suppressed')
    await judgeAgain(db, await checksWith(db, row))
    return { suppressionId }
  },

  'app-check.finding.restore': async ({ suppressionId }, { db }) => {
    const row = await findRow(db, suppressions, suppressionId, 'suppressed finding')
    await db.delete(suppressions).where(eq(suppressions.suppressionId, suppressionId))
    await judgeAgain(db, await checksWith(db, row))
  },

  'app-check.security-detect-task.list': async (input, { db }) => {
    const columns = {
      appName: apps.appName,
      versionName: appChecks.versionName,
      status: appChecks.status,
      createTime: appChecks.createTime,
    }
    const query = listQuery(securityListFields, columns, appChecks.taskId, input, '-createTime')
    const where = and(sql`'security' = any(${appChecks.categories})`, query.where)
    const [counted] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(appChecks)
      .innerJoin(apps, eq(apps.appId, appChecks.appId))
      .where(where)
    const rows = await db
      .select({
        taskId: appChecks.taskId,
        appId: appChecks.appId,
        appName: apps.appName,
        fileName: appChecks.fileName,
        versionName: appChecks.versionName,
        status: appChecks.status,
        createTime: appChecks.createTime,
        endTime: appChecks.endTime,
      })
      .from(appChecks)
      .innerJoin(apps, eq(apps.appId, appChecks.appId))
      .where(where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset)
    const counts = await countRanks(
      db,
      rows.map(({ taskId }) => taskId),
      'security',
    )
    const none = { block: 0, serious: 0, minor: 0, info: 0 }
    return {
      items: rows.map((row) => ({ ...row, security: counts.get(row.taskId) ?? none })),
      total: counted?.total ?? 0,
    }
  },
})

/** Checks of an app with a finding. */
async function checksWith(
  db: Parameters<typeof judgeAgain>[0],
  { appId, rule, findingKey }: typeof suppressions.$inferSelect,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ taskId: checkFindings.taskId })
    .from(checkFindings)
    .where(and(eq(checkFindings.appId, appId), eq(checkFindings.rule, rule), eq(checkFindings.findingKey, findingKey)))
  return rows.map(({ taskId }) => taskId)
}
