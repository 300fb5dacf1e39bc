import type { MiddlewareHandler } from 'hono'

/** An answer that is opened by itself runs nothing, loads nothing and is shown in nobody's frame. */
const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Headers of every answer that does not say otherwise: its type is not guessed, and it is no page. */
export const safeHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers } = context.res
  if (!headers.has('x-content-type-options')) headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', nothing)
}
