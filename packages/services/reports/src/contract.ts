import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/reports/v1'

/** The calls of the area `reports`. */
export const calls = defineCalls<typeof schemas>()({
  'reports.report.list': { method: 'GET', path: `${base}/reports`, title: 'List reports', spec: 'ours', input: 'reportListInput', output: 'reportPage' },
  'reports.report.create': {
    method: 'POST',
    path: `${base}/reports`,
    title: 'Create report',
    spec: 'ours',
    permission: 'reports.manage',
    input: 'createReportInput',
    output: 'report',
  },
  'reports.report.delete': {
    method: 'DELETE',
    path: `${base}/reports/{reportId}`,
    title: 'Delete report',
    spec: 'ours',
    permission: 'reports.manage',
    input: 'reportIdInput',
  },
})
