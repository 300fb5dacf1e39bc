import * as v from 'valibot'
import { roles } from '@console-widgets/contract'
import { id, optionalText, text } from '@console-widgets/core/schemas'
import { accountPattern, appScopes, assignableRoles, memberLimits } from '../model.ts'

/** Roles in responses, including the account holder's. */
export const heldRoles = v.array(v.picklist(roles))

/** Roles to assign: at least one, without duplicates. */
export const givenRoles = v.pipe(
  v.array(v.picklist(assignableRoles)),
  v.minLength(1, 'must name at least one role'),
  v.maxLength(assignableRoles.length),
  v.check((given) => new Set(given).size === given.length, 'must name each role once'),
)

export const appScope = v.picklist(appScopes)

/** Apps that app access is limited to. */
export const appIds = v.pipe(
  v.array(id),
  v.maxLength(memberLimits.appIds, `must name at most ${memberLimits.appIds} apps`),
)

export const note = optionalText(memberLimits.note)

/** Address that an invitation is mailed to. It is the account, or becomes one. */
export const invitedAddress = v.pipe(text(memberLimits.account), v.toLowerCase(), v.email('must be an email address'))

/** Name of a new account. */
export const newAccount = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(accountPattern, 'must have 3 to 64 letters, digits or . _ - @, a letter or digit first and last'),
)

/** Roles and app access of a new member. */
export const place = { roles: givenRoles, appScope: v.optional(appScope, 'all'), appIds: v.optional(appIds, []), note }

/** Whether at least one app is named if app access is limited. */
export function namesApps({
  appScope: scope,
  appIds: ids,
}: {
  appScope?: string | undefined
  appIds?: readonly string[] | undefined
}): boolean {
  return scope !== 'ids' || (ids ?? []).length > 0
}
export const appsMissing = 'must name at least one app, or the member sees nothing'
