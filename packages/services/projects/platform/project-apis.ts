import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/projects/contract'
import { teamMembers } from '@console-widgets/platform/accounts/views'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { apisOfProject } from '@console-widgets/platform/client-plane/project-apis'
import { projectApis } from '@console-widgets/platform/client-plane/tables'
import { serviceOrders } from '@console-widgets/platform/service-orders/tables'
import { findProject } from '@console-widgets/platform/tenancy/find-project'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { offeredServices } from './service-strategy.ts'

/** Handlers of the APIs that a project's apps call, and of the status of everything that a project uses. */
export const projectApiHandlers: Pick<
  Handlers<typeof calls>,
  | 'delegate-services.project-api.get'
  | 'delegate-services.project-api.create'
  | 'delegate-services.project-api.delete'
  | 'delegate-services.service-status.get'
> = {
  'delegate-services.project-api.get': async ({ projectId }, context) => {
    await findProject(context.db, projectId)
    return { apis: await describeApis(context, projectId) }
  },

  'delegate-services.project-api.create': async (input, context) => {
    await setApi(context, input, true)
    const api = (await describeApis(context, input.projectId)).find(({ apiId }) => apiId === input.apiId)
    return api as NonNullable<typeof api>
  },

  'delegate-services.project-api.delete': (input, context) => setApi(context, input, false),

  'delegate-services.service-status.get': async ({ projectId }, { db, services }) => {
    await findProject(db, projectId)
    const orders = await db
      .select()
      .from(serviceOrders)
      .where(eq(serviceOrders.projectId, projectId))
      .orderBy(serviceOrders.region)
    const cloud = []
    for (const { area, countThings } of await offeredServices(db, services)) {
      const current = orders.filter(({ service, state }) => service === area && state !== 'cancelled')
      const suspended = current.find(({ state }) => state === 'suspended')
      const regions = []
      for (const { region, state } of current) regions.push({ region, state, things: await countThings(db, region) })
      cloud.push({
        service: area,
        kind: 'cloud' as const,
        status: suspended
          ? (2 as const)
          : current.some(({ state }) => state === 'active')
            ? (1 as const)
            : (0 as const),
        suspension: suspended?.suspension ?? null,
        regions,
      })
    }
    const apis = (await apisOfProject(db, services, projectId)).map(({ apiId, status, suspension }) => ({
      service: apiId,
      kind: 'api' as const,
      status,
      suspension,
      regions: [],
    }))
    return { services: [...cloud, ...apis] }
  },
}

async function describeApis({ db, services }: Pick<Context, 'db' | 'services'>, projectId: string) {
  const people = await db.select({ userId: teamMembers.userId, userName: teamMembers.userName }).from(teamMembers)
  return (await apisOfProject(db, services, projectId)).map(({ userId, ...api }) => ({
    ...api,
    userName: people.find((person) => person.userId === userId)?.userName ?? null,
  }))
}

/** Turns an API on or off. The client plane obeys it from the next request on. */
async function setApi(
  { db, services, userId, now }: Context,
  { projectId, apiId }: { projectId: string; apiId: string },
  isOn: boolean,
): Promise<void> {
  await findProject(db, projectId)
  const known = (await apisOfProject(db, services, projectId)).find((api) => api.apiId === apiId)
  if (!known)
    throw refuse('bad-parameter', `'${apiId}' isn’t an API that apps call`, [issue('apiId', 'api-of-project')])
  if (known.isOn === isOn) throw refuse('conflict', `The API is already ${isOn ? 'on' : 'off'}`)
  const change = { isOn, userId, updateTime: now() }
  await db
    .insert(projectApis)
    .values({ projectId, apiId, ...change })
    .onConflictDoUpdate({ target: [projectApis.projectId, projectApis.apiId], set: change })
}
