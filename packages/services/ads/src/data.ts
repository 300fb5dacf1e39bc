import type { AnswerOf, InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { createFileService, readObjectAddresses } from '@console-widgets/core/files'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import {
  accountListFields,
  adProjectListFields,
  adsAppListFields,
  configListFields,
  deviceListFields,
  eventPostbackListFields,
  materialListFields,
  monitorLinkListFields,
} from './model.ts'

/** An ad account. */
export type Account = ItemOf<(typeof calls)['ads.account-authorization.list']>
/** An app in an ad account. */
export type AdsApp = ItemOf<(typeof calls)['ads.app.list']>
/** A picture, video, or text of ads. */
export type Material = ItemOf<(typeof calls)['ads.material.list']>
/** An ad project with its figures. */
export type AdProject = ItemOf<(typeof calls)['ads.project.list']>
/** What the form of a project sends. */
export type AdProjectInput = InputOf<(typeof calls)['ads.project.create']>
/** A day of a project as the network expects it. */
export type Forecast = AnswerOf<(typeof calls)['ads.project-forecast.get']>
/** What a forecast is about. */
export type ForecastInput = InputOf<(typeof calls)['ads.project-forecast.get']>
/** The materials of a project, compared. */
export type Comparison = AnswerOf<(typeof calls)['ads.material-comparison.get']>
/** A monitor link. */
export type MonitorLink = ItemOf<(typeof calls)['ads.monitor-link.list']>
/** A monitor link with its counts. */
export type MonitorLinkDetail = AnswerOf<(typeof calls)['ads.monitor-link.get']>
/** Where a monitor link leads, step by step. */
export type Trial = AnswerOf<(typeof calls)['ads.monitor-link.try']>
/** A postback of an event, with its result. */
export type EventPostbackRow = ItemOf<(typeof calls)['ads.event-postback.list']>
/** A device whose clicks aren’t counted. */
export type TestDevice = ItemOf<(typeof calls)['ads.device.list']>
/** What counts as a conversion. */
export type Config = ItemOf<(typeof calls)['ads.config.list']>
/** The report. */
export type Report = AnswerOf<(typeof calls)['ads.report.get']>
/** A row of the report. */
export type ReportRow = Report['items'][number]

/** Time after which what waits for someone is read again, in milliseconds. */
const freshFor = 3000
/** Most choices of a field. */
const most = 100

/** The ad accounts of a team, and the apps in them. */
export function accountsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    accounts: list(calls['ads.account-authorization.list'], {
      id: 'ads.accounts',
      key: 'accountId',
      fields: accountListFields,
      place,
      // A person may be agreeing on another page.
      every: (items) => (items.some(({ state }) => state !== 'authorized') ? freshFor : undefined),
    }),
    authorize: mutation(calls['ads.account-authorization.create']),
    renew: mutation(calls['ads.account-authorization.update']),
    revoke: mutation(calls['ads.account-authorization.delete']),
  }
}

/** Apps in ad accounts. */
export function adsAppsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    adsApps: list(calls['ads.app.list'], { id: 'ads.apps', key: 'adsAppId', fields: adsAppListFields, place }),
    add: mutation(calls['ads.app.create']),
    update: mutation(calls['ads.app.update']),
    remove: mutation(calls['ads.app.delete']),
  }
}

/** Accounts, apps, and materials to choose from. */
export function choicesData(console: Console) {
  const { query } = dataOf(console)
  return {
    accounts: query(calls['ads.account-authorization.list'], { maxReqCount: most }),
    adsApps: query(calls['ads.app.list'], { maxReqCount: most }),
    materials: query(calls['ads.material.list'], { maxReqCount: most }),
    projects: query(calls['ads.project.list'], { maxReqCount: most }),
  }
}

/** Custom pages of an app to which monitor links can lead. */
export function targetsData(console: Console, _place: Place, appId: string) {
  return { targets: dataOf(console).query(calls['ads.target.list'], { appId }) }
}

/** Materials of ads. */
export function materialsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  const files = createFileService(console)
  return {
    materials: list(calls['ads.material.list'], {
      id: 'ads.materials',
      key: 'materialId',
      fields: materialListFields,
      place,
      every: (items) => (items.some(({ state }) => state === 'auditing') ? freshFor : undefined),
    }),
    create: mutation(calls['ads.material.create']),
    update: mutation(calls['ads.material.update']),
    submit: mutation(calls['ads.material.submit']),
    remove: mutation(calls['ads.material.delete']),
    upload: async (file: File) => (await files.upload(file, { bizTag: 'ads' }).done).objectId,
    addresses: (objectIds: readonly string[]) => readObjectAddresses(console, objectIds),
  }
}

