import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/amis/app-check-manage/v1'
const manage = { permission: 'app-check.manage' } as const

/** Calls of the area `app-check`. */
export const calls = defineCalls<typeof schemas>({ follows: ['app-packages'] })({
  'app-check.check.create': {
    ...manage,
    method: 'POST',
    path: `${base}/checkInfo`,
    title: 'Start app check',
    input: 'createCheckInput',
    output: 'checkAnswer',
  },
  'app-check.check.list': {
    method: 'GET',
    path: `${base}/checkInfos`,
    title: 'List app checks',
    input: 'checkListInput',
    output: 'checkPage',
  },
  'app-check.check.delete': {
    ...manage,
    method: 'DELETE',
    path: `${base}/checkInfo/{id}`,
    title: 'Delete app check',
    input: 'deleteCheckInput',
  },
  'app-check.check.cancel': {
    ...manage,
    spec: 'ours',
    method: 'POST',
    path: `${base}/checkInfo/{checkId}/cancel`,
    title: 'Cancel app check',
    confirm: 'click',
    input: 'checkIdInput',
    output: 'checkAnswer',
  },
  'app-check.check-report.get': {
    method: 'GET',
    path: `${base}/checkReport/{checkId}`,
    title: 'Get app check report',
    input: 'reportInput',
    output: 'checkReport',
  },
  'app-check.check-detail.list': {
    method: 'GET',
    path: `${base}/checkDetails`,
    title: 'Get check details',
    input: 'findingListInput',
    output: 'findingPage',
    headless: {
      usedBy: 'pipeline',
      why: 'a build server pages through the findings; the screen has them grouped by cause, in the report',
    },
  },
  'app-check.check-item.list': {
    method: 'GET',
    path: `${base}/checkItems`,
    title: 'Get check items',
    input: 'itemListInput',
    output: 'checkItems',
  },
  'app-check.package.list': {
    spec: 'ours',
    method: 'GET',
    path: `${base}/packages`,
    title: 'List packages that can be checked',
    input: 'packageListInput',
    output: 'checkablePackages',
  },
  'app-check.finding.suppress': {
    ...manage,
    spec: 'ours',
    method: 'POST',
    path: `${base}/suppressions`,
    title: 'Suppress finding',
    input: 'suppressInput',
    output: 'suppressionAnswer',
  },
  'app-check.finding.restore': {
    ...manage,
    spec: 'ours',
    method: 'DELETE',
    path: `${base}/suppressions/{suppressionId}`,
    title: 'Restore suppressed finding',
    confirm: 'click',
    input: 'suppressionIdInput',
  },
  'app-check.security-detect-task.list': {
    spec: 'named',
    method: 'GET',
    path: `${base}/securityDetectTasks`,
    title: 'Security detect tasks list',
    zone: 'site',
    input: 'securityListInput',
    output: 'securityPage',
  },
})
