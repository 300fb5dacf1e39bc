import * as v from 'valibot'
import { roles } from '@console-widgets/contract'
import { id, optionalText, text } from '@console-widgets/core/schemas'
import { accountPattern, appScopes, assignableRoles, memberLimits } from '../model.ts'

/** Roles as they are answered, the holder's among them. */
export const heldRoles = v.array(v.picklist(roles))

/** Roles that are given: at least one, each once. */
export const givenRoles = v.pipe(
  v.array(v.picklist(assignableRoles)),
  v.minLength(1, 'must name at least one role'),
  v.maxLength(assignableRoles.length),
  v.check((given) => new Set(given).size === given.length, 'must name each role once'),
)

export const appScope = v.picklist(appScopes)

/** Apps that somebody is limited to. */
export const appIds = v.pipe(
  v.array(id),
  v.maxLength(memberLimits.appIds, `must name at most ${memberLimits.appIds} apps`),
)

export const note = optionalText(memberLimits.note)

/** The name of an account that there is, as somebody types it. */
export const knownAccount = v.pipe(text(memberLimits.account), v.toLowerCase())

/** The name of an account that is to be. */
export const newAccount = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(accountPattern, 'must have 3 to 64 letters, digits or . _ - @, a letter or digit first and last'),
)

/** Roles and reach of somebody who joins. */
export const place = { roles: givenRoles, appScope: v.optional(appScope, 'all'), appIds: v.optional(appIds, []), note }

/** Whoever is limited to apps must be given one. */
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
