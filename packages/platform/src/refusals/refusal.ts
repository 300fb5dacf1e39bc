import type { FieldIssue } from '@console-widgets/contract'

/**
 * Reasons of refusals, each with its HTTP status and `ret.code`. No code is given twice. Some services of the platform
 * have a business code beside it, which their older clients go by.
 */
export type Reasons = Readonly<Record<string, readonly [status: number, code: number, businessCode?: number]>>

/** The reasons that any service may refuse for. */
export const generalReasons = {
  'bad-parameter': [400, 204144641],
  'not-signed-in': [401, 204144610],
  /**
   * A refresh by a browser that has no session. The question of a page on its first visit, and no error: a status of an
   * error would stand in the browser's console. The code alone says that there is none (R75).
   */
  'no-session': [200, 204144606],
  'session-expired': [401, 204144611],
  /** In the other login mode: the account requires a new login (R183). */
  'user-status-6': [401, 204144609],
  'wrong-csrf': [403, 204144612],
  'wrong-origin': [403, 204144613],
  /** The page is on another site than the platform, so that the browser sends it no session. */
  'cross-site': [403, 204144608],
  'no-permission': [403, 204144614],
  'not-your-team': [403, 204144615],
  /** The person belongs to no team at all, where a team is needed. */
  'no-team': [403, 204144605],
  'demo-read-only': [403, 204144616],
  /** The demo project can be changed by the account holder only. */
  'demo-project-locked': [423, 204144607],
  throttled: [429, 204144617],
  'not-found': [404, 204144640],
  internal: [500, 204144642],
  'app-not-found': [404, 204144644],
  conflict: [409, 204144618],
  /** The same change is already being made: the caller repeats it after a while, with its ID. */
  'in-progress': [409, 204144668],
  /** An idempotency ID that was sent with another input before. */
  'key-reused': [422, 204144659],
  'limit-reached': [409, 204144619],
  'too-large': [413, 204144620],
  'too-slow': [408, 204144628],
  'wrong-method': [405, 204144689],
  /** The body is of another media type than the address accepts. */
  'wrong-type': [415, 204144688],
  'app-on-shelf': [409, 204144621],
  'name-taken': [409, 204144623],
  /** No project of the team has ordered the service, or the platform hasn't approved the order yet. */
  'service-not-enabled': [409, 204144670],
  /** The platform has suspended the service: what is there can be read and deleted. */
  'service-suspended': [409, 204144669],
  /** The project has turned off the API for its apps. */
  'api-off': [403, 204144775],
  /** The API key is restricted to another package, certificate, or region. */
  'key-restricted': [403, 204144776],
  'not-in-china': [403, 204144629],
  'address-refused': [403, 204144645],
  'file-failed': [409, 204144658],
  /** The storage of objects can't be reached, or refuses the platform. */
  'storage-unavailable': [503, 204144698],
  'sign-in-failed': [401, 204144624],
  fault: [503, 204144699],
} as const satisfies Reasons

/** Rejection of a request, which the router turns into the response envelope. */
export class PlatformRefusal extends Error {
  override readonly name = 'PlatformRefusal'

  constructor(
    readonly reason: string,
    readonly status: number,
    readonly code: number,
    message: string,
    readonly issues: readonly FieldIssue[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
    readonly businessCode?: number,
  ) {
    super(message)
  }
}

/** Makes the refusal to throw. The message says what was wrong and what to do. */
export type Refuse<Reason extends string> = (
  reason: Reason,
  message: string,
  issues?: readonly FieldIssue[],
  headers?: Record<string, string>,
) => PlatformRefusal

/** Refuses for the general reasons and for a service's own. */
export function refusingFor<Own extends Reasons>(own: Own): Refuse<keyof typeof generalReasons | (keyof Own & string)> {
  const reasons: Reasons = { ...generalReasons, ...own }
  return (reason, message, issues, headers) => {
    const [status, code, businessCode] = reasons[reason] as Reasons[string]
    return new PlatformRefusal(reason, status, code, message, issues, headers, businessCode)
  }
}

/** Refuses for the general reasons. */
export const refuse = refusingFor({})
