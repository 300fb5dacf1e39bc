import { defineCalls } from '@console-widgets/contract'
import { distributionReadCalls } from './contract/distribution.ts'
import type * as schemas from './schemas.ts'

const base = '/amis/version-manage/v1'
const edit = { permission: 'versions.edit' } as const
const release = { permission: 'versions.release' } as const

// A version is read with its app, and with the packages that it can use.
const define = defineCalls<typeof schemas>({ follows: ['app-packages', 'apps'] })

/** Drafts and their texts. */
const versionCalls = define({
  'versions.app-version.get': {
    method: 'GET',
    path: `${base}/app/version`,
    title: 'Get app version',
    // Areas that bring checks of a release, and alerts.
    follows: [
      'age-rating',
      'agreements',
      'alarms',
      'app-check',
      'app-packages',
      'app-series',
      'apps',
      'beta',
      'comments',
      'pricing',
      'provisioning',
      'qualification',
      'store-experiments',
      'store-listing',
      'teams',
    ],
    input: 'versionInput',
    output: 'versionAnswer',
  },
  'versions.app-version.create': {
    ...edit,
    method: 'POST',
    path: `${base}/app/version`,
    title: 'Create app version',
    input: 'createVersionInput',
    output: 'changedVersion',
  },
  'versions.app-version.update': {
    ...edit,
    method: 'PUT',
    path: `${base}/app/version`,
    title: 'Update app version',
    input: 'updateVersionInput',
    output: 'changedVersion',
  },
  'versions.app-version.delete': {
    ...edit,
    method: 'DELETE',
    path: `${base}/app/version`,
    title: 'Delete app version',
    input: 'versionIdInput',
  },
  'versions.app-version.list': {
    method: 'GET',
    path: `${base}/app/version/list`,
    title: 'List app versions',
    input: 'versionListInput',
    output: 'versionPage',
  },
  'versions.version-language.delete': {
    ...edit,
    method: 'DELETE',
    path: `${base}/app/version/language`,
    title: 'Delete a language of a version',
    confirm: 'click',
    input: 'deleteLanguageInput',
    output: 'changedVersion',
  },
})

/** Changes of state. */
const lifecycleCalls = define({
  'versions.on-shelf.submit': {
    ...release,
    method: 'PUT',
    path: `${base}/version/on-shelf`,
    title: 'Put version on shelf',
    input: 'submitInput',
    output: 'changedVersion',
  },
  'versions.on-shelf.cancel': {
    ...release,
    method: 'PUT',
    path: `${base}/version/on-shelf/cancel`,
    title: 'Cancel on-shelf request',
    confirm: 'click',
    input: 'versionIdInput',
    output: 'changedVersion',
  },
  'versions.shelf-off.submit': {
    ...release,
    method: 'PUT',
    path: `${base}/version/shelf-off`,
    title: 'Take version off shelf',
    effect: 'destroy',
    confirm: 'typed',
    input: 'shelfOffInput',
    output: 'changedVersion',
  },
  'versions.shelf-off.cancel': {
    ...release,
    method: 'PUT',
    path: `${base}/version/shelf-off/cancel`,
    title: 'Cancel shelf-off request',
    input: 'versionIdInput',
    output: 'changedVersion',
  },
  'versions.on-shelf-time.update': {
    ...release,
    method: 'PUT',
    path: `${base}/version/on-shelf/time`,
    title: 'Set on-shelf time',
    input: 'onShelfTimeInput',
    output: 'changedVersion',
  },
  'versions.rollback.submit': {
    ...release,
    method: 'PUT',
    path: `${base}/version/rollback`,
    title: 'Roll back version',
    confirm: 'dialog',
    input: 'rollbackInput',
    output: 'changedVersion',
  },
  'versions.audit.urge': {
    ...release,
    method: 'PUT',
    path: `${base}/version/audit/urge`,
    title: 'Urge version audit',
    input: 'versionIdInput',
    output: 'changedVersion',
  },
  'versions.test-release.submit': {
    ...release,
    method: 'PUT',
    path: `${base}/version/test-release`,
    title: 'Release test version',
    input: 'testReleaseInput',
    output: 'changedVersion',
  },
  'versions.open-test.submit': {
    ...release,
    method: 'PUT',
    path: `${base}/version/open-test`,
    title: 'Release open test version',
    input: 'testReleaseInput',
    output: 'changedVersion',
  },
  'versions.phased-release.update': {
    ...release,
    method: 'PUT',
    path: `${base}/version/phased-release`,
    title: 'Update phased release',
    input: 'phasedReleaseInput',
    output: 'changedVersion',
  },
})

