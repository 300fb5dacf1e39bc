import type { RuleRequest } from '@console-widgets/cloud-storage/model'
import { longestAccess } from '@console-widgets/cloud-storage/model'
import { sameText } from '@console-widgets/platform/secrets/secrets'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { fromBase64Url, toBase64Url } from '@console-widgets/platform/secrets/byte-texts'

type Person = NonNullable<RuleRequest['auth']>

interface Access extends Person {
  teamId: string
  endTime: number
}

/** Prefix of the signed text, so that signatures for other purposes aren't valid here. */
const purpose = 'cloud-storage access\n'

/** Issues a temporary access token that identifies an application's user to the team's buckets. */
export async function createAccessToken(
  { teamId, services, now }: Pick<Context, 'teamId' | 'services' | 'now'>,
  person: Person,
  seconds = longestAccess,
): Promise<{ accessToken: string; endTime: number }> {
  const endTime = now() + seconds * 1000
  const access: Access = { ...person, teamId, endTime }
  const content = toBase64Url(new TextEncoder().encode(JSON.stringify(access)))
  return { accessToken: `${content}.${await signatureOf(services, content)}`, endTime }
}

/**
 * User that sent an application's request; null if anonymous, also if the token has expired or belongs to another team.
 */
export async function readAccessToken(
  services: PlatformParts,
  request: Request,
  teamId: string,
): Promise<RuleRequest['auth']> {
  const [content = '', signature = ''] = (
    /^Bearer ([\w.-]{1,8192})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  ).split('.')
  if (!content || !sameText(signature, await signatureOf(services, content))) return null
  const access = JSON.parse(new TextDecoder().decode(fromBase64Url(content))) as Access
  if (access.teamId !== teamId || access.endTime <= services.clock.now()) return null
  const { uid, provider, claims } = access
  return { uid, provider, claims }
}

async function signatureOf({ secret }: PlatformParts, content: string): Promise<string> {
  return toBase64Url(
    new Uint8Array(await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(purpose + content))),
  )
}
