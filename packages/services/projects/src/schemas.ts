import * as v from 'valibot'
import { roles } from '@console-widgets/contract'
import { id, listInput, nameText, optionalText, page, text } from '@console-widgets/core/schemas'
import {
  entranceObstacles,
  projectLimits,
  projectRegions,
  projectRoles,
  regionObstacles,
  tenantStates,
} from './model.ts'

export * from './schemas/alliance.ts'
export * from './schemas/delegate-services.ts'
export * from './schemas/oauth-clients.ts'
export * from './schemas/service-orders.ts'

const projectName = nameText(projectLimits.projectName)
const region = v.picklist(projectRegions)
const property = v.object({ key: v.string(), value: v.string() })
const propertyKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][\w.-]{0,63}$/, 'must start with a letter and have at most 64 letters, digits, . _ -'),
)
const member = v.object({
  userId: v.string(),
  userName: v.string(),
  account: v.string(),
  teamRoles: v.array(v.picklist(roles)),
  projectRole: v.picklist(projectRoles),
})

/** A project as listed. */
const summary = {
  projectId: v.string(),
  projectName: v.string(),
  description: v.string(),
  teamId: v.string(),
  siteId: v.number(),
  /** Default region of its data; null until set, then fixed. */
  region: v.nullable(region),
  isDemo: v.boolean(),
  createTime: v.number(),
  updateTime: v.number(),
}
export const projectPage = page(v.object({ ...summary, appCount: v.number(), memberCount: v.number() }))
export const project = v.object({
  ...summary,
  /** All regions that can store its data, including the default. */
  regions: v.array(region),
  /** Whether the caller can't change it or its apps, because it is a demo project. */
  isLocked: v.boolean(),
  properties: v.array(property),
  appList: v.array(
    v.object({
      appId: v.string(),
      appName: v.string(),
      packageName: v.nullable(v.string()),
      appType: v.number(),
      deviceTypes: v.array(v.number()),
      releaseState: v.nullable(v.number()),
      /** Whether the caller can change the app. */
      hasPermission: v.boolean(),
    }),
  ),
  members: v.array(member),
  /** Team members that can join the project. */
  candidates: v.array(
    v.object({ userId: v.string(), userName: v.string(), account: v.string(), teamRoles: v.array(v.picklist(roles)) }),
  ),
})
export const projectWithMembersPage = page(v.object({ ...summary, members: v.array(member) }))

export const projectListInput = v.object(listInput)
export const projectIdInput = v.object({ projectId: id })
export const createProjectInput = v.object({
  projectName,
  description: optionalText(projectLimits.description),
  region: v.optional(region),
})
export const updateProjectInput = v.object({
  projectId: id,
  projectName: v.optional(projectName),
  description: optionalText(projectLimits.description),
  /** People who join the project or change their role in it. */
  setMembers: v.optional(
    v.pipe(v.array(v.object({ userId: id, projectRole: v.picklist(projectRoles) })), v.maxLength(100)),
  ),
  /** People to remove from the project. */
  removeMembers: v.optional(v.pipe(v.array(id), v.maxLength(100))),
})

export const configFileInput = v.object({ projectId: id, appId: id })
/** A file as text, for display and download. */
export const projectFile = v.object({ fileName: v.string(), contentType: v.string(), content: v.string() })

export const projectRegion = v.object({
  projectId: v.string(),
  region: v.nullable(region),
  regions: v.array(region),
  /** Regions available to this team. */
  openRegions: v.array(region),
})
export const regionInput = v.object({ projectId: id, region })
export const regionsInput = v.object({
  projectId: id,
  regions: v.pipe(v.array(region), v.minLength(1, 'must name at least one region')),
})
export const regionVerdict = v.object({ usable: v.boolean(), obstacles: v.array(v.picklist(regionObstacles)) })

/** Customer tenant in whose name a project runs. */
export const tenantProject = v.object({
  projectId: v.string(),
  tenantId: v.string(),
  tenantName: v.string(),
  state: v.picklist(tenantStates),
  updateTime: v.number(),
})
export const updateTenantProjectInput = v.object({
  projectId: id,
  tenantId: id,
  tenantName: nameText(projectLimits.tenantName),
  state: v.optional(v.picklist(tenantStates), 'active'),
})

export const managePropertiesInput = v.object({
  projectId: id,
  set: v.optional(
    v.pipe(
      v.array(v.object({ key: propertyKey, value: text(projectLimits.propertyValue, 0) })),
      v.maxLength(projectLimits.properties),
    ),
    [],
  ),
  remove: v.optional(v.pipe(v.array(propertyKey), v.maxLength(projectLimits.properties)), []),
})
export const propertiesAnswer = v.object({ properties: v.array(property) })

/** Client that an app signs in as, and its project. */
export const mappingPage = page(
  v.object({
    projectId: v.nullable(v.string()),
    appId: v.string(),
    appName: v.string(),
    packageName: v.nullable(v.string()),
    clientId: v.string(),
  }),
)

/** What a project has, counted in one query. */
export const homepageAggregate = v.object({
  projectId: v.string(),
  apps: v.number(),
  /** Apps with a version that is in the store. */
  publishedApps: v.number(),
  members: v.number(),
  /** Orders of cloud services, by state. */
  activeServices: v.number(),
  suspendedServices: v.number(),
})

export const entranceAnswer = v.object({
  open: v.boolean(),
  obstacles: v.array(v.picklist(entranceObstacles)),
  projectsLeft: v.number(),
})
