import { eq } from 'drizzle-orm'
import { itemKinds, reportLimits, reportOf, templateFields, timeDimensions } from '@console-widgets/reports/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery, type ListInput } from '@console-widgets/platform/database/list-rows'
import { requireRoom } from '@console-widgets/platform/database/require-rows'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { wrong } from './query/question.ts'
import { reportTemplates, type TemplateQuery } from './tables.ts'

/** The platform's own templates, with names in each language. */
const platformTemplates: readonly (Pick<TemplateQuery, 'reportId' | 'days' | 'groupBy' | 'metrics'> & {
  templateId: string
})[] = [
  { templateId: 'month', reportId: 'distribution-dashboard', days: 30, groupBy: ['date'], metrics: [] },
  { templateId: 'launch', reportId: 'app-overview', days: 7, groupBy: ['date'], metrics: [] },
  { templateId: 'quality', reportId: 'quality-dashboard', days: 14, groupBy: ['appVersion'], metrics: [] },
  {
    templateId: 'markets',
    reportId: 'distribution-dashboard',
    days: 90,
    groupBy: ['countryId'],
    metrics: ['downloads', 'installs'],
  },
]

type TemplateRow = typeof reportTemplates.$inferSelect

/** Templates of the team; the first page starts with the platform's. */
export async function listTemplates(db: Queries, input: ListInput) {
  const { where, orderBy, limit, offset } = listQuery(
    templateFields,
    reportTemplates,
    reportTemplates.templateId,
    input,
    'templateName',
  )
  const own = await db.$count(reportTemplates, where)
  const ofPlatform = input.filter?.length ? [] : platformTemplates
  const shown = ofPlatform.slice(offset, offset + limit)
  const rows = await db
    .select()
    .from(reportTemplates)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit - shown.length)
    .offset(Math.max(0, offset - ofPlatform.length))
  const items = [
    ...shown.map(({ templateId, ...query }) => ({
      templateId,
      templateName: null,
      ofPlatform: true,
      ...query,
      filterCondition: [],
      filterConditionValue: [],
      createTime: 0,
    })),
    ...rows.map(describe),
  ]
  return { items, total: own + ofPlatform.length }
}

function describe({ templateId, templateName, query, createTime }: TemplateRow) {
  return { templateId, templateName, ofPlatform: false, ...query, createTime }
}

/** Saves a template. @throws PlatformRefusal if it doesn't fit the report, or there are too many */
export async function createTemplate(
  db: Queries,
  { templateName, ...query }: TemplateQuery & { templateName: string },
  now: number,
) {
  requireFitting(query)
  await requireRoom(db, reportTemplates, reportLimits.templatesPerTeam, 'templates')
  if ((await db.$count(reportTemplates, eq(reportTemplates.templateName, templateName))) > 0)
    throw refuse('name-taken', `A template '${templateName}' already exists`, [issue('templateName', 'taken')])
  const [row] = await db
    .insert(reportTemplates)
    .values({ templateId: newId(), templateName, query, createTime: now })
    .returning()
  return describe(row as TemplateRow)
}

function requireFitting({ reportId, groupBy, metrics, filterCondition, filterConditionValue }: TemplateQuery): void {
  const { dimensions, metrics: shown } = reportOf(reportId)
  for (const [index, dimension] of groupBy.entries())
    if (!dimensions.includes(dimension))
      throw wrong(issue(`groupBy.${index}`, 'one-of', { names: dimensions.join(', ') }))
  if (groupBy.filter((dimension) => itemKinds[dimension]).length > 1) throw wrong(issue('groupBy', 'one-resource-type'))
  for (const [index, metric] of metrics.entries())
    if (!shown.includes(metric)) throw wrong(issue(`metrics.${index}`, 'metric-of-report'))
  for (const [index, dimension] of filterCondition.entries())
    if (!dimensions.includes(dimension) || timeDimensions.includes(dimension))
      throw wrong(issue(`filterCondition.${index}`, 'dimension-of-report'))
  if (filterCondition.length !== filterConditionValue.length)
    throw wrong(issue('filterConditionValue', 'value-for-each-filter'))
}

/** @throws PlatformRefusal if it isn't one of the team's own */
export async function deleteTemplate(db: Queries, templateId: string): Promise<void> {
  const removed = await db.delete(reportTemplates).where(eq(reportTemplates.templateId, templateId)).returning()
  if (removed.length === 0) throw refuse('not-found', `The team has no template '${templateId}'`)
}
