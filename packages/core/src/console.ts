import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores'
import { resolvePorts, type Ports } from './browser-ports.ts'
import { createHostChannel, type HostChannel } from './host/host-channel.ts'
import { languageOfPath, readLanguage, type Language } from './language.ts'
import type { ConsoleOptions } from './options.ts'
import { createPermissions, type Permissions } from './permissions.ts'
import { endpointsOfZone, productBase, type ZoneChoice } from './request/endpoint.ts'
import { createInvoke, type Invoke } from './request/invoke.ts'
import { createSend } from './request/send.ts'
import { type Address, readRoute, type Route } from './route.ts'
import { createSessionKeys, type SessionKeys } from './session-keys.ts'
import { createSession, type Session } from './session/session.ts'
import { zoneOfTeam } from './switches.ts'
import { defaultZone, zoneOfSiteId, type Zone } from './zone.ts'

/** Everything that the widgets of a page share. Two consoles on one page are independent. */
export interface Console {
  readonly options: ConsoleOptions
  readonly ports: Ports
  readonly session: Session
  readonly permissions: Permissions
  /** Values that the session of this tab stores, by key. */
  readonly keys: SessionKeys
  readonly host: HostChannel
  readonly $language: ReadableAtom<Language>
  /** Selected site, if any (R68). */
  readonly $site: WritableAtom<Zone | undefined>
  /** Zone of the product in view, if any. Stored in the session key productRegion (R30). */
  readonly $productZone: WritableAtom<Zone | undefined>
  /** The zone of the signed-in team. */
  readonly $zone: ReadableAtom<Zone>
  setLanguage(language: Language): void
  route(): Route
  /** Makes a declared call. */
  invoke: Invoke
  /** Base of the product calls of the current zone. */
  apiBase(): string
  close(): void
}

const languageKey = 'cw-language'

/**
 * Creates a console. There is no global state, so a page can have two consoles, and a server can import this module.
 *
 * ```ts
 * const console = createConsole({ zones: { china: { api: 'https://console.example' } } })
 * const { items } = await console.invoke(calls['apps.app.list'], {})
 * ```
 */
export function createConsole(options: ConsoleOptions): Console {
  const ports = resolvePorts(options)
  const keys = createSessionKeys(ports.sessionStorage)
  const $language = atom<Language>(startLanguage(options, ports))
  const $site = atom<Zone | undefined>(options.site)
  const $productZone = atom<Zone | undefined>(keys.get('productRegion')?.zone)
  const host = createHostChannel({
    hostOrigins: options.hostOrigins ?? [],
    capabilities: options.capabilities,
    window: options.window ?? (typeof window === 'undefined' ? undefined : window),
    reportError: ports.reportError,
  })
  const permissions = createPermissions()
  const route = (address: Address = ports.address()) => readRoute(address)
  const language = () => $language.get()
  const zones = (): ZoneChoice => ({ current: $zone.get(), site: $site.get(), product: $productZone.get() })
  const send = createSend({ options, ports, route, language, zones })
  const session = createSession({
    options,
    ports,
    send,
    keys,
    route,
    language,
    base: productBase(endpointsOfZone(options, defaultZone)),
  })
  const $zone = computed([session.$state, session.$profile], ({ info }, profile) =>
    zoneOfTeam(options.switches, info?.siteid, profile?.upSiteId),
  )
  const invoke = createInvoke({ options, ports, send, session, host, route, language })

  const stops = [
    // A visitor of the demo project has no permissions, even if signed in elsewhere (R121).
    computed([session.$profile, session.$state], (profile, { status }) =>
      status === 'visitor' ? undefined : profile?.permissions,
    ).subscribe((map) => permissions.set(map)),
    $productZone.listen((zone) => keys.set('productRegion', zone && { zone })),
    // Notify the host once, no matter how many calls find the session ended.
    session.$state.listen(({ status, endedBy }, before) => {
      if (status === 'ended' && before?.status !== 'ended')
        host.post(endedBy === 'person' ? 'signedOut' : 'signInRequired', {})
    }),
  ]
  const setLanguage = (next: Language) => {
    ports.localStorage.setItem(languageKey, next)
    $language.set(next)
  }
  host.on('setLanguage', ({ language: next }) => setLanguage(next))
  host.on('setTeam', ({ teamId }) => void session.switchTeam(teamId).catch(ports.reportError))
  host.on('setSite', ({ siteId }) => $site.set(zoneOfSiteId(siteId)))
  host.on('signOut', () => void session.signOut().catch(ports.reportError))

  return {
    options,
    ports,
    session,
    permissions,
    keys,
    host,
    $language,
    $site,
    $productZone,
    $zone,
    setLanguage,
    route,
    invoke,
    apiBase: () => productBase(endpointsOfZone(options, $zone.get())),
    close() {
      for (const stop of stops) stop()
      host.close()
      session.close()
    },
  }
}

function startLanguage(options: ConsoleOptions, ports: Ports): Language {
  if (options.language) return readLanguage(options.language)
  const stored = ports.localStorage.getItem(languageKey)
  return stored === null ? languageOfPath(ports.address().pathname) : readLanguage(stored)
}
