import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { openText, sealText } from '@console-widgets/platform/secrets/sealed-text'

/** Tokens with which the ad network lets the platform act for an account. */
export interface Tokens {
  accessToken: string
  refreshToken: string
}

const subjectOf = (accountId: string) => `ad tokens\n${accountId}`

/** Encrypts the tokens of an account. */
export function sealTokens(parts: Pick<PlatformParts, 'secret'>, accountId: string, tokens: Tokens): Promise<string> {
  return sealText(parts, subjectOf(accountId), JSON.stringify(tokens))
}

/** Decrypts the tokens of an account. */
export async function openTokens(
  parts: Pick<PlatformParts, 'secret'>,
  accountId: string,
  sealed: string,
): Promise<Tokens> {
  return JSON.parse(await openText(parts, subjectOf(accountId), sealed)) as Tokens
}
