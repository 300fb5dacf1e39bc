import { leadReportCalls } from './contracts/lead-report-calls.ts'
import type { Console } from './console.ts'
import type { LeadDataType } from './model.ts'

/** One visit to report. */
export interface LeadBehaviour {
  dataType: LeadDataType
  serviceId: string
  serviceCode: string
  /** Default: the menu of the service in the session's service map (R31). */
  menuId?: string
}

/** Whether visits are reported: the deployment has the China-side switch on (R125), and the team is in China (R170). */
export function reportsLeads({ options, session }: Pick<Console, 'options' | 'session'>): boolean {
  return options.switches?.china === true && session.$profile.get()?.teamCountry === 'CN'
}

/** Reports a visit that a screen of a service shows, where visits are reported. Otherwise does nothing. */
export async function reportVisit(console: Console, behaviour: LeadBehaviour): Promise<void> {
  if (reportsLeads(console)) await reportLead(console, behaviour)
}

/**
 * Reports a visit to a service or demo project: once per service per session (R172), and only for a team of CN (R170).
 * Never throws, and shows no error to the user (R171).
 */
export async function reportLead(
  { session, keys, invoke }: Console,
  { dataType, serviceId, serviceCode, menuId }: LeadBehaviour,
): Promise<void> {
  if (session.$profile.get()?.teamCountry !== 'CN') return
  const mark = `${dataType}:${serviceId}`
  const reported = () => keys.get('reportedClues') ?? []
  if (reported().includes(mark)) return
  // Marked before sending, so that concurrent widgets send one report.
  keys.set('reportedClues', [...reported(), mark])
  const menu = menuId ?? keys.get('serviceMap')?.find((entry) => entry.serviceId === serviceId)?.menuId
  try {
    await invoke(
      leadReportCalls['lead-report.behaviour.report'],
      { dataType, detail: { serviceId, serviceCode, ...(menu === undefined ? {} : { menuId: menu }) } },
      { quiet: true },
    )
  } catch {
    // `invoke` has reported the error; the next visit may retry.
    keys.set(
      'reportedClues',
      reported().filter((other) => other !== mark),
    )
  }
}
