import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { mappingListFields, projectListFields, projectLimits } from './model.ts'

/** A project as a list shows it. */
export type ProjectSummary = ItemOf<(typeof calls)['projects.project.list']>
/** A project with its apps and members. */
export type Project = AnswerOf<(typeof calls)['projects.project.get']>
export type ProjectMember = Project['members'][number]
export type ProjectApp = Project['appList'][number]
/** A file that a project hands out. */
export type ProjectFile = AnswerOf<(typeof calls)['projects.config-file.get']>
/** Which client an app signs in as. */
export type Mapping = ItemOf<(typeof calls)['projects.mapping.list']>

/** The list of projects, and what is done from it. */
export function projectsData(console: Console, place: Place) {
  const { list, query, mutation } = dataOf(console)
  return {
    projects: list(calls['projects.project.list'], {
      id: 'projects',
      keyOf: (project: ProjectSummary) => project.projectId,
      fields: projectListFields,
      place,
    }),
    /** Whether a new project can be started, and what keeps it. */
    entrance: query(calls['projects.spark-project-entrance.check'], undefined),
    create: mutation(calls['projects.project.create']),
    remove: mutation(calls['projects.project.delete']),
  }
}

/** All projects of the team by name, to choose one from. */
export function projectChoicesData(console: Console) {
  return {
    choices: dataOf(console).query(calls['projects.project.list'], {
      sort: 'projectName',
      maxReqCount: projectLimits.projectsPerTeam,
    }),
  }
}

/** One project with what belongs to it. */
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
    /** What keeps a region from becoming the default one. */
    verifyRegion: (region: NonNullable<Project['region']>) =>
      console.invoke(calls['projects.region.verify'], { projectId, region }),
    /** Remembers the project as the one in view (R21). */
    keepInView: ({ region }: Project) =>
      console.keys.set('projectInfo', { productID: projectId, projectId, region: region ?? '' }),
  }
}

/** The document that an app of a project is built with. */
export function configFileData(console: Console, _place: Place, projectId: string, appId: string) {
  return { file: dataOf(console).query(calls['projects.config-file.get'], { projectId, appId }) }
}

/** Which client of which project each app signs in as. */
export function mappingsData(console: Console, place: Place) {
  return {
    mappings: dataOf(console).list(calls['projects.mapping.list'], {
      id: 'mappings',
      keyOf: (mapping: Mapping) => mapping.appId,
      fields: mappingListFields,
      place,
    }),
  }
}
