import type { FieldIssue } from '@console-widgets/contract'
import { riskRetCode } from '@console-widgets/core/model'

/** Every refusal reason, with its HTTP status and `ret.code`. */
export const reasons = {
  'bad-parameter': [400, 204144641],
  'not-signed-in': [401, 204144610],
  'session-expired': [401, 204144611],
  /** In the other login mode: the account requires a new login (R183). */
  'user-status-6': [401, 204144609],
  'wrong-csrf': [403, 204144612],
  'wrong-origin': [403, 204144613],
  'no-permission': [403, 204144614],
  'not-your-team': [403, 204144615],
  'demo-read-only': [403, 204144616],
  throttled: [429, 204144617],
  'not-found': [404, 204144640],
  internal: [500, 204144642],
  'app-not-found': [404, 204144644],
  conflict: [409, 204144618],
  'limit-reached': [409, 204144619],
  'too-large': [413, 204144620],
  'too-slow': [408, 204144628],
  risk: [400, riskRetCode],
  'app-on-shelf': [409, 204144621],
  'package-name-fixed': [409, 204144622],
  'name-taken': [409, 204144623],
  'app-not-movable': [409, 204144625],
  'project-has-apps': [409, 204144626],
  'region-fixed': [409, 204144627],
  'not-in-china': [403, 204144629],
  'address-refused': [403, 204144645],
  'version-not-editable': [409, 204144647],
  'version-state': [409, 204144651],
  'language-missing': [409, 204144650],
  'app-incomplete': [409, 204144664],
  'package-not-ready': [409, 204144660],
  'package-invalid': [400, 204144662],
  'package-in-use': [409, 204144652],
  'signature-differs': [409, 204144723],
  'file-failed': [409, 204144658],
  'service-not-enabled': [409, 204144670],
  'quota-exceeded': [409, 204144671],
  'bucket-not-empty': [409, 204144672],
  'bucket-in-use': [409, 204144673],
  'file-exists': [409, 204144674],
  'rules-invalid': [400, 204144675],
  'older-variant': [409, 204144676],
  'access-denied': [403, 204144677],
  'beyond-own-rights': [403, 204144630],
  'holder-fixed': [409, 204144631],
  'last-administrator': [409, 204144632],
  'member-state': [409, 204144633],
  'already-member': [409, 204144634],
  'account-not-found': [404, 204144636],
  'invitation-over': [409, 204144637],
  'already-signed': [409, 204144638],
  'provider-state': [409, 204144639],
  'precondition-failed': [412, 204144678],
  /** The instance, database, or task is in a state that doesn't allow it. */
  'database-state': [409, 204144680],
  'database-unavailable': [409, 204144681],
  'database-busy': [409, 204144682],
  'sign-in-failed': [401, 204144624],
  fault: [503, 204144699],
} as const satisfies Record<string, readonly [status: number, code: number]>

export type Reason = keyof typeof reasons

/** Rejection of a request, which the router turns into the response envelope. */
export class PlatformRefusal extends Error {
  override readonly name = 'PlatformRefusal'
  readonly status: number
  readonly code: number

  constructor(
    readonly reason: Reason,
    message: string,
    readonly issues: readonly FieldIssue[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    const [status, code] = reasons[reason]
    this.status = status
    this.code = code
  }
}

/** Creates a refusal to throw. The message says what is wrong and how to fix it. */
export function refuse(
  reason: Reason,
  message: string,
  issues?: readonly FieldIssue[],
  headers?: Record<string, string>,
): PlatformRefusal {
  return new PlatformRefusal(reason, message, issues, headers)
}
