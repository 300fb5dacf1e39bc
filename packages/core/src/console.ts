import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores'
import { resolvePorts, type Ports } from './browser-ports.ts'
import { createHostChannel, type HostChannel } from './host/host-channel.ts'
import { languageOfPath, readLanguage, type Language } from './language.ts'
import type { ConsoleOptions } from './options.ts'
import { createPermissions, type Permissions } from './permissions.ts'
import { endpointsOfZone, productBase, type ZoneChoice } from './request/endpoint.ts'
import { createInvoke, type Invoke } from './request/invoke.ts'
import { createSend } from './request/send.ts'
import { readRoute, type Route } from './route.ts'
import { createSession, type Session } from './session/session.ts'
import { zoneOfSiteId, type Zone } from './zone.ts'

/** One console: everything that the widgets of a page share. Two of them live on one page without touching. */
export interface Console {
  readonly options: ConsoleOptions
  readonly ports: Ports
  readonly session: Session
  readonly permissions: Permissions
  readonly host: HostChannel
  readonly $language: ReadableAtom<Language>
  /** The site that a person has selected, if any (R68). */
  readonly $site: WritableAtom<Zone | undefined>
  /** The zone of the product in view, if any. */
  readonly $productZone: WritableAtom<Zone | undefined>
  /** The zone of the signed-in team. */
  readonly $zone: ReadableAtom<Zone>
  setLanguage(language: Language): void
  route(): Route
  /** Makes any declared call. */
  invoke: Invoke
  /** Base of the product calls of the current zone. */
  apiBase(): string
  close(): void
}

const languageKey = 'cw-language'

/**
 * Creates a console. There is no state outside of it, so that a page can have two and a server can import it.
 *
 * ```ts
 * const console = createConsole({ zones: { china: { api: 'https://console.example' } } })
 * const { items } = await console.invoke(calls['apps.app.list'], {})
 * ```
 */
export function createConsole(options: ConsoleOptions): Console {
  const ports = resolvePorts(options)
  const $language = atom<Language>(startLanguage(options, ports))
  const $site = atom<Zone | undefined>(undefined)
  const $productZone = atom<Zone | undefined>(undefined)
  const host = createHostChannel({
    hostOrigins: options.hostOrigins ?? [],
    window: typeof window === 'undefined' ? undefined : window,
  })
  const permissions = createPermissions()
  const route = () => readRoute(ports.address())
  const language = () => $language.get()
  const zones = (): ZoneChoice => ({ current: $zone.get(), site: $site.get(), product: $productZone.get() })
  const apiBase = () => productBase(endpointsOfZone(options, options.zones.china ? 'china' : (Object.keys(options.zones)[0] as Zone)))
  const send = createSend({ options, ports, route, language, zones })
  const session = createSession({ options, ports, send, route, language, apiBase })
  const $zone = computed(session.$state, ({ info }) => zoneOfSiteId(info?.siteid))
  const invoke = createInvoke({ options, ports, send, session, host })

  const stopProfile = session.$profile.subscribe((profile) => permissions.set(profile?.permissions))
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
    host,
    $language,
    $site,
    $productZone,
    $zone,
    setLanguage,
    route,
    invoke,
    apiBase,
    close() {
      stopProfile()
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
