import type { PermissionDeclarations } from '@console-widgets/contract'
import type { ProjectRegion } from '@console-widgets/core/model'

export * from './model/alliance.ts'
export * from './model/delegate-services.ts'
export * from './model/oauth-clients.ts'
export * from './model/service-orders.ts'

/** Maximum counts, and maximum lengths in characters. */
export const projectLimits = {
  projectsPerTeam: 100,
  projectName: 64,
  description: 200,
  properties: 50,
  propertyKey: 64,
  propertyValue: 512,
  tenantName: 64,
} as const

export { projectRegions, projectRoles, type ProjectRole } from '@console-widgets/core/model'
export type { ProjectRegion }

/** Reasons why a region cannot be a project's default. */
export const regionObstacles = ['already-fixed', 'team-not-in-china'] as const

/** Reasons why a user cannot create a project. */
export const entranceObstacles = ['no-permission', 'limit-reached'] as const

/** Whether a project's tenant can use it. */
export const tenantStates = ['active', 'suspended'] as const

/** Whether a team can store data in a region: China is for Chinese teams, the others are for all teams. */
export function isRegionOpen(region: ProjectRegion, teamCountry: string): boolean {
  return region !== 'CN' || teamCountry === 'CN'
}

/** Fields that the project list can be filtered and sorted by. */
export const projectListFields = {
  projectName: 'text',
  projectId: 'text',
  region: 'text',
  createTime: 'time',
  updateTime: 'time',
} as const

/** Fields that the list of mappings can be filtered and sorted by. */
export const mappingListFields = { projectId: 'text', appId: 'text', clientId: 'text' } as const

export const permissions = {
  'projects.manage': ['app-administrator'],
  'projects.delete': [],
  'projects.credentials': ['app-administrator', 'development'],
  'projects.files': ['app-administrator', 'development', 'operations'],
} satisfies PermissionDeclarations
