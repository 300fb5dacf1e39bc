import type { RuleOperation } from '../model/security.ts'

/** A value in conditions. */
export type RuleValue = null | boolean | number | string | RuleValue[] | { [name: string]: RuleValue }

/** A file as rules see it: the existing or the new one. */
export interface RuleResource {
  /** The path in the bucket. */
  name: string
  bucket: string
  /** Bytes. */
  size: number
  contentType: string
  metadata: Record<string, string>
  sha256?: string
  /** Milliseconds since 1970. */
  createTime?: number
  updateTime?: number
}

/** The caller. */
export interface RuleAuth {
  uid: string
  /** Sign-in provider, such as `phone` or `anonymous`. */
  provider: string
  claims: Record<string, unknown>
}

/** Input of a decision. */
export interface RuleRequest {
  method: RuleOperation
  bucket: string
  /** Path of the file or folder in the bucket, without a leading slash; empty for the bucket itself. */
  path: string
  /** Null if anonymous. */
  auth: RuleAuth | null
  /** Milliseconds since 1970. */
  time: number
  /** The existing file. */
  resource: RuleResource | null
  /** The new file, for `create` and `update`. */
  requestResource: RuleResource | null
}

/** Values of the names `request` and `resource` in conditions. */
export function requestValues(request: RuleRequest): { request: RuleValue; resource: RuleValue } {
  const { method, bucket, path, auth, time, resource, requestResource } = request
  return {
    request: {
      method,
      path: path === '' ? `/${bucket}` : `/${bucket}/${path}`,
      time,
      auth: auth && { uid: auth.uid, provider: auth.provider, claims: plain(auth.claims) },
      resource: fileValue(requestResource),
    },
    resource: fileValue(resource),
  }
}

function fileValue(file: RuleResource | null): RuleValue {
  if (!file) return null
  return { sha256: '', createTime: 0, updateTime: 0, ...file, metadata: { ...file.metadata } }
}

/** Sanitizes claims of a request: unsupported values become null, and deep nesting is cut off. */
function plain(value: unknown, depth = 0): RuleValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'object' || value === null || depth > 8) return null
  if (Array.isArray(value)) return value.map((each) => plain(each, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each, depth + 1)]))
}
