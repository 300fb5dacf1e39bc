/** Methods that a CORS rule can allow. */
export const corsMethods = ['GET', 'HEAD', 'PUT', 'DELETE'] as const
export type CorsMethod = (typeof corsMethods)[number]

/** A CORS rule: the origins that can use a bucket's files, and how. */
export interface CorsRule {
  /** Exact origins, or with one `*` as a wildcard; `*` alone matches every origin. */
  origins: string[]
  methods: CorsMethod[]
  /** Request headers, in lowercase; with one `*` as a wildcard. */
  headers: string[]
  /** Response headers that scripts can read. */
  exposeHeaders: string[]
  /** Seconds that a browser can cache the preflight response. */
  maxAge: number
}

/** Whether a value matches a pattern with at most one `*`. */
function isLike(pattern: string, value: string): boolean {
  const star = pattern.indexOf('*')
  if (star < 0 || pattern === '*') return pattern === '*' || pattern === value
  const [before, after] = [pattern.slice(0, star), pattern.slice(star + 1)]
  const between = value.slice(before.length, value.length - after.length)
  return (
    value.length >= before.length + after.length &&
    value.startsWith(before) &&
    value.endsWith(after) &&
    !between.includes('/')
  )
}

/** The parts of a page's request that CORS considers. */
export interface CorsRequest {
  origin: string
  method: string
  /** Headers that a preflight requests. */
  headers?: readonly string[]
}

/** The first rule that allows a request; without one, pages of other origins can't read the response. */
export function findCorsRule(
  rules: readonly CorsRule[],
  { origin, method, headers = [] }: CorsRequest,
): CorsRule | undefined {
  return rules.find(
    (rule) =>
      rule.origins.some((pattern) => isLike(pattern, origin)) &&
      (rule.methods as readonly string[]).includes(method) &&
      headers.every((header) => rule.headers.some((pattern) => isLike(pattern, header.toLowerCase()))),
  )
}

/** Whether a text is an origin in the format of CORS rules: scheme, host, and port, with at most one `*`. */
export function isCorsOrigin(text: string): boolean {
  if (text === '*') return true
  if ((text.match(/\*/g) ?? []).length > 1) return false
  // Browsers send origins in lowercase and without a default port. A * can replace a part of the host, or the
  // port.
  const samples = ['x', '8080'].map((part) => text.replace('*', part))
  return samples.some(
    (sample) => /^https?:\/\/[^/?#\s@]+$/i.test(sample) && URL.canParse(sample) && new URL(sample).origin === sample,
  )
}
