import * as v from 'valibot'
import { id, listInput, nameText, page } from '@console-widgets/core/schemas'
import { isRedirectUri, oauthLimits } from '../model/oauth-clients.ts'

const client = {
  clientId: v.string(),
  appId: v.string(),
  clientName: v.string(),
  redirectUris: v.array(v.string()),
  /** Until when the previous secret is accepted as well; null if it isn't. */
  previousUntil: v.nullable(v.number()),
  createTime: v.number(),
  updateTime: v.number(),
}
export const oauthClientPage = page(v.object(client))
/** A client, with its secret if it is new: the platform stores a hash only. */
export const oauthClient = v.object({ ...client, clientSecret: v.nullable(v.string()) })

const clientName = nameText(oauthLimits.clientName)
const redirectUris = v.pipe(
  v.array(
    v.pipe(v.string(), v.check(isRedirectUri, 'must be an https address without wildcards, fragment, or user name')),
  ),
  v.minLength(1, 'must name at least one address'),
  v.maxLength(oauthLimits.redirectUris, `must name at most ${oauthLimits.redirectUris} addresses`),
  v.check((uris) => new Set(uris).size === uris.length, 'must not name an address twice'),
)

export const oauthClientListInput = v.object({ appId: id, ...listInput })
export const createOauthClientInput = v.object({ appId: id, clientName, redirectUris })
export const updateOauthClientInput = v.object({
  appId: id,
  clientId: id,
  clientName: v.optional(clientName),
  redirectUris: v.optional(redirectUris),
  /** Issues a new secret. The previous one is accepted for another 24 hours. */
  rotateSecret: v.optional(v.boolean(), false),
})
export const oauthClientIdInput = v.object({ appId: id, clientId: id })

export const verifyOauthClientInput = v.object({
  clientId: id,
  clientSecret: v.pipe(
    v.string(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(128, 'must have at most 128 characters'),
  ),
  redirectUri: v.pipe(
    v.string(),
    v.maxLength(oauthLimits.redirectUri, `must have at most ${oauthLimits.redirectUri} characters`),
  ),
})
export const verifiedOauthClient = v.object({
  appId: v.string(),
  /** Whether users can be sent back to the address. */
  isRedirectAllowed: v.boolean(),
})
