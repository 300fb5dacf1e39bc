import { eq } from 'drizzle-orm'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { appComparisons, comparedApps, reportTemplates } from './tables.ts'

/** How the demo team's comparison of apps and its report templates came about. */
export async function historyOfReports({ db }: Seed): Promise<DemoAct[]> {
  const templates = await db.select().from(reportTemplates).where(eq(reportTemplates.teamId, demoTeamId))
  const comparisons = await db.select().from(appComparisons).where(eq(appComparisons.teamId, demoTeamId))
  const compared = await db
    .select()
    .from(comparedApps)
    .where(eq(comparedApps.teamId, demoTeamId))
    .orderBy(comparedApps.place)
  return [
    ...templates.map(({ templateId, templateName, createTime }): DemoAct => ({
      call: 'reports.report-template.create',
      userId: 'user-diego',
      time: createTime,
      input: { templateName },
      changes: [{ table: 'cw_report_templates', key: templateId }],
    })),
    ...comparisons.map(({ updateTime }): DemoAct => ({
      call: 'reports.app-comparison.update',
      userId: 'user-olga',
      time: updateTime,
      input: { appIds: compared.map(({ appId }) => appId) },
      changes: compared.map(({ appId }) => ({ table: 'cw_compared_apps', key: `${demoTeamId}/${appId}` })),
    })),
  ]
}
