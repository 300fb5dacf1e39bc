import { inArray, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { comparison } from '@console-widgets/ads/schemas'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { eventKinds } from '@console-widgets/reports/model'
import { compareGroups, wilsonInterval } from '@console-widgets/statistics'
import type { AdProjectRow } from './project-rows.ts'
import { adMaterials } from './tables.ts'

/** People of both groups for whom the interval of the difference is narrowest. It may be looked at any time. */
const planned = 4000

/**
 * Compares the materials of a project with its first one, by the share of the people who clicked of those who saw it.
 * A person sees one material of a project; the chance of a wrong verdict is divided by the number of comparisons.
 */
export async function compareMaterials(
  db: Queries,
  teamId: string,
  { adProjectId, appId, materialIds }: AdProjectRow,
): Promise<InferOutput<typeof comparison>> {
  const materials = await db.select().from(adMaterials).where(inArray(adMaterials.materialId, materialIds))
  const counts = await rowsOf<{ material: string; people: string; clicked: string; installs: string; spend: string }>(
    db,
    sql`select split_part(item, '/', 2) as material,
      count(distinct person) filter (where kind = ${eventKinds.adImpression}) as people,
      count(distinct person) filter (where kind = ${eventKinds.adClick}) as clicked,
      count(*) filter (where kind = ${eventKinds.adInstall}) as installs,
      coalesce(sum(amount) filter (where kind = ${eventKinds.adClick}), 0) as spend
    from cw_report_events
    where team_id = ${teamId} and app_id = ${appId} and item like ${`${adProjectId}/%`}
      and kind in (${eventKinds.adImpression}, ${eventKinds.adClick}, ${eventKinds.adInstall})
    group by 1`,
  )
  const alpha = 0.05 / Math.max(1, materialIds.length - 1)
  const arms = materialIds.flatMap((materialId) => {
    const material = materials.find((each) => each.materialId === materialId)
    const count = counts.find((each) => each.material === materialId)
    return material
      ? [
          {
            materialId,
            materialName: material.materialName,
            kind: material.kind,
            people: Number(count?.people ?? 0),
            clickPeople: Number(count?.clicked ?? 0),
            installs: Number(count?.installs ?? 0),
            spend: Number(count?.spend ?? 0),
          },
        ]
      : []
  })
  const [first] = arms
  return {
    arms: arms.map((arm) => {
      const share = { successes: arm.clickPeople, people: arm.people }
      const base = { successes: first?.clickPeople ?? 0, people: first?.people ?? 0 }
      const compared = arm === first ? undefined : compareGroups(share, base, { method: 'sequential', alpha, planned })
      const difference = compared?.interval ?? null
      return {
        ...arm,
        clickShare: arm.people === 0 ? null : arm.clickPeople / arm.people,
        clickInterval: arm.people === 0 ? null : wilsonInterval(share, 0.05),
        difference,
        verdict: arm === first ? 'first' : verdictOf(difference),
      }
    }),
  }
}

function verdictOf(difference: { lower: number; upper: number } | null): 'better' | 'worse' | 'open' {
  if (difference && difference.lower > 0) return 'better'
  return difference && difference.upper < 0 ? 'worse' : 'open'
}
