import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { mappingListFields, projectListFields, projectLimits } from './model.ts'

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
