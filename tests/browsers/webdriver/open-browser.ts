import { openFirefox } from './firefox.ts'
import { Session } from './session.ts'
import { openWebKit } from './webkit.ts'

/** Browsers besides Chromium. */
export const browserNames = ['firefox', 'webkit'] as const
export type BrowserName = (typeof browserNames)[number]

export interface BrowserOptions {
  /** What the browser reports to pages as the user's preference. Default: `light` */
  colorScheme?: 'light' | 'dark'
}

/** Starts a browser with an empty profile and one window. */
export async function openSession(name: BrowserName, options: BrowserOptions = {}): Promise<Session> {
  const wire = await { firefox: openFirefox, webkit: openWebKit }[name](options)
  const session = new Session(wire)
  await wire.send('setTimeouts', { script: 60_000, pageLoad: 120_000 })
  await session.resize(1440, 1000)
  return session
}
