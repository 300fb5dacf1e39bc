import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { orchestrationCalls } from '@console-widgets/core/contract'
import { largestPageSize } from '@console-widgets/core/model'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import {
  apiKeyListFields,
  exemptionFeature,
  mappingListFields,
  oauthClientListFields,
  projectListFields,
  projectLimits,
} from './model.ts'

/** A project as listed. */
export type ProjectSummary = ItemOf<(typeof calls)['projects.project.list']>
/** A project with its apps and members. */
export type Project = AnswerOf<(typeof calls)['projects.project.get']>
export type ProjectMember = Project['members'][number]
export type ProjectApp = Project['appList'][number]
/** A configuration file that a project provides. */
export type ProjectFile = AnswerOf<(typeof calls)['projects.config-file.get']>
/** Client that an app signs in as. */
export type Mapping = ItemOf<(typeof calls)['projects.mapping.list']>

/** A cloud service that a project can order. */
export type OfferedService = AnswerOf<(typeof calls)['projects.region-service-strategy.get']>['services'][number]
/** A region in which a service is offered, and what keeps the project from ordering it there. */
export type OfferedRegion = OfferedService['regions'][number]
/** An order of a cloud service. */
export type ServiceOrder = ItemOf<(typeof calls)['projects.service-order.list']>
/** A request to approve an order. */
export type OrderRequest = ItemOf<(typeof calls)['projects.order.query']>

/** Where the developer alliance's register differs from an app. */
export type AllianceDiff = AnswerOf<(typeof calls)['projects.alliance-diff.list']>['items'][number]

/** An API key of an app. */
export type ApiKey = ItemOf<(typeof calls)['delegate-services.api-key.get']>
/** An API that the apps of a project call. */
export type ProjectApi = AnswerOf<(typeof calls)['delegate-services.project-api.get']>['apis'][number]

/** An OAuth client of an app. */
export type OauthClient = ItemOf<(typeof calls)['app-oauth.app-oauth.get']>

/** Milliseconds between looks at orders: while one waits for its approval, and otherwise. */
const soon = 1500
const orderCheck = 30_000

/** Project list and its actions. */
export function projectsData(console: Console, place: Place) {
  const { list, query, mutation } = dataOf(console)
  return {
    projects: list(calls['projects.project.list'], {
      id: 'projects',
      key: 'projectId',
      fields: projectListFields,
      place,
    }),
    /** Whether the user can create a project, and the obstacle if not. */
    entrance: query(calls['projects.spark-project-entrance.check'], undefined),
    create: mutation(calls['projects.project.create']),
    remove: mutation(calls['projects.project.delete']),
  }
}

/** All projects of the team by name, for a selection. */
export function projectChoicesData(console: Console) {
  return {
    choices: dataOf(console).query(calls['projects.project.list'], {
      sort: 'projectName',
      maxReqCount: projectLimits.projectsPerTeam,
    }),
  }
}

/** One project with its details and actions. */
export function projectData(console: Console, _place: Place, projectId: string) {
  const { query, mutation } = dataOf(console)
  return {
    project: query(calls['projects.project.get'], { projectId }),
    counts: query(calls['delegate-services.homepage-aggregate.get'], { projectId }),
    region: query(calls['projects.region.get'], { projectId }),
    tenant: query(calls['projects.tenant-project.get'], { projectId }),
    serverFile: query(calls['projects.server-file.get'], { projectId }),
    update: mutation(calls['projects.project.update']),
    remove: mutation(calls['projects.project.delete']),
    setRegion: mutation(calls['projects.region.create']),
    setRegions: mutation(calls['projects.region.update']),
    setProperties: mutation(calls['projects.project-property.manage']),
    setTenant: mutation(calls['projects.tenant-project.update']),
    removeTenant: mutation(calls['projects.tenant-project.delete']),
    /** Obstacles to making a region the default. */
    verifyRegion: (region: NonNullable<Project['region']>) =>
      console.invoke(calls['projects.region.verify'], { projectId, region }),
    /** Saves the project as the current one (R21). */
    keepInView: ({ region }: Project) =>
      console.keys.set('projectInfo', { productID: projectId, projectId, region: region ?? '' }),
  }
}

/** Build configuration of an app in a project. */
export function configFileData(console: Console, _place: Place, projectId: string, appId: string) {
  return { file: dataOf(console).query(calls['projects.config-file.get'], { projectId, appId }) }
}

