import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/reports/v1'
const app = `${base}/apps/{appId}`

const get = { method: 'GET', spec: 'named' } as const
/** A report of one app, and one of all the team's apps: each is an entry of `reports` in the model. */
const ofApp = { ...get, input: 'appReportInput', output: 'reportAnswer' } as const
const ofTeam = { ...get, input: 'teamReportInput', output: 'reportAnswer' } as const
const finance = { permission: 'reports.finance' } as const
/**
 * Specified as GET although they change data. They keep the method but are declared as changes, so that they require
 * the session's CSRF token, and opening a URL can't trigger them.
 */
const change = { method: 'GET', effect: 'write', spec: 'named' } as const

const define = defineCalls<typeof schemas>()

const appCalls = define({
  'reports.app-overview.get': { ...ofApp, path: `${app}/overview`, title: 'App overview report' },
  'reports.download-analysis.get': { ...ofApp, path: `${app}/downloads`, title: 'Download analysis' },
  'reports.source-analysis.get': { ...ofApp, path: `${app}/sources`, title: 'Source analysis' },
  'reports.game-reservation.get': { ...ofApp, path: `${app}/reservations`, title: 'Game reservation report' },
  'reports.material-test.get': { ...ofApp, path: `${app}/material-tests`, title: 'Material tests report' },
  'reports.realtime-material-test.get': {
    ...ofApp,
    path: `${app}/material-tests/realtime`,
    title: 'Realtime material tests report',
  },
  'reports.retention-material-test.get': {
    ...ofApp,
    path: `${app}/material-tests/retention`,
    title: 'Retention material tests report',
  },
  'reports.hourly-material-test.get': {
    ...ofApp,
    path: `${app}/material-tests/hourly`,
    title: 'Hourly material tests report',
  },
  'reports.app-event.get': { ...ofApp, path: `${app}/events`, title: 'App events report' },
  'reports.custom-event.get': { ...ofApp, spec: 'ours', path: `${app}/custom-events`, title: 'Custom events report' },
  'reports.activity-award.get': { ...ofApp, path: `${app}/awards`, title: 'Activity awards report' },
  'reports.activity-coupon.get': { ...ofApp, path: `${app}/coupons`, title: 'Activity coupons report' },
  'reports.in-app-purchase.get': { ...ofApp, ...finance, path: `${app}/purchases`, title: 'In-app purchase report' },
  'reports.add-analysis.get': { ...ofApp, path: `${app}/new-people`, title: 'Add analysis (new users)' },
  'reports.keep-analysis.get': {
    ...ofApp,
    path: `${app}/kept-people`,
    title: 'Keep analysis (retained users)',
    output: 'cohortAnswer',
  },
  'reports.install-failure.get': { ...ofApp, path: `${app}/install-failures`, title: 'Install failures report' },
  'reports.order.get': { ...ofApp, ...finance, path: `${app}/orders`, title: 'Orders report' },
  'reports.device-info.get': { ...ofApp, path: `${app}/devices`, title: 'Device info report' },
  'reports.game-performance.get': { ...ofApp, path: `${app}/game-performance`, title: 'Game performance report' },
  'reports.atomic-service-analysis.get': { ...ofApp, path: `${app}/atomic-services`, title: 'Atomic service analysis' },
  'reports.widget-analysis.get': { ...ofApp, path: `${app}/widgets`, title: 'Widget analysis' },
  'reports.harmony-analysis.get': { ...ofApp, path: `${app}/harmony`, title: 'Harmony analysis' },
  'reports.harmony-analytics-report.query': {
    method: 'POST',
    effect: 'read',
    spec: 'named',
    path: `${base}/harmony-analytics-report`,
    title: 'Harmony analytics report',
    input: 'analyticsReportInput',
    output: 'reportAnswer',
  },
})

