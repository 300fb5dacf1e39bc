import * as v from 'valibot'
import { verificationPath, type DomainProblem } from '@console-widgets/links/model'
import type { FetchOutside } from '@console-widgets/platform/internet/outside'

/** Longest time that a site may take, in milliseconds, and the largest file that HarmonyOS reads. */
const longestAnswer = 5000
const largestFile = 128 * 1024

const verificationFile = v.object({
  applinking: v.object({ apps: v.array(v.object({ appIdentifier: v.union([v.string(), v.number()]) })) }),
})

/**
 * Reads the file of a domain, as HarmonyOS does: at one address, without following redirects.
 * @returns what is wrong with it, or null if it names the app
 */
export async function readVerification(
  fetchOutside: FetchOutside,
  origin: string,
  appId: string,
): Promise<DomainProblem | null> {
  const signal = AbortSignal.timeout(longestAnswer)
  try {
    const response = await fetchOutside(new URL(verificationPath, origin), signal)
    if (response.status !== 200) {
      await response.body?.cancel()
      return 'status'
    }
    const text = await readText(response)
    return text === undefined ? 'too-large' : problemOfFile(text, appId)
  } catch {
    return 'unreachable'
  }
}

async function readText(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  const reader = response.body?.getReader()
  for (;;) {
    const { value } = (await reader?.read()) ?? {}
    if (!value) return text + decoder.decode()
    size += value.byteLength
    if (size > largestFile) {
      await reader?.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

function problemOfFile(text: string, appId: string): DomainProblem | null {
  let content: unknown
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return 'not-json'
  }
  const file = v.safeParse(verificationFile, content)
  if (!file.success) return 'no-app'
  const isNamed = file.output.applinking.apps.some(({ appIdentifier }) => String(appIdentifier) === appId)
  return isNamed ? null : 'no-app'
}
