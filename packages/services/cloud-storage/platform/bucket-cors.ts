import { findCorsRule, type CorsRule } from '@console-widgets/cloud-storage/model'

/** Preflight response by the rules of a bucket: says only what they allow. */
export function answerPreflight(request: Request, rules: readonly CorsRule[]): Response {
  const origin = request.headers.get('origin') ?? ''
  const method = request.headers.get('access-control-request-method') ?? ''
  const headers = namesIn(request.headers.get('access-control-request-headers'))
  const rule = findCorsRule(rules, { origin, method, headers })
  const answer = new Headers({ vary: 'origin, access-control-request-method, access-control-request-headers' })
  if (rule) {
    answer.set('access-control-allow-origin', allowedOrigin(rule, origin))
    answer.set('access-control-allow-methods', rule.methods.join(', '))
    if (headers.length > 0) answer.set('access-control-allow-headers', headers.join(', '))
    answer.set('access-control-max-age', String(rule.maxAge))
  }
  return new Response(null, { status: rule ? 204 : 403, headers: answer })
}

/** Lets a page of another origin read a response, if the bucket's rules do. Credentials are never allowed. */
export function withCors(response: Response, request: Request, rules: readonly CorsRule[]): Response {
  const origin = request.headers.get('origin')
  response.headers.append('vary', 'origin')
  if (origin === null) return response
  const rule = findCorsRule(rules, { origin, method: request.method })
  if (!rule) return response
  response.headers.set('access-control-allow-origin', allowedOrigin(rule, origin))
  if (rule.exposeHeaders.length > 0)
    response.headers.set('access-control-expose-headers', rule.exposeHeaders.join(', '))
  return response
}

/** Rules for every origin are returned as `*`, so that shared caches can keep the response. */
function allowedOrigin(rule: CorsRule, origin: string): string {
  return rule.origins.includes('*') ? '*' : origin
}

function namesIn(list: string | null): string[] {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)
}