/** Ad projects. */
export function projectsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    projects: list(calls['ads.project.list'], {
      id: 'ads.projects',
      key: 'adProjectId',
      fields: adProjectListFields,
      place,
    }),
    create: mutation(calls['ads.project.create']),
    setStatus: mutation(calls['ads.project-status.update']),
    remove: mutation(calls['ads.project.delete']),
  }
}

/** One ad project, with its materials compared. */
export function projectData(console: Console, _place: Place, adProjectId: string) {
  const { mutation, query } = dataOf(console)
  return {
    project: query(calls['ads.project.get'], { adProjectId }),
    comparison: query(calls['ads.material-comparison.get'], { adProjectId }),
    update: mutation(calls['ads.project.update']),
    remove: mutation(calls['ads.project.delete']),
  }
}

/** The forecast of a project’s day, given what it is about as JSON. */
export function forecastData(console: Console, _place: Place, question: string) {
  return {
    forecast: dataOf(console).query(calls['ads.project-forecast.get'], JSON.parse(question) as ForecastInput),
  }
}

/** Monitor links. */
export function linksData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    links: list(calls['ads.monitor-link.list'], {
      id: 'ads.links',
      key: 'monitorLinkId',
      fields: monitorLinkListFields,
      place,
    }),
    create: mutation(calls['ads.monitor-link.create']),
    remove: mutation(calls['ads.monitor-link.delete']),
  }
}

/** One monitor link. */
export function linkData(console: Console, _place: Place, monitorLinkId: string) {
  const { mutation, query } = dataOf(console)
  return {
    link: query(calls['ads.monitor-link.get'], { monitorLinkId }),
    update: mutation(calls['ads.monitor-link.update']),
    remove: mutation(calls['ads.monitor-link.delete']),
  }
}

/** Postbacks of a link’s events, and the secret that signs them. */
export function eventPostbacksData(console: Console, place: Place, monitorLinkId: string) {
  const { list, mutation } = dataOf(console)
  return {
    postbacks: list(calls['ads.event-postback.list'], {
      id: 'ads.event-postbacks',
      key: 'postbackId',
      fields: eventPostbackListFields,
      place,
      input: { monitorLinkId },
      every: (items) => (items.some(({ state }) => state === 'pending') ? freshFor : undefined),
    }),
    renewSecret: mutation(calls['ads.monitor-link-secret.create']),
  }
}

/** Where a monitor link leads on a device. */
export function trialData(
  console: Console,
  _place: Place,
  monitorLinkId: string,
  platform: InputOf<(typeof calls)['ads.monitor-link.try']>['platform'],
  hasApp: boolean,
) {
  return { trial: dataOf(console).query(calls['ads.monitor-link.try'], { monitorLinkId, platform, hasApp }) }
}

/** Test devices. */
export function devicesData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    devices: list(calls['ads.device.list'], {
      id: 'ads.devices',
      key: 'testDeviceId',
      fields: deviceListFields,
      place,
    }),
    create: mutation(calls['ads.device.create']),
    update: mutation(calls['ads.device.update']),
    remove: mutation(calls['ads.device.delete']),
  }
}

/** What counts as a conversion. */
export function configsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    configs: list(calls['ads.config.list'], { id: 'ads.configs', key: 'configId', fields: configListFields, place }),
    create: mutation(calls['ads.config.create']),
    update: mutation(calls['ads.config.update']),
    setStatus: mutation(calls['ads.config-status.update']),
    remove: mutation(calls['ads.config.delete']),
  }
}

/** What a report’s rows are about. */
export type ReportGroup = NonNullable<InputOf<(typeof calls)['ads.report.get']>['groupBy']>

/** The report of some days, in groups, and its totals. Without days, of the last ones. */
export function reportData(console: Console, place: Place, groupBy: ReportGroup, startTime: string, endTime: string) {
  const { list, query } = dataOf(console)
  const input = { groupBy, ...(startTime === '' ? {} : { startTime }), ...(endTime === '' ? {} : { endTime }) }
  return {
    rows: list(calls['ads.report.get'], { id: `ads.report.${groupBy}`, key: 'rowId', fields: {}, place, input }),
    report: query(calls['ads.report.get'], { ...input, maxReqCount: 1 }),
  }
}
