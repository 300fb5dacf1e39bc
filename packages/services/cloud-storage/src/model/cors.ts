/** Methods that a CORS rule may allow. */
export const corsMethods = ['GET', 'HEAD', 'PUT', 'DELETE'] as const
export type CorsMethod = (typeof corsMethods)[number]

/** Which pages of other origins may use a bucket's files, and how. */
export interface CorsRule {
  /** Exact origins, or with one `*` in place of any characters; `*` alone is every origin. */
  origins: string[]
  methods: CorsMethod[]
  /** Request headers, in lower case; with one `*` in place of any characters. */
  headers: string[]
  /** Answer headers that a page's script may read. */
  exposeHeaders: string[]
  /** Seconds that a browser may keep the answer to a preflight. */
  maxAge: number
}

/** Whether a value is one that a pattern with at most one `*` stands for. */
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

/** A request of a page, as far as CORS looks at it. */
export interface CorsRequest {
  origin: string
  method: string
  /** Headers that a preflight asks for. */
  headers?: readonly string[]
}

/** The first rule that allows a request of a page; without one, no page of another origin may read the answer. */
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

/** Whether a text is an origin as a CORS rule names them: scheme, host and port, with at most one `*`. */
export function isCorsOrigin(text: string): boolean {
  if (text === '*') return true
  if ((text.match(/\*/g) ?? []).length > 1) return false
  // Browsers send origins in lower case and without a default port. A * may stand for a part of the host, or for the
  // port.
  const samples = ['x', '8080'].map((part) => text.replace('*', part))
  return samples.some(
    (sample) => /^https?:\/\/[^/?#\s@]+$/i.test(sample) && URL.canParse(sample) && new URL(sample).origin === sample,
  )
}
