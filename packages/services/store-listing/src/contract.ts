import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/amis/store-listing-manage/v1'
const manage = { permission: 'store-listing.manage' } as const

// A listing is what the versions of an app say, with the name of the app.
const define = defineCalls<typeof schemas>({ follows: ['apps', 'versions'] })

/** Calls of the area `store-listing`. */
export const calls = define({
  'store-listing.listing.get': {
    spec: 'ours',
    method: 'GET',
    path: `${base}/listing`,
    title: 'Get store listing',
    input: 'appIdInput',
    output: 'listingAnswer',
  },
  'store-listing.portal-rating.get': {
    spec: 'named',
    method: 'GET',
    path: `${base}/portal-rating`,
    title: 'Get portal rating',
    follows: ['comments'],
    input: 'appIdInput',
    output: 'portalRating',
    headless: {
      usedBy: 'page',
      why: 'a portal shows the rating beside the listing; the console has it in the reviews',
    },
  },
  'store-listing.context-detection.create': {
    ...manage,
    method: 'POST',
    path: `${base}/context-detection`,
    title: 'Start context detection',
    input: 'versionInput',
    output: 'detection',
  },
  'store-listing.picture-detection.create': {
    ...manage,
    method: 'POST',
    path: `${base}/picture-detection`,
    title: 'Start pictures detection',
    input: 'versionInput',
    output: 'detection',
  },
  'store-listing.video-detection.create': {
    ...manage,
    method: 'POST',
    path: `${base}/video-detection`,
    title: 'Start video detection',
    input: 'videoInput',
    output: 'detection',
  },
  'store-listing.detection.query': {
    method: 'GET',
    path: `${base}/detection`,
    title: 'Query detection by task id',
    input: 'taskIdInput',
    output: 'detection',
    headless: { usedBy: 'page', why: 'it waits for one detection; the page shows the newest ones with the listing' },
  },
  'store-listing.video-parse-result.get': {
    method: 'POST',
    effect: 'read',
    path: `${base}/video-parse-result`,
    title: 'Get video parse result',
    input: 'taskIdInput',
    output: 'videoParseResult',
  },
  'store-listing.upload-param.get': {
    method: 'POST',
    effect: 'read',
    path: `${base}/get-upload-param`,
    title: 'Get upload parameters',
    output: 'uploadParamAnswer',
  },
  'store-listing.fit-info-detection.get': {
    method: 'GET',
    path: `${base}/fit-info-detection`,
    title: 'Get fit-info detection by appId',
    follows: ['app-packages'],
    input: 'appIdInput',
    output: 'fitInfoAnswer',
  },
  'store-listing.phone.list': {
    method: 'GET',
    path: `${base}/phone/list`,
    title: 'List phones',
    input: 'phoneListInput',
    output: 'phoneList',
    headless: { usedBy: 'page', why: 'the page shows the same devices, with the package that each of them gets' },
  },
  'store-listing.copyright-rule.query': {
    method: 'POST',
    effect: 'read',
    path: `${base}/copyright-rule/query`,
    title: 'Query copyright rules',
    input: 'ruleQuery',
    output: 'ruleList',
    headless: { usedBy: 'page', why: 'the page of documents shows the rules that apply to an app' },
  },
  'store-listing.tag-qualification-dependency.list': {
    method: 'GET',
    path: `${base}/tag-qualification-dependency/list`,
    title: 'Tag qualification dependencies',
    input: 'ruleQuery',
    output: 'ruleList',
    headless: { usedBy: 'page', why: 'the page of documents shows the rules that apply to an app' },
  },
  'store-listing.tag-qualification-definition.list': {
    method: 'GET',
    path: `${base}/tag-qualification-definition/list`,
    title: 'Tag qualification definitions',
    output: 'definitionList',
    headless: { usedBy: 'page', why: 'the form of a document has its definition built in' },
  },
  'store-listing.app-kind.list': {
    method: 'POST',
    effect: 'read',
    path: `${base}/app-kind/list`,
    title: 'List app kinds',
    input: 'appKindInput',
    output: 'appKinds',
    headless: { usedBy: 'page', why: 'the forms of apps read the same categories by the call of their own area' },
  },
  'store-listing.grey-upgrade-param.query': {
    method: 'POST',
    effect: 'read',
    path: `${base}/grey-upgrade-param/query`,
    title: 'Grey-upgrade parameters',
    output: 'greyUpgradeParam',
    headless: { usedBy: 'pipeline', why: 'the plan of a phased release has these limits built in' },
  },
})