/** Live and previous versions. */
const readingCalls = define({
  'versions.last-on-shelf.get': {
    method: 'GET',
    path: `${base}/version/last-on-shelf`,
    title: 'Get last on-shelf version',
    input: 'appInput',
    output: 'lastOnShelfAnswer',
  },
  'versions.on-shelf.get': {
    method: 'GET',
    path: `${base}/version/on-shelf`,
    title: 'Get on-shelf version',
    input: 'appInput',
    output: 'onShelfAnswer',
  },
  'versions.phased-release-history.get': {
    method: 'GET',
    path: `${base}/version/phased-release/history`,
    title: 'Get phased release history',
    input: 'phasedHistoryInput',
    output: 'phasedHistoryPage',
  },
  'versions.phased-release-figures.get': {
    spec: 'ours',
    method: 'GET',
    path: `${base}/version/phased-release/figures`,
    title: 'Get phased release figures',
    follows: ['reports'],
    input: 'phasedFiguresInput',
    output: 'phasedFiguresAnswer',
  },
  'versions.history-version.get': {
    method: 'GET',
    path: `${base}/app/history-version`,
    title: 'Get historical version',
    input: 'versionIdInput',
    output: 'historyVersionAnswer',
  },
  'versions.history-version.list': {
    method: 'GET',
    path: `${base}/app/history-version/list`,
    title: 'List historical versions',
    input: 'appListInput',
    output: 'versionPage',
  },
  'versions.test-version.list': {
    method: 'POST',
    effect: 'read',
    path: `${base}/app/test/version/list`,
    title: 'List test versions',
    input: 'appListInput',
    output: 'versionPage',
  },
})

/** Read-only checks. */
const checkCalls = define({
  'versions.test-user-group.list': {
    spec: 'ours',
    follows: ['app-packages', 'apps', 'beta'],
    method: 'GET',
    path: `${base}/test-user/group/list`,
    title: 'List test-user groups that a version can go to',
    input: 'appInput',
    output: 'testUserGroupList',
  },
  'versions.test-user-group.check': {
    method: 'GET',
    follows: ['app-packages', 'apps', 'beta'],
    path: `${base}/test-user/group/check`,
    title: 'Check test-user group',
    input: 'testUserGroupInput',
    output: 'testUserGroupAnswer',
  },
  'versions.agreement.check': {
    method: 'POST',
    effect: 'read',
    path: `${base}/agreement/check`,
    title: 'Check agreement',
    input: 'agreementCheckInput',
    output: 'agreementCheckAnswer',
  },
  'versions.country-change.check': {
    spec: 'ours',
    method: 'POST',
    effect: 'read',
    path: `${base}/app/countries/check`,
    title: 'Check change of countries',
    follows: ['app-packages', 'apps', 'qualification'],
    input: 'countryChangeInput',
    output: 'documentChanges',
  },
  'versions.app-name.check': {
    method: 'POST',
    effect: 'read',
    path: `${base}/app/name/check`,
    title: 'Check app name',
    input: 'appNameCheckInput',
    output: 'appNameCheckAnswer',
  },
})

/** Reviews of advertising images. */
const uadCalls = define({
  'versions.uad-review-task.get': {
    method: 'GET',
    path: `${base}/manage/app/uad/review/task`,
    title: 'Get UAD review task',
    input: 'uadTaskInput',
    output: 'uadTaskAnswer',
  },
  'versions.uad-review-task.create': {
    ...edit,
    method: 'POST',
    path: `${base}/manage/app/uad/review/task`,
    title: 'Create UAD review task',
    input: 'createUadTaskInput',
    output: 'uadTaskMade',
  },
  'versions.uad-review-task.submit': {
    ...release,
    method: 'POST',
    path: `${base}/manage/app/uad/review/task/submit`,
    title: 'Submit UAD review task',
    input: 'submitUadTaskInput',
    output: 'uadTaskMade',
  },
})

export { distributionCalls } from './contract/distribution.ts'

/** Calls of the areas `versions` and, as far as screens make them, `distribution`. */
export const calls = {
  ...versionCalls,
  ...lifecycleCalls,
  ...readingCalls,
  ...checkCalls,
  ...uadCalls,
  ...distributionReadCalls,
}
