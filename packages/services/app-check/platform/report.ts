import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { checkRules, findingRanks, isRunning, type ReportLanguage } from '@console-widgets/app-check/model'
import type { checkReport } from '@console-widgets/app-check/schemas'
import type { Queries } from '@console-widgets/platform/database/connection'
import { describeCheck, sameFinding, type CheckRow } from './check-rows.ts'
import { dataWords, sdkWords, wordsOfEvidence, wordsOfObstacle } from './evidence-words.ts'
import { withInterval } from './rates.ts'
import { ruleWords } from './rule-words.ts'
import { appChecks, checkFindings, checkReports, suppressions } from './tables.ts'

/** A report, without its addresses. */
export type Report = Omit<v.InferOutput<typeof checkReport>, 'reportUrl' | 'reportDownloadUrl' | 'downloads'>

/** Reads the report of a check, compared with the check before. */
export async function readReport(db: Queries, check: CheckRow, language: ReportLanguage): Promise<Report> {
  const [stored] = await db.select().from(checkReports).where(eq(checkReports.taskId, check.taskId))
  const previous = isRunning(check.status) ? undefined : await findPrevious(db, check)
  const before = previous ? await findingsOf(db, previous.taskId) : []
  const known = new Set(before.map(keyOf))
  const findings = await findingsOf(db, check.taskId)
  const current = new Set(findings.map(keyOf))
  const inspection = stored?.report.inspection
  const wordsOf = ({ rule, category, rank }: (typeof findings)[number]) => ({
    rule,
    category,
    rank,
    title: ruleWords[rule].title[language],
  })

  const groups = new Map<string, Report['groups'][number]>()
  for (const finding of findings) {
    const { rule, category, rank, findingId, findingKey, evidence, suppression } = finding
    const key = `${rule} ${rank}`
    const group = groups.get(key) ?? {
      ...wordsOf(finding),
      help: ruleWords[rule].help[language],
      more: stored?.report.more[rule] ?? 0,
      findings: [],
    }
    group.findings.push({
      findingId,
      rule,
      category,
      rank,
      findingKey,
      evidence: withInterval(evidence),
      note: wordsOfEvidence(rule, evidence, language),
      change: known.has(keyOf(finding)) ? 'still' : 'new',
      suppression,
    })
    groups.set(key, group)
  }
  return {
    check: await describeCheck(db, check),
    previous: previous
      ? { taskId: previous.taskId, versionName: previous.versionName, createTime: previous.createTime }
      : null,
    groups: [...groups.values()].toSorted(
      (one, other) => findingRanks.indexOf(one.rank) - findingRanks.indexOf(other.rank),
    ),
    gone: before
      .filter((finding) => !current.has(keyOf(finding)) && check.categories.includes(checkRules[finding.rule]))
      .map((finding) => ({
        ...wordsOf(finding),
        findingKey: finding.findingKey,
        evidence: withInterval(finding.evidence),
        note: wordsOfEvidence(finding.rule, finding.evidence, language),
      })),
    devices:
      stored?.report.devices.map((device) => ({
        ...device,
        obstacles: device.obstacles.map((obstacle) => wordsOfObstacle(obstacle, language)),
      })) ?? [],
    size: inspection?.size ?? 0,
    parts: inspection?.parts ?? [],
    live: stored?.report.live ?? null,
    sdks:
      inspection?.sdks.map((sdk) => ({
        ...sdk,
        kind: sdkWords[sdk.kind]?.[language] ?? sdk.kind,
        data: sdk.data.map((id) => dataWords[id]?.[language] ?? id),
      })) ?? [],
    code: inspection?.code ?? [],
    codePackages: inspection?.codePackages ?? [],
    manifestText: inspection?.manifestText ?? '',
  }
}

/** The newest check of the app before this one that looked at the same and was completed. */
async function findPrevious(db: Queries, { appId, createTime, categories }: CheckRow): Promise<CheckRow | undefined> {
  const [row] = await db
    .select()
    .from(appChecks)
    .where(
      and(
        eq(appChecks.appId, appId),
        inArray(appChecks.status, ['passed', 'failed']),
        lt(appChecks.createTime, createTime),
        sql`${appChecks.categories} @> ${`{${categories.join(',')}}`}::text[]`,
      ),
    )
    .orderBy(desc(appChecks.createTime))
    .limit(1)
  return row
}

function findingsOf(db: Queries, taskId: string) {
  return db
    .select({
      findingId: checkFindings.findingId,
      rule: checkFindings.rule,
      category: checkFindings.category,
      rank: checkFindings.rank,
      findingKey: checkFindings.findingKey,
      evidence: checkFindings.evidence,
      suppression: {
        suppressionId: suppressions.suppressionId,
        reason: suppressions.reason,
        createTime: suppressions.createTime,
      },
    })
    .from(checkFindings)
    .leftJoin(suppressions, sameFinding)
    .where(eq(checkFindings.taskId, taskId))
    .orderBy(asc(checkFindings.position))
}

function keyOf({ rule, findingKey }: { rule: string; findingKey: string }): string {
  return `${rule} ${findingKey}`
}
