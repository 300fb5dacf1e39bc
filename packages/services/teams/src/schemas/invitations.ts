import * as v from 'valibot'
import { phonePattern } from '@console-widgets/core/model'
import { id, listInput, optionalText, page, text } from '@console-widgets/core/schemas'
import { invitationLimits, invitationStates } from '../model.ts'
import { appsMissing, appScope, heldRoles, invitedAddress, namesApps, place } from './parts.ts'

const facts = {
  invitationId: v.string(),
  roles: heldRoles,
  appScope,
  message: v.string(),
  inviterName: v.string(),
  state: v.picklist(invitationStates),
  createTime: v.number(),
  expireTime: v.number(),
}

/** An invitation as the team sees it. */
const invitation = {
  ...facts,
  memberId: v.string(),
  account: v.string(),
  phone: v.nullable(v.string()),
  appIds: v.array(v.string()),
  inviterId: v.string(),
  answerTime: v.nullable(v.number()),
}
export const invitationPage = page(v.object(invitation))
export const invitationListInput = v.object(listInput)
export const invitationIdInput = v.object({ invitationId: id })

export const createInvitationInput = v.pipe(
  v.object({
    account: invitedAddress,
    /** The link is texted there as well. It doesn't become part of the account. */
    phone: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(invitationLimits.phone),
        v.regex(phonePattern, 'must be a phone number with its country code, such as +49 151 5550100'),
      ),
    ),
    ...place,
    message: optionalText(invitationLimits.message),
  }),
  v.forward(
    v.check((input) => namesApps(input), appsMissing),
    ['appIds'],
  ),
)
/** The link is returned only once; sending the invitation again creates a new one. */
export const sentInvitation = v.object({ ...invitation, link: v.string() })

/** An invitation as the invited person sees it. */
const ownInvitation = { ...facts, teamId: v.string(), teamName: v.string(), country: v.string() }
export const ownInvitations = v.object({ items: v.array(v.object(ownInvitation)), total: v.number() })
export const invitationLinkInput = v.object({ invitationToken: text(100) })
/** Invitation behind a link: `isOwn` says whether it is meant for the signed-in user. */
export const linkedInvitation = v.object({ ...ownInvitation, account: v.string(), isOwn: v.boolean() })
/** Invitation behind a link, for anyone who has the link. It doesn't say whether the address has an account. */
export const invitationOfLink = v.object({
  teamName: v.string(),
  inviterName: v.string(),
  account: v.string(),
  roles: heldRoles,
  message: v.string(),
  state: v.picklist(invitationStates),
  expireTime: v.number(),
})
export const joinedTeam = v.object({ teamId: v.string(), teamName: v.string(), roles: heldRoles })
