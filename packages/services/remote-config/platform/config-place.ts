import type { PgColumn } from 'drizzle-orm/pg-core'
import { and, eq, type SQL } from 'drizzle-orm'
import { regionPrefixOfZone, type RegionPrefix } from '@console-widgets/core'
import type { Context } from '@console-widgets/platform/calls/handler'
import { findProject } from '@console-widgets/platform/tenancy/find-project'
import { refuse } from './refuse.ts'

/** Project and region that have a config. */
export interface ConfigPlace {
  projectId: string
  region: RegionPrefix
}

/**
 * Place of a project's config on the call's site.
 * @throws PlatformRefusal if there is no such project, or its data isn't stored there
 */
export async function findPlace(projectId: string, { db, zone }: Pick<Context, 'db' | 'zone'>): Promise<ConfigPlace> {
  const project = await findProject(db, projectId)
  const region = regionPrefixOfZone(zone)
  if (project.region !== null && project.region !== region && !project.regions.includes(region))
    throw refuse(
      'other-site',
      'This project stores no data at this site. Choose the site of its data region under Preferences, or add a region in the project’s settings.',
    )
  return { projectId, region }
}

/** Condition on the place of rows. */
export function isAt(
  { projectId, region }: Record<'projectId' | 'region', PgColumn>,
  place: ConfigPlace,
): SQL | undefined {
  return and(eq(projectId, place.projectId), eq(region, place.region))
}
