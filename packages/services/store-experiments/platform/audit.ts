import { and, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Finding, Materials } from '@console-widgets/store-experiments/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { judgeMaterials, reviewPace } from '@console-widgets/versions/platform/rows'
import { imagesOf } from './images.ts'
import { customPages, dynamicIcons, harmonyMaterials, materialTests, type PageRow, type TestRow } from './tables.ts'
import { startPassed } from './run-tests.ts'

/** Kind of the job that audits. */
export const auditKind = 'store-experiments.audit'

/** Everything that is audited. */
const audited = { test: materialTests, page: customPages, icon: dynamicIcons, material: harmonyMaterials } as const
export type AuditedKind = keyof typeof audited

const keys = {
  test: materialTests.testId,
  page: customPages.pageId,
  icon: dynamicIcons.iconId,
  material: harmonyMaterials.materialId,
} as const

interface Submission {
  kind: AuditedKind
  id: string
  round: number
}

/** Schedules the audit of a submission: it takes as long as the review of a version. */
export async function scheduleAudit(
  db: Queries,
  services: Pick<PlatformParts, 'jobs' | 'options'>,
  submission: Submission & { teamId: string },
  now: number,
): Promise<void> {
  const { teamId, ...payload } = submission
  await services.jobs.schedule(db, { kind: auditKind, teamId, payload, dueTime: now + reviewPace(services).review })
}

/** Columns of a submission. */
export function submitted(round: number, now: number) {
  return { state: 'auditing' as const, round: round + 1, findings: [], submitTime: now, auditTime: null }
}

/** Registers the reviewer of materials, pages, and icons. */
export function defineAuditor(services: PlatformParts): void {
  const { jobs, objects } = services
  jobs.define<Submission>(auditKind, async ({ kind, id, round }, { db, now }) => {
    const table = audited[kind]
    const [row] = await db
      .select()
      .from(table as PgTable)
      .where(and(eq(keys[kind], id), eq(table.round, round), eq(table.state, 'auditing')))
      .for('update')
    if (!row) return
    const findings: Finding[] = await judgeMaterials(db, objects, subjectsOf(kind, row))
    const isPassed = findings.length === 0
    const set = {
      state: isPassed ? ('passed' as const) : ('rejected' as const),
      findings,
      auditTime: now,
      updateTime: now,
      ...(isPassed && kind === 'page' ? { passedMaterials: (row as unknown as PageRow).materials } : {}),
    }
    await db.update(table).set(set).where(eq(keys[kind], id))
    if (isPassed && kind === 'test') await startPassed(db, { ...(row as unknown as TestRow), ...set }, now)
  })
}

/** What an audit looks at. */
function subjectsOf(kind: AuditedKind, row: Record<string, unknown>) {
  const parts: [field: string, materials: Partial<Materials>][] =
    kind === 'test'
      ? (row as unknown as TestRow).variants.map((variant, at) => [`variants.${at}`, variant])
      : kind === 'icon'
        ? [['', { icon: row.imageId as string }]]
        : [['', row.materials as Materials]]
  return {
    briefs: parts.flatMap(([field, { brief = '' }]) =>
      brief === '' ? [] : [{ field: field === '' ? 'brief' : `${field}.brief`, text: brief }],
    ),
    images: parts.flatMap(([field, materials]) => imagesOf(field, materials)),
  }
}
