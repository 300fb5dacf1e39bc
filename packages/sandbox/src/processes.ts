import * as v from 'valibot'
import { languages } from '@console-widgets/core'
import type { processCalls } from '@console-widgets/core/contract'
import { largestPageSize } from '@console-widgets/core/model'
import { id, listInput, objectId, uploadUrlInput } from '@console-widgets/core/schemas'
import { menu } from '@console-widgets/platform/orchestration/menu'
import { briefUser, members, rights, team, user } from '@console-widgets/platform/orchestration/people'
import { fileAuthCode, keptFile } from '@console-widgets/platform/orchestration/own-files'
import { ownWhiteList } from '@console-widgets/platform/orchestration/own-white-list'
import { process, type CallPart, type Process } from '@console-widgets/platform/orchestration/process'
import { galleryLevel } from './gallery-level.ts'

const none = v.object({})
const list = v.object(listInput)
const ofApp = v.object({ appId: id })
const listOfApp = v.object({ appId: id, ...listInput })
const ofVersion = v.object({ appId: id, versionId: v.optional(id) })
const submission = v.object({ appId: id, versionId: id })
type OfApp = v.InferOutput<typeof ofApp>

/** Rows per section of an overview. */
const overview = 5

const appOf: CallPart<OfApp> = { call: 'apps.app.get', input: ({ appId }) => ({ appId }) }
const seriesOf: CallPart<OfApp> = { call: 'app-series.action.query', input: ({ appId }) => ({ appId }) }
const packagesOf: CallPart<OfApp> = { call: 'app-packages.package.list', input: ({ appId }) => ({ appId }) }
const onShelfOf: CallPart<OfApp> = { call: 'versions.on-shelf.get', input: ({ appId }) => ({ appId }) }

