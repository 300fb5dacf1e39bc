import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/amis/package-manage/v1'
/** Affected by package changes: the app's package name, and the versions that can use the package. */
const manage = { permission: 'app-packages.manage' } as const
/** Versions decide which package is live. */
const withVersions = { follows: ['versions'] } as const
const claiming = { permission: 'app-packages.manage', touches: ['app-packages.claims'] } as const

/** Calls of the area `app-packages`. */
export const calls = defineCalls<typeof schemas>({ follows: ['apps'] })({
  'app-packages.package.create': {
    ...manage,
    method: 'POST',
    path: `${base}/app/pkg`,
    title: 'Create app package',
    input: 'createPackageInput',
    output: 'packageAnswer',
  },
  'app-packages.package.get': {
    ...withVersions,
    method: 'GET',
    path: `${base}/app/pkg`,
    title: 'Get app package',
    input: 'packageInput',
    output: 'packageDetail',
  },
  'app-packages.package.delete': {
    ...manage,
    method: 'DELETE',
    path: `${base}/app/pkg`,
    title: 'Delete app package',
    input: 'packageInput',
  },
  'app-packages.package.update': {
    ...manage,
    method: 'PUT',
    path: `${base}/app/pkg`,
    title: 'Update app package',
    input: 'updatePackageInput',
    output: 'packageAnswer',
  },
  'app-packages.package.list': {
    ...withVersions,
    method: 'GET',
    path: `${base}/app/pkg/list`,
    title: 'List app packages',
    input: 'packageListInput',
    output: 'packagePage',
  },
  'app-packages.package-process-task.get': {
    method: 'GET',
    path: `${base}/app/pkg/process/task`,
    title: 'Get package processing task',
    input: 'packageInput',
    output: 'processTask',
  },
  'app-packages.package-state.get': {
    method: 'GET',
    path: `${base}/app/pkg/state`,
    title: 'Get package state',
    input: 'packageStateInput',
    output: 'packageStates',
  },
  'app-packages.rpk-h5.create': {
    ...manage,
    method: 'POST',
    path: `${base}/app/pkg/rpk/h5`,
    title: 'Make a quick app of a web page',
    input: 'rpkFromWebInput',
    output: 'packageAnswer',
  },
  'app-packages.rpk-list.query': {
    ...withVersions,
    method: 'POST',
    path: `${base}/app/pkg/rpk/rpks`,
    title: 'Query RPK packages',
    effect: 'read',
    input: 'rpkListInput',
    output: 'packagePage',
    headless: {
      usedBy: 'pipeline',
      why: 'it asks for quick apps alone; screens list them with the other packages of the app',
    },
  },
  'app-packages.phone.list': {
    method: 'POST',
    path: `${base}/phone/list`,
    title: 'List phones for packages',
    effect: 'read',
    input: 'phoneListInput',
    output: 'phoneList',
  },
  'app-packages.package-claim.create': {
    ...claiming,
    method: 'POST',
    path: `${base}/claim/app/package`,
    title: 'Create package claim',
    input: 'createClaimInput',
    output: 'claimAnswer',
  },
  'app-packages.package-claim.delete': {
    ...claiming,
    method: 'DELETE',
    path: `${base}/claim/app/package`,
    title: 'Withdraw package claim',
    confirm: 'click',
    input: 'claimIdInput',
    output: 'claimAnswer',
  },
  'app-packages.package-claim.get': {
    touches: ['app-packages.claims'],
    method: 'GET',
    path: `${base}/claim/app/package`,
    title: 'Get package claims',
    input: 'claimsInput',
    output: 'claims',
  },
  'app-packages.package-claim.check': {
    touches: ['app-packages.claims'],
    follows: ['app-packages', 'apps', 'projects', 'versions'],
    method: 'POST',
    path: `${base}/claim/app/check`,
    title: 'Check who has a package name',
    effect: 'read',
    input: 'checkNameInput',
    output: 'checkNameAnswer',
  },
})
