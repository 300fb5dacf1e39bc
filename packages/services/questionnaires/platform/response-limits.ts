import { hour, day } from '@console-widgets/platform/clock/durations'
import { countInWindows, hashAddress } from '@console-widgets/platform/client-plane/client-limits'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { networkOf } from '@console-widgets/platform/internet/outside'
import { hashRespondent } from './form-token.ts'

/** Responses an hour. Many people share an address, so those of one questionnaire are fewer. */
export const responseLimits = {
  ofAddressAndQuestionnaire: 5,
  ofAddress: 60,
  ofQuestionnaire: 600,
  /** Codes a day and phone number, and the pause between two, in milliseconds. */
  codesOfPhone: 10,
  pauseOfCodes: 60_000,
} as const

type Parts = Pick<PlatformParts, 'database' | 'secret' | 'clock'>

/**
 * Counts a response. Of the address, only a hash is kept, which differs from day to day.
 * @throws PlatformRefusal if too many have arrived
 */
export async function countResponse(services: Parts, publicId: string, address: string): Promise<void> {
  const now = services.clock.now()
  const network = await hashAddress(services.secret, networkOf(address), now)
  await countInWindows(
    services.database,
    [
      {
        subject: `questionnaire ${publicId} ${network}`,
        most: responseLimits.ofAddressAndQuestionnaire,
        length: hour,
      },
      { subject: `questionnaire ${network}`, most: responseLimits.ofAddress, length: hour },
      { subject: `questionnaire ${publicId}`, most: responseLimits.ofQuestionnaire, length: hour },
    ],
    now,
  )
}

/**
 * Counts a code that is sent to a phone number, for all teams together.
 * @throws PlatformRefusal if the last one was sent within a minute, or ten within a day
 */
export async function countCode(services: Parts, phone: string): Promise<void> {
  const subject = await hashRespondent(services, 'phone', phone)
  await countInWindows(
    services.database,
    [{ subject: `questionnaire code ${subject}`, most: 1, length: responseLimits.pauseOfCodes }],
    services.clock.now(),
  )
  await countInWindows(
    services.database,
    [{ subject: `questionnaire codes ${subject}`, most: responseLimits.codesOfPhone, length: day }],
    services.clock.now(),
  )
}
