import type { Console } from '@console-widgets/core'
import { reportLead, reportsLeads } from '@console-widgets/core/reports'
import { keepServiceMap } from './service-map.ts'

/** Categories of what everyone uses to publish: opening it says nothing about what a team is interested in. */
const everyday = ['distribute', 'business', 'tools']

/**
 * Reports that the user opened a service (R9), for a team in China on a deployment that has the China-side switch on
 * (R125). Errors are never shown (R171).
 */
export async function reportService(
  console: Console,
  { area, category }: { area: string; category: string },
): Promise<void> {
  if (!reportsLeads(console) || everyday.includes(category)) return
  // Without the map, the report names no menu.
  await keepServiceMap(console).catch(() => {})
  await reportLead(console, { dataType: 'agc_service_browsing', serviceId: area, serviceCode: category })
}
