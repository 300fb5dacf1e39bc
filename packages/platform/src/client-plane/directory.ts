import { and, eq } from 'drizzle-orm'
import type { ApiRoute, ClientRequest } from './client-route.ts'
import { apiSuspensions, projectApis } from './tables.ts'

/**
 * The address of the plane itself, which configuration files contain: it lists the URLs below it that the app can use
 * now. An API that the project has turned off, or the platform has suspended, is left out.
 */
export function directoryRoute(routes: readonly ApiRoute[]): ApiRoute {
  return {
    method: 'GET',
    path: '',
    // Of no service, and so never turned off.
    area: '',
    effect: 'read',
    answer: async (asked) => {
      const closed = await closedApis(asked)
      const { appId, region } = asked.app
      return Response.json(
        {
          appId,
          region,
          routes: routes
            .filter(({ area }) => !closed.has(area))
            .map(({ area, method, path }) => ({ api: area, method, path })),
        },
        { headers: { 'cache-control': 'no-cache' } },
      )
    },
  }
}

async function closedApis({ app: { teamId, projectId }, inTeam }: ClientRequest): Promise<Set<string>> {
  return inTeam(async (db) => {
    const suspended = await db
      .select({ apiId: apiSuspensions.apiId })
      .from(apiSuspensions)
      .where(eq(apiSuspensions.teamId, teamId))
    const off =
      projectId === null
        ? []
        : await db
            .select({ apiId: projectApis.apiId })
            .from(projectApis)
            .where(and(eq(projectApis.projectId, projectId), eq(projectApis.isOn, false)))
    return new Set([...suspended, ...off].map(({ apiId }) => apiId))
  })
}
