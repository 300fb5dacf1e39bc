import type { PermissionDeclarations } from '@console-widgets/contract'
import type { ProjectRegion } from '@console-widgets/core/model'

/** How many there may be, and the longest names, in characters. */
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

/** Why a region cannot be a project's default one. */
export const regionObstacles = ['already-fixed', 'team-not-in-china'] as const

/** Why a person cannot enter the start of a new project. */
export const entranceObstacles = ['no-permission', 'limit-reached'] as const

/** Whether the tenant of a project may use it. */
export const tenantStates = ['active', 'suspended'] as const

/** Whether data may be kept in a region: China is for teams from there, the other regions for every team. */
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
  'projects.files': ['app-administrator', 'development', 'operations'],
} satisfies PermissionDeclarations
