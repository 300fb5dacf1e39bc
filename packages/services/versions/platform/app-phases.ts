import { inArray } from 'drizzle-orm'
import { isInPhasedRelease, kindOf, liveStates, testStates } from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { PhaseOfApp } from '@console-widgets/platform/tenancy/app-events'
import { appVersions } from './tables.ts'
import type { VersionRow } from './version-rows.ts'

type PhaseFacts = Pick<VersionRow, 'appId' | 'releaseType' | 'releaseState' | 'phasedRelease' | 'testInfo'>

/** Phases, beginning with the one that reaches the fewest users. */
const order: readonly PhaseOfApp['phase'][] = ['draft', 'invitation', 'openTest', 'onShelf', 'phased']

/** How far apps have come to their users. A phased release is newer than the live version that it replaces. */
export async function phasesOfApps(db: Queries, appIds: readonly string[]): Promise<PhaseOfApp[]> {
  if (appIds.length === 0) return []
  const rows = await db
    .select()
    .from(appVersions)
    .where(inArray(appVersions.appId, [...appIds]))
  return appIds.flatMap((appId) => {
    const own = rows.filter((row) => row.appId === appId)
    const phases = own.map((row) => ({ row, rank: order.indexOf(phaseOf(row)) }))
    const furthest = phases.toSorted((one, other) => other.rank - one.rank)[0]
    if (!furthest) return []
    const phase = phaseOf(furthest.row)
    return [{ appId, phase, percent: phase === 'phased' ? (furthest.row.phasedRelease?.percent ?? null) : null }]
  })
}

function phaseOf(row: PhaseFacts): PhaseOfApp['phase'] {
  if (kindOf(row.releaseType) === 'test') {
    if (row.releaseState !== testStates.testing) return 'draft'
    return row.testInfo?.testType === 2 ? 'openTest' : 'invitation'
  }
  if (!liveStates.includes(row.releaseState)) return 'draft'
  return isInPhasedRelease(row) ? 'phased' : 'onShelf'
}
