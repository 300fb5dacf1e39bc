import { businessCodes } from '@console-widgets/beta/model'
import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'test-over': [409, 204144740],
  'test-full': [409, 204144741],
  'not-in-test': [409, 204144742],
  'invitation-used': [409, 204144743],
  'link-closed': [409, 204144744],
  'group-in-use': [409, 204144745],
  'group-name-taken': [409, 204144746, businessCodes.nameTaken],
  'too-many-groups': [409, 204144747, businessCodes.tooManyGroups],
  'nothing-to-test': [409, 204144748],
  'test-by-invitation': [409, 204145200],
  'users-being-asked': [409, 204145201],
  'users-not-being-asked': [409, 204145202],
  'no-users': [409, 204145203],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
