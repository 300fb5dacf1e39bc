import type { ApiRoute } from './client-route.ts'
import { apisOfProject, apiStatus } from './project-apis.ts'

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
    answer: async ({ app: { appId, projectId, region }, inTeam, services }) => {
      const apis = await inTeam((db) => apisOfProject(db, services, projectId ?? ''))
      const closed = new Set(apis.filter(({ status }) => status !== apiStatus.on).map(({ apiId }) => apiId))
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