/** Composition of each declared process. */
export const processes: Readonly<Record<keyof typeof processCalls, Process>> = {
  'orchestration.user-info.get': process(none, { user, team, rights }),
  'orchestration.user-brief-info.get': process(none, { user: briefUser }),
  'orchestration.user-detail-info.get': process(none, {
    user,
    team,
    rights,
    projects: { call: 'projects.developer-project-with-members.list', input: () => ({ maxReqCount: largestPageSize }) },
  }),
  'orchestration.team-member.list': process(none, { members }),
  'orchestration.home-page-info.get': process(none, {
    menu,
    team,
    apps: { call: 'apps.app.list', input: () => ({ maxReqCount: overview, sort: '-updateTime' }) },
    projects: { call: 'projects.project.list', input: () => ({ maxReqCount: overview, sort: '-updateTime' }) },
    versions: { call: 'versions.app-version.list', input: () => ({ maxReqCount: overview, sort: '-updateTime' }) },
  }),
  'orchestration.app.list': process(list, { apps: { call: 'apps.app.list', input: (params) => params } }),
  'orchestration.app-list-init-info.get': process(none, {
    kinds: { call: 'apps.app-kind.list', input: () => ({}) },
    projects: { call: 'projects.project.list', input: () => ({ maxReqCount: largestPageSize, sort: 'projectName' }) },
    apps: { call: 'apps.app.list', input: () => ({ sort: '-updateTime' }) },
  }),
  'orchestration.complete-app-info.get': process(ofApp, {
    app: appOf,
    location: { call: 'apps.app-location.get', input: ({ appId }) => ({ appId }) },
    version: { call: 'versions.app-version.get', input: ({ appId }) => ({ appId }) },
    onShelf: onShelfOf,
    packages: packagesOf,
  }),
  'orchestration.complete-version-info.get': process(ofVersion, {
    app: appOf,
    version: { call: 'versions.app-version.get', input: (params) => params },
    lastOnShelf: { call: 'versions.last-on-shelf.get', input: ({ appId }) => ({ appId }) },
    packages: packagesOf,
  }),
  // An app for another framework is shown with the others of its series.
  'orchestration.harmony-complete-app-info.get': process(ofApp, {
    app: appOf,
    series: seriesOf,
    version: { call: 'versions.app-version.get', input: ({ appId }) => ({ appId }) },
    onShelf: onShelfOf,
    packages: packagesOf,
  }),
  'orchestration.harmony-complete-version-info.get': process(ofVersion, {
    app: appOf,
    series: seriesOf,
    version: { call: 'versions.app-version.get', input: (params) => params },
    packages: packagesOf,
  }),
  'orchestration.menu-and-version-info.get': process(ofApp, {
    menu,
    version: { call: 'versions.app-version.get', input: ({ appId }) => ({ appId }) },
    onShelf: onShelfOf,
  }),
  'orchestration.menu-app-and-project-info.get': process(ofApp, {
    menu,
    app: appOf,
    project: {
      call: 'projects.mapping.list',
      input: ({ appId }) => ({ filter: [`appId:=:${encodeURIComponent(appId)}`] }),
    },
  }),
  'orchestration.info-center-info.get': process(v.object({ language: v.optional(v.picklist(languages)) }), {
    notices: { call: 'notices.notice.list', input: (params) => params },
  }),
  // The newest package that is ready, with its signer.
  'orchestration.sign-info.get': process(ofApp, {
    packages: {
      call: 'app-packages.package.list',
      input: ({ appId }) => ({ appId, filter: ['successStatus:=:0'], sort: '-createTime', maxReqCount: 1 }),
    },
  }),
  'orchestration.app-transfer.check': process(v.object({ appId: id, projectId: id }), {
    check: { call: 'apps.app-move.check', input: (params) => params },
  }),
  'orchestration.pioneer-test-info.get': process(list, {
    tests: { call: 'beta.test.list', input: (params) => params },
  }),
  'orchestration.material-test.list': process(listOfApp, {
    tests: { call: 'store-experiments.material-test.list', input: (params) => params },
  }),
  'orchestration.apk.list': process(listOfApp, {
    packages: { call: 'distribution.apk.list', input: (params) => params },
  }),
  'orchestration.wpk.list': process(listOfApp, {
    packages: { call: 'distribution.wpk.list', input: (params) => params },
  }),
  'orchestration.rpk.list': process(list, {
    packages: { call: 'app-packages.rpk-list.query', input: (params) => params },
  }),
  'orchestration.version-on-shelf.submit': process(submission, {
    submission: { call: 'versions.on-shelf.submit', input: (params) => params },
  }),
  'orchestration.extra-app-info.get': process(ofApp, {
    listing: { call: 'store-listing.listing.get', input: ({ appId }) => ({ appId }) },
    documents: { call: 'qualification.requirement.list', input: ({ appId }) => ({ appId }) },
    rating: { call: 'age-rating.rating-v2.get', input: ({ appId }) => ({ appId }) },
    price: { call: 'pricing.product-price.get', input: ({ appId }) => ({ appId }) },
    privacy: { call: 'privacy.declaration.get', input: ({ appId }) => ({ appId }) },
  }),
  'orchestration.gallery-level.get': process(ofApp, {
    rating: { call: 'store-listing.portal-rating.get', input: ({ appId }) => ({ appId }) },
    quality: {
      call: 'reports.device-info.get',
      input: ({ appId }) => ({ appId, comparison: 'none', maxReqCount: 1 }),
    },
    checks: {
      call: 'app-check.check.list',
      input: ({ appId }) => ({ appId, sort: '-createTime', maxReqCount: 10 }),
    },
    level: { of: ['rating', 'quality', 'checks'], sum: galleryLevel },
  }),
  'orchestration.white-list.get': process(none, { whiteList: ownWhiteList }),
  'orchestration.service-status.get': process(v.object({ projectId: id }), {
    status: { call: 'delegate-services.service-status.get', input: (params) => params },
  }),
  'orchestration.detection-task.query': process(v.object({ taskId: id }), {
    task: { call: 'store-listing.detection.query', input: (params) => params },
  }),
  'orchestration.file-auth-code.get': process(uploadUrlInput, { file: fileAuthCode }),
  'orchestration.temporary-file.move-to-normal': process(v.object({ objectId }), { file: keptFile }),
  'orchestration.developer-comment.query': process(v.looseObject({ appId: id }), {
    reviews: { call: 'comments.developer-comment.query', input: (params) => params },
    stats: { call: 'comments.stats.query', input: (params) => params },
  }),
  // Its parts are chosen by name: a reply is created or updated.
  'orchestration.developer-comment.manage': process(v.looseObject({ devReplyContent: v.string() }), {
    reply: { call: 'comments.reply.create', input: (params) => params },
    update: { call: 'comments.reply.update', input: (params) => params },
  }),
}
