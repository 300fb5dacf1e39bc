import { defineCalls } from '@console-widgets/contract'
import type * as schemas from '../schemas.ts'

/** The lead behaviour report: always to the China zone, with the team id in its header (R167). */
export const leadReportCalls = defineCalls<typeof schemas>()({
  'lead-report.behaviour.report': {
    method: 'POST',
    path: '/amis/lead-report/v1/behaviours',
    title: 'Report that a team browsed a service or a demo project',
    zone: 'china',
    input: 'leadBehaviourInput',
    touches: [],
    spec: 'named',
  },
})
