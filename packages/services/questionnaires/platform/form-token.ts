import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { fromBase64Url, toBase64Url, toHex } from '@console-widgets/platform/secrets/byte-texts'

/** What a form that was handed out stands for. */
export interface FormToken {
  publicId: string
  version: number
  /** Random part, by which a form that is sent again is known. */
  nonce: string
  /** When it was handed out. */
  time: number
}

/** How long a form can be filled in, in milliseconds. */
export const formLifetime = 24 * 3_600_000

type Parts = Pick<PlatformParts, 'secret'>

const bytesOf = (data: string) => new TextEncoder().encode(`questionnaire form\n${data}`)

/** Writes a token, signed by the platform. */
export async function writeToken({ secret }: Parts, token: FormToken): Promise<string> {
  const { publicId, version, nonce, time } = token
  const data = toBase64Url(new TextEncoder().encode(JSON.stringify([publicId, version, nonce, time])))
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', secret, bytesOf(data)))
  return `${data}.${toBase64Url(signature)}`
}

/** Reads a token. @returns undefined unless the platform has signed it */
export async function readToken({ secret }: Parts, text: string): Promise<FormToken | undefined> {
  const [, data = '', signature = ''] = /^([\w-]{8,600})\.([\w-]{43})$/.exec(text) ?? []
  if (data === '') return undefined
  if (!(await crypto.subtle.verify('HMAC', secret, fromBase64Url(signature), bytesOf(data)))) return undefined
  const [publicId, version, nonce, time] = JSON.parse(new TextDecoder().decode(fromBase64Url(data))) as [
    string,
    number,
    string,
    number,
  ]
  return { publicId, version, nonce, time }
}

/** A hash of who responds, which can’t be compared with that of another questionnaire. */
export async function hashRespondent({ secret }: Parts, questionnaireId: string, who: string): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(['questionnaire respondent', questionnaireId, who]))
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', secret, text)).subarray(0, 16))
}
