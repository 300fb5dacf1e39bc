import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { defineRealNameCheck } from './account-handlers.ts'
import { defineInvitationExpiry } from './invitations.ts'
import { defineProviderEnd } from './service-provider-handlers.ts'
import { defineTestUserExpiry } from './test-user-handlers.ts'

/** Actors that expire things on schedule and verify the documents of new accounts. */
export function defineTeamActors(services: PlatformParts): void {
  defineInvitationExpiry(services)
  defineProviderEnd(services)
  defineTestUserExpiry(services)
  defineRealNameCheck(services)
}
