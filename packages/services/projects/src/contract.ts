import { anything, defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/amis/project-manage/v1'
/** Permissions that show an app's packages and state, not just its existence. */
const withApps = { follows: ['app-packages', 'versions'] } as const
const one = `${base}/projects/{projectId}`

/** Projects. */
const projectCalls = defineCalls<typeof schemas>({ follows: ['apps', 'teams.people'] })({
  'projects.project.list': {
    method: 'GET',
    path: `${base}/projects`,
    title: 'List projects',
    spec: 'named',
    ...withApps,
    input: 'projectListInput',
    output: 'projectPage',
  },
  'projects.project.create': {
    method: 'POST',
    path: `${base}/projects`,
    title: 'Create project',
    spec: 'named',
    permission: 'projects.manage',
    input: 'createProjectInput',
    output: 'project',
  },
  'projects.project.get': {
    method: 'GET',
    path: one,
    title: 'Get project',
    spec: 'named',
    follows: [...withApps.follows, 'teams'],
    input: 'projectIdInput',
    output: 'project',
  },
  'projects.project.update': {
    method: 'PUT',
    path: one,
    title: 'Update project',
    spec: 'named',
    permission: 'projects.manage',
    input: 'updateProjectInput',
    output: 'project',
  },
  'projects.project.delete': {
    method: 'DELETE',
    path: one,
    title: 'Delete project',
    spec: 'named',
    permission: 'projects.delete',
    confirm: 'typed',
    input: 'projectIdInput',
  },
  'projects.developer-project-with-members.list': {
    method: 'GET',
    path: `${base}/developer-projects`,
    title: 'Developer projects with members',
    spec: 'named',
    input: 'projectListInput',
    output: 'projectWithMembersPage',
    headless: { usedBy: 'pipeline', why: 'it reports on all projects; the screen of a project shows its own members' },
  },
  'projects.config-file.get': {
    method: 'GET',
    path: `${one}/config-file`,
    title: 'Config file',
    spec: 'named',
    permission: 'projects.files',
    follows: [...withApps.follows, 'delegate-services'],
    input: 'configFileInput',
    output: 'projectFile',
  },
  'projects.server-file.get': {
    method: 'GET',
    path: `${one}/server-file`,
    title: 'Server file',
    spec: 'named',
    permission: 'projects.files',
    input: 'projectIdInput',
    output: 'projectFile',
  },
  'projects.region.get': {
    method: 'GET',
    path: `${one}/region`,
    title: 'Get project region',
    spec: 'named',
    input: 'projectIdInput',
    output: 'projectRegion',
  },
  'projects.region.verify': {
    method: 'POST',
    path: `${one}/region/verify`,
    title: 'Verify project region',
    spec: 'named',
    effect: 'read',
    input: 'regionInput',
    output: 'regionVerdict',
  },
  'projects.region.create': {
    method: 'POST',
    path: `${one}/region`,
    title: 'Create project region',
    spec: 'named',
    permission: 'projects.manage',
    confirm: 'dialog',
    input: 'regionInput',
    output: 'projectRegion',
  },
  'projects.region.update': {
    method: 'PUT',
    path: `${one}/region`,
    title: 'Update project region',
    spec: 'named',
    permission: 'projects.manage',
    input: 'regionsInput',
    output: 'projectRegion',
  },
  'projects.tenant-project.get': {
    method: 'GET',
    path: `${one}/tenant`,
    title: 'Get tenant project',
    spec: 'named',
    input: 'projectIdInput',
    output: 'tenantProject',
  },
  'projects.tenant-project.update': {
    method: 'PUT',
    path: `${one}/tenant`,
    title: 'Update tenant project',
    spec: 'named',
    permission: 'projects.manage',
    input: 'updateTenantProjectInput',
    output: 'tenantProject',
  },
  'projects.tenant-project.delete': {
    method: 'DELETE',
    path: `${one}/tenant`,
    title: 'Delete tenant project',
    spec: 'named',
    permission: 'projects.manage',
    input: 'projectIdInput',
  },
  'projects.project-property.manage': {
    method: 'PUT',
    path: `${one}/properties`,
    title: 'Project property',
    spec: 'named',
    permission: 'projects.manage',
    input: 'managePropertiesInput',
    output: 'propertiesAnswer',
  },
  'projects.mapping.list': {
    method: 'GET',
    path: `${base}/mappings`,
    title: 'Mappings',
    spec: 'named',
    ...withApps,
    input: 'projectListInput',
    output: 'mappingPage',
  },
  'projects.spark-project-entrance.check': {
    method: 'GET',
    path: `${base}/spark-project/entrance`,
    title: 'Check spark-project entrance',
    spec: 'named',
    output: 'entranceAnswer',
  },
})

/** What orders change: which services a project can use, and therefore what they take. */
const ofOrders = { spec: 'named', touches: ['projects.orders'] } as const
const manage = { permission: 'projects.manage' } as const

/** Cloud services that projects order. */
const orderCalls = defineCalls<typeof schemas>()({
  'projects.region-service-strategy.get': {
    ...ofOrders,
    method: 'GET',
    path: `${one}/region-service-strategy`,
    title: 'Region service strategy',
    follows: ['projects'],
    input: 'strategyInput',
    output: 'regionServiceStrategy',
  },
  'projects.service-order.list': {
    ...ofOrders,
    method: 'GET',
    path: `${one}/service-orders`,
    title: 'List service orders',
    input: 'serviceOrderListInput',
    output: 'serviceOrderPage',
  },
  'projects.service-order.get': {
    ...ofOrders,
    method: 'GET',
    path: `${one}/service-orders/{orderId}`,
    title: 'Get service order',
    // It counts what the service stores, whichever service that is.
    follows: [anything],
    input: 'serviceOrderIdInput',
    output: 'serviceOrderDetail',
  },
  'projects.service-order.create': {
    ...ofOrders,
    ...manage,
    method: 'POST',
    path: `${one}/service-orders`,
    title: 'Create service order',
    input: 'createServiceOrderInput',
    output: 'serviceOrderDetail',
  },
  'projects.service-order.delete': {
    ...ofOrders,
    ...manage,
    method: 'DELETE',
    path: `${one}/service-orders/{orderId}`,
    title: 'Delete service order',
    confirm: 'typed',
    input: 'serviceOrderIdInput',
  },
  'projects.agreement.sign': {
    ...ofOrders,
    ...manage,
    method: 'POST',
    path: `${base}/agreements/sign`,
    title: 'Sign agreements',
    input: 'signAgreementInput',
    output: 'signedAgreement',
  },
  'projects.api-service.get': {
    ...ofOrders,
    method: 'GET',
    path: `${one}/api-services/{service}`,
    title: 'API service',
    input: 'apiServiceInput',
    output: 'apiService',
  },
  'projects.order-config.get': {
    ...ofOrders,
    method: 'GET',
    path: `${one}/order-config`,
    title: 'Order config',
    input: 'orderConfigInput',
    output: 'orderConfig',
  },
  'projects.order.apply': {
    ...ofOrders,
    ...manage,
    method: 'POST',
    path: `${one}/orders`,
    title: 'Apply order',
    input: 'applyOrderInput',
    output: 'orderRequest',
  },
  'projects.order.query': {
    ...ofOrders,
    method: 'GET',
    path: `${one}/orders`,
    title: 'Query order',
    input: 'serviceOrderListInput',
    output: 'orderRequestPage',
  },
})

/** OAuth clients of an app, besides the one in its configuration file. */
const clientsOfApp = '/amis/app-oauth-manage/v1/apps/{appId}/clients'
const credentials = { spec: 'named', permission: 'projects.credentials' } as const
const oauthCalls = defineCalls<typeof schemas>()({
  'app-oauth.app-oauth.get': {
    ...credentials,
    method: 'GET',
    path: clientsOfApp,
    title: 'Get app OAuth',
    input: 'oauthClientListInput',
    output: 'oauthClientPage',
  },
  'app-oauth.app-oauth.create': {
    ...credentials,
    method: 'POST',
    path: clientsOfApp,
    title: 'Create app OAuth',
    input: 'createOauthClientInput',
    output: 'oauthClient',
  },
  'app-oauth.app-oauth.update': {
    ...credentials,
    method: 'PUT',
    path: `${clientsOfApp}/{clientId}`,
    title: 'Update app OAuth',
    input: 'updateOauthClientInput',
    output: 'oauthClient',
  },
  'app-oauth.app-oauth.delete': {
    ...credentials,
    method: 'DELETE',
    path: `${clientsOfApp}/{clientId}`,
    title: 'Delete app OAuth',
    input: 'oauthClientIdInput',
  },
  'app-oauth.client.verify': {
    method: 'POST',
    path: '/amis/app-oauth-manage/v1/clients/verify',
    title: 'Verify the secret of a client, and a redirect address',
    spec: 'ours',
    auth: 'anonymous',
    guard: 'secret',
    effect: 'read',
    input: 'verifyOauthClientInput',
    output: 'verifiedOauthClient',
    headless: { usedBy: 'server', why: 'an app’s server checks its client before it sends users to sign in' },
  },
})

const delegated = '/amis/delegate-services-manage/v1/projects/{projectId}'

/** API keys of a project's apps, the APIs that the apps can call, and the state of all services. */
const delegateCalls = defineCalls<typeof schemas>()({
  'delegate-services.api-key.get': {
    ...credentials,
    method: 'GET',
    path: `${delegated}/api-keys`,
    title: 'Get API key',
    follows: ['projects', 'apps'],
    input: 'apiKeyListInput',
    output: 'apiKeyPage',
  },
  'delegate-services.api-key.create': {
    ...credentials,
    method: 'POST',
    path: `${delegated}/api-keys`,
    title: 'Create API key',
    input: 'createApiKeyInput',
    output: 'apiKey',
  },
  'delegate-services.api-key.update': {
    ...credentials,
    method: 'PUT',
    path: `${delegated}/api-keys/{keyId}`,
    title: 'Update API key',
    input: 'updateApiKeyInput',
    output: 'apiKey',
  },
  'delegate-services.api-key.delete': {
    ...credentials,
    spec: 'ours',
    method: 'DELETE',
    path: `${delegated}/api-keys/{keyId}`,
    title: 'Delete API key',
    confirm: 'typed',
    input: 'apiKeyIdInput',
  },
  'delegate-services.project-api.get': {
    method: 'GET',
    path: `${delegated}/apis`,
    title: 'Get project API',
    spec: 'named',
    follows: ['projects', 'teams.people'],
    input: 'projectApisInput',
    output: 'projectApis',
  },
  'delegate-services.project-api.create': {
    ...manage,
    method: 'POST',
    path: `${delegated}/apis`,
    title: 'Create project API',
    spec: 'named',
    input: 'projectApiInput',
    output: 'projectApi',
  },
  'delegate-services.project-api.delete': {
    ...manage,
    method: 'DELETE',
    path: `${delegated}/apis/{apiId}`,
    title: 'Delete project API',
    spec: 'named',
    confirm: 'dialog',
    input: 'projectApiInput',
  },
  'delegate-services.service-status.get': {
    method: 'GET',
    path: `${delegated}/service-status`,
    title: 'Service status',
    spec: 'named',
    // It counts what the services store, whichever they are.
    follows: [anything],
    input: 'projectIdInput',
    output: 'serviceStatus',
  },
  'delegate-services.homepage-aggregate.get': {
    method: 'GET',
    path: `${delegated}/homepage`,
    title: 'Homepage aggregate',
    spec: 'named',
    follows: ['projects', 'projects.orders', 'apps', 'versions', 'teams.people'],
    input: 'projectIdInput',
    output: 'homepageAggregate',
  },
})

/**
 * Calls of the areas `projects`, `app-oauth`, and `delegate-services`. Their names come from the specification; the
 * paths are our own.
 */
export const calls = { ...projectCalls, ...orderCalls, ...oauthCalls, ...delegateCalls }
