import Bowser from 'bowser'
import { isbot } from 'isbot'
import type { Visitor } from './decide.ts'
import type { Platform } from './link.ts'

/** The request’s headers. */
interface RequestHeaders {
  get(name: string): string | null
}

/** Longest user agent that is looked at. */
const longestAgent = 1000

const platformsByHint: ReadonlyMap<string, Platform> = new Map(
  Object.entries({
    Android: 'android',
    iOS: 'ios',
    HarmonyOS: 'harmony',
    OpenHarmony: 'harmony',
    Windows: 'desktop',
    macOS: 'desktop',
    Linux: 'desktop',
    'Chrome OS': 'desktop',
    'Chromium OS': 'desktop',
  } as const),
)

/**
 * Who opens a link: by the client hint for the platform, which isn’t reduced like the user agent, then by the user
 * agent. A request without one isn’t a browser’s.
 */
export function readVisitor(headers: RequestHeaders): Visitor {
  const agent = (headers.get('user-agent') ?? '').slice(0, longestAgent)
  const hint = (headers.get('sec-ch-ua-platform') ?? '').replace(/^"|"$/g, '')
  return { platform: platformsByHint.get(hint) ?? platformByAgent(agent), isBot: agent === '' || isbot(agent) }
}

function platformByAgent(agent: string): Platform {
  // HarmonyOS 5 and later run no Android apps; earlier versions do, and name Android as well.
  if (/\bOpenHarmony\b/.test(agent)) return 'harmony'
  if (agent === '') return 'desktop'
  const name = Bowser.getParser(agent).getOSName(true)
  if (name === 'ios') return 'ios'
  if (/\bAndroid\b/.test(agent)) return 'android'
  if (name === 'harmonyos') return 'harmony'
  return name === 'android' ? 'android' : 'desktop'
}