/** Cloud services that a project can order, its orders, and the requests for those that need an approval. */
export function projectServicesData(console: Console, _place: Place, projectId: string) {
  const { query, mutation } = dataOf(console)
  const all = { projectId, maxReqCount: largestPageSize }
  return {
    strategy: query(calls['projects.region-service-strategy.get'], { projectId }),
    orders: query(calls['projects.service-order.list'], all, {
      every: ({ items }) => (items.some(({ state }) => state === 'ordered') ? soon : orderCheck),
    }),
    requests: query(calls['projects.order.query'], all, {
      every: ({ items }) => (items.some(({ state }) => state === 'submitted') ? soon : undefined),
    }),
    order: mutation(calls['projects.service-order.create']),
    apply: mutation(calls['projects.order.apply']),
    sign: mutation(calls['projects.agreement.sign']),
    cancel: mutation(calls['projects.service-order.delete']),
  }
}

/** White lists that the team is on, which only the China zone knows (R164). */
export function whiteListData(console: Console) {
  const call = orchestrationCalls['orchestration.white-list.get']
  return { lookup: dataOf(console).query(call, { apiName: 'whiteList', params: '{}' }) }
}

/** Whether the platform exempts the team’s orders from approval, by the answer of a lookup. */
export function isExempt({ result }: AnswerOf<(typeof orchestrationCalls)['orchestration.white-list.get']>): boolean {
  const { features } = (result.whiteList ?? {}) as { features?: Readonly<Record<string, boolean>> }
  return features?.[exemptionFeature] ?? false
}

/** What a request for an approval has to say. */
export function orderConfigData(
  console: Console,
  _place: Place,
  projectId: string,
  service: string,
  region: OfferedRegion['region'],
) {
  return { config: dataOf(console).query(calls['projects.order-config.get'], { projectId, service, region }) }
}

/** One order, and the APIs of its service. */
export function serviceOrderData(console: Console, _place: Place, { projectId, orderId, service }: ServiceOrder) {
  const { query } = dataOf(console)
  return {
    order: query(calls['projects.service-order.get'], { projectId, orderId }),
    apis: query(calls['projects.api-service.get'], { projectId, service }),
  }
}

/** Where the developer alliance's register differs from the apps of a project. */
export function allianceData(console: Console, _place: Place, projectId: string) {
  const { query, mutation } = dataOf(console)
  return {
    differences: query(calls['projects.alliance-diff.list'], { projectId }),
    resolve: mutation(calls['projects.alliance-diff.resolve']),
    take: mutation(calls['projects.alliance-diff.take']),
  }
}

/** API keys of the apps of a project. */
export function apiKeysData(console: Console, place: Place, projectId: string) {
  const { list, mutation } = dataOf(console)
  return {
    keys: list(calls['delegate-services.api-key.get'], {
      id: 'api-keys',
      key: 'keyId',
      fields: apiKeyListFields,
      input: { projectId },
      place,
    }),
    create: mutation(calls['delegate-services.api-key.create']),
    update: mutation(calls['delegate-services.api-key.update']),
    remove: mutation(calls['delegate-services.api-key.delete']),
  }
}

/** APIs that the apps of a project can call. */
export function projectApisData(console: Console, _place: Place, projectId: string) {
  const { query, mutation } = dataOf(console)
  return {
    apis: query(calls['delegate-services.project-api.get'], { projectId }),
    turnOn: mutation(calls['delegate-services.project-api.create']),
    turnOff: mutation(calls['delegate-services.project-api.delete']),
  }
}

/** Status of every service of a project. */
export function serviceStatusData(console: Console, _place: Place, projectId: string) {
  return {
    status: dataOf(console).query(
      calls['delegate-services.service-status.get'],
      { projectId },
      { every: () => orderCheck },
    ),
  }
}

/** OAuth clients of an app. */
export function oauthClientsData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    clients: list(calls['app-oauth.app-oauth.get'], {
      id: 'oauth-clients',
      key: 'clientId',
      fields: oauthClientListFields,
      input: { appId },
      place,
    }),
    create: mutation(calls['app-oauth.app-oauth.create']),
    update: mutation(calls['app-oauth.app-oauth.update']),
    remove: mutation(calls['app-oauth.app-oauth.delete']),
  }
}

/** Client that each app signs in as, and its project. */
export function mappingsData(console: Console, place: Place) {
  return {
    mappings: dataOf(console).list(calls['projects.mapping.list'], {
      id: 'mappings',
      key: 'appId',
      fields: mappingListFields,
      place,
    }),
  }
}