const insightCalls = define({
  'reports.base-value.get': {
    ...get,
    path: `${app}/base-values`,
    title: 'Base values',
    input: 'appInput',
    output: 'baseValueAnswer',
  },
  'reports.portrait-analysis.get': {
    ...get,
    path: `${app}/portrait`,
    title: 'Portrait analysis',
    input: 'portraitInput',
    output: 'portraitAnswer',
  },
  'reports.diagnosis-advice.get': {
    ...get,
    path: `${app}/advice`,
    title: 'Diagnosis advice',
    input: 'appInput',
    output: 'adviceAnswer',
  },
  'reports.game-industry-indicator-set.get': {
    ...get,
    path: `${base}/game-indicators`,
    title: 'Game industry indicator set',
    output: 'gameIndicatorAnswer',
  },
  'reports.interface-call.report': {
    method: 'POST',
    spec: 'named',
    path: `${base}/interface-calls`,
    title: 'Interface-call report',
    input: 'interfaceCallInput',
    output: 'interfaceCallAnswer',
    headless: { usedBy: 'server', why: 'it reports what its application measured; no person types it' },
  },
})

const teamCalls = define({
  'reports.distribution-dashboard.get': {
    ...ofTeam,
    path: `${base}/dashboards/distribution`,
    title: 'Distribution dashboard',
  },
  'reports.quality-dashboard.get': { ...ofTeam, path: `${base}/dashboards/quality`, title: 'Quality dashboard' },
  'reports.user-dashboard.get': { ...ofTeam, path: `${base}/dashboards/people`, title: 'User dashboard' },
  'reports.finance-dashboard.get': {
    ...ofTeam,
    ...finance,
    path: `${base}/dashboards/finance`,
    title: 'Finance dashboard',
  },
  'reports.message-dashboard.get': { ...ofTeam, path: `${base}/dashboards/messages`, title: 'Message dashboard' },
  'reports.channel-overview.get': { ...ofTeam, path: `${base}/channels`, title: 'Channel overview report' },
  'reports.channel-detail.get': {
    ...ofTeam,
    path: `${base}/channels/{channelId}`,
    title: 'Channel details report',
    input: 'channelDetailInput',
  },
})

const comparisonCalls = define({
  'reports.app-comparison-added.get': {
    ...get,
    path: `${base}/comparison/apps`,
    title: 'Comparison: get added apps',
    output: 'comparedApps',
  },
  'reports.app-comparison-could-add.list': {
    ...get,
    follows: ['app-packages', 'apps', 'projects', 'versions'],
    path: `${base}/comparison/could-add`,
    title: 'Comparison: apps that could be added',
    input: 'comparableAppsInput',
    output: 'comparableAppPage',
  },
  'reports.app-comparison.search': {
    ...get,
    follows: ['app-packages', 'apps', 'projects', 'versions'],
    path: `${base}/comparison/search`,
    title: 'Comparison: search apps',
    input: 'searchAppsInput',
    output: 'comparableAppPage',
  },
  'reports.app-comparison.update': {
    ...change,
    permission: 'reports.manage',
    ofTeam: true,
    path: `${base}/comparison/update`,
    title: 'Comparison: update',
    input: 'updateComparisonInput',
    output: 'comparedApps',
  },
  'reports.app-comparison.toggle': {
    ...change,
    permission: 'reports.manage',
    ofTeam: true,
    path: `${base}/comparison/toggle`,
    title: 'Comparison: toggle',
    input: 'toggleComparisonInput',
    output: 'comparisonStatus',
  },
  'reports.app-comparison-status.get': {
    ...get,
    path: `${base}/comparison/status`,
    title: 'Comparison: status',
    output: 'comparisonStatus',
  },
  'reports.app-comparison-data.get': { ...ofTeam, path: `${base}/comparison/data`, title: 'Comparison: data' },
})

