import type { MiddlewareHandler } from 'hono'

/** A response opened as a document runs nothing, loads nothing, and can't be framed. */
const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Default headers of every response: no type sniffing, and never a page. */
export const safeHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers } = context.res
  if (!headers.has('x-content-type-options')) headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', nothing)
}
