import { createMiddleware } from 'hono/factory'
import type { RouterEnvironment } from '../calls/plane.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { everywhere } from '../origins/page-origins.ts'

/** Finds out where the requesting page may use the platform, once for everything that depends on it. */
export function findPageReach({ origins, database }: PlatformParts) {
  return createMiddleware<RouterEnvironment>(async (context, next) => {
    const origin = context.req.header('origin')
    context.set('pageReach', origin === undefined ? everywhere : await origins.reachOf(origin, database.asPlatform))
    await next()
  })
}