/** Exports. The two specified ones write their own report; the general one takes any report. */
const exportCalls = define({
  'reports.download-analysis.export': {
    ...change,
    touches: [],
    path: `${app}/downloads/export`,
    title: 'Download analysis exports',
    input: 'appExportInput',
    output: 'exportAnswer',
  },
  'reports.harmony-analysis.export': {
    ...change,
    touches: [],
    path: `${app}/harmony/export`,
    title: 'Harmony analysis export',
    input: 'appExportInput',
    output: 'exportAnswer',
  },
  'reports.export.create': {
    method: 'POST',
    spec: 'ours',
    touches: [],
    path: `${base}/exports`,
    title: 'Export a report',
    input: 'createExportInput',
    output: 'exportAnswer',
  },
  'reports.export-task.get': {
    method: 'GET',
    spec: 'ours',
    touches: ['reports.exports'],
    path: `${base}/exports/{taskId}`,
    title: 'Get the export of a report',
    input: 'exportTaskInput',
    output: 'exportTaskAnswer',
  },
  'reports.export-task.cancel': {
    method: 'PUT',
    spec: 'ours',
    touches: ['reports.exports'],
    path: `${base}/exports/{taskId}/cancel`,
    title: 'Cancel the export of a report',
    input: 'exportTaskInput',
    output: 'exportTaskAnswer',
  },
})

const templateTouches = ['reports.templates']
const templateCalls = define({
  'reports.report-template.list': {
    method: 'GET',
    spec: 'named',
    touches: templateTouches,
    path: `${base}/templates`,
    title: 'Report templates',
    input: 'templateListInput',
    output: 'templatePage',
  },
  'reports.report-template.create': {
    method: 'POST',
    spec: 'ours',
    touches: templateTouches,
    permission: 'reports.manage',
    ofTeam: true,
    path: `${base}/templates`,
    title: 'Keep a report as a template',
    input: 'createTemplateInput',
    output: 'reportTemplate',
  },
  'reports.report-template.delete': {
    method: 'DELETE',
    spec: 'ours',
    touches: templateTouches,
    permission: 'reports.manage',
    ofTeam: true,
    confirm: 'click',
    path: `${base}/templates/{templateId}`,
    title: 'Delete a report template',
    input: 'templateIdInput',
  },
})

const newsTouches = ['reports.news']
const news = { method: 'GET', spec: 'named', touches: newsTouches } as const
const newsCalls = define({
  'reports.service-news-latest.get': {
    ...news,
    path: `${base}/news/latest`,
    title: 'Latest service news',
    input: 'newsLanguageInput',
    output: 'latestNews',
  },
  'reports.service-news-view.list': {
    ...news,
    path: `${base}/news`,
    title: 'Service news view list',
    input: 'newsListInput',
    output: 'newsPage',
  },
  'reports.service-news-view-detail.get': {
    ...news,
    path: `${base}/news/{newsId}`,
    title: 'Service news view detail',
    input: 'newsDetailInput',
    output: 'newsDetail',
  },
  'reports.service-news-access-history.update': {
    method: 'PUT',
    spec: 'named',
    touches: newsTouches,
    path: `${base}/news/access-history`,
    title: 'Record service news access history',
    input: 'newsHistoryInput',
    output: 'newsHistoryAnswer',
  },
  'reports.anonymous-service-news.list': {
    ...news,
    auth: 'anonymous',
    path: `${base}/public-news`,
    title: 'Anonymous service news list',
    input: 'newsListInput',
    output: 'publicNewsPage',
  },
  'reports.anonymous-service-news-detail.get': {
    ...news,
    auth: 'anonymous',
    path: `${base}/public-news/{newsId}`,
    title: 'Anonymous service news detail',
    input: 'newsDetailInput',
    output: 'publicNewsDetail',
  },
})

/** Calls of the area `reports`. */
export const calls = {
  ...appCalls,
  ...insightCalls,
  ...teamCalls,
  ...comparisonCalls,
  ...exportCalls,
  ...templateCalls,
  ...newsCalls,
}
