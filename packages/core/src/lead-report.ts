import { leadReportCalls } from './contracts/lead-report-calls.ts'
import type { Console } from './console.ts'
import type { LeadDataType } from './model.ts'

/** One browsing to report. */
export interface LeadBehaviour {
  dataType: LeadDataType
  serviceId: string
  serviceCode: string
  /** Default: the menu of the service in the session's service map (R31). */
  menuId?: string
}

/**
 * Reports that a service or demo project was browsed: once per service per session (R172), only for a team of CN
 * (R170). It never throws, and no person sees its errors (R171).
 */
export async function reportLead(
  { session, keys, invoke }: Console,
  { dataType, serviceId, serviceCode, menuId }: LeadBehaviour,
): Promise<void> {
  if (session.$profile.get()?.teamCountry !== 'CN') return
  const mark = `${dataType}:${serviceId}`
  const reported = () => keys.get('reportedClues') ?? []
  if (reported().includes(mark)) return
  // Marked before it is sent, so that two widgets that ask at once make one report.
  keys.set('reportedClues', [...reported(), mark])
  const menu = menuId ?? keys.get('serviceMap')?.find((entry) => entry.serviceId === serviceId)?.menuId
  try {
    await invoke(
      leadReportCalls['lead-report.behaviour.report'],
      { dataType, detail: { serviceId, serviceCode, ...(menu === undefined ? {} : { menuId: menu }) } },
      { quiet: true },
    )
  } catch {
    // The error-reporting service has heard of it; the next browsing may try again.
    keys.set(
      'reportedClues',
      reported().filter((other) => other !== mark),
    )
  }
}
