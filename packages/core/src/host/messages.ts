/**
 * Catalog of the messages between a widget's page and its host, in both directions. Messages never contain secrets: no
 * tokens, cookies, or files.
 */

/** Version of this catalog, sent in `hello`. Changing a message increments it; adding one does not. */
export const protocolVersion = 1

/**
 * What a page may do beyond the first version, announced in `hello`: a host can rely on it then. `changed`: changes of
 * data are told. `notify`: so are messages for the user. `resize`: so is the height of what is shown. `theme-tokens`:
 * the tokens of `setTheme` are applied. `routes`: `setRoute` is followed.
 */
export type Capability = 'changed' | 'notify' | 'resize' | 'theme-tokens' | 'routes'

/** Widget → host. */
export interface WidgetMessages {
  /** First message, and the answer to the host's `hello`. */
  hello: { version: number; capabilities: readonly string[] }
  ready: { widget: string }
  loadError: { widget: string; message: string }
  /** The platform asks the user to confirm a risk (R178). */
  riskDialog: { message: string }
  navigate: { route: string }
  signInRequired: Record<string, never>
  signedOut: Record<string, never>
  resize: { height: number; widget: string }
  notify: { level: 'success' | 'info' | 'warning' | 'error'; message: string }
  /** Something was changed: the call, and the cache keys it made stale. */
  changed: { call: string; touches: readonly string[] }
}

/** Host → widget. */
export interface HostMessages {
  hello: { version: number; capabilities: readonly string[] }
  setLanguage: { language: 'cn' | 'en' | 'ru' }
  setTheme: { theme: 'light' | 'dark' | 'auto'; tokens?: Readonly<Record<string, string>> }
  setTeam: { teamId: string }
  setSite: { siteId: number }
  setRoute: { route: string }
  refresh: { touches?: readonly string[] }
  signOut: Record<string, never>
}

export type WidgetMessageName = keyof WidgetMessages
export type HostMessageName = keyof HostMessages

/** A message on the wire (R175). */
export interface Envelope<Name extends string = string, Params = unknown> {
  functionName: Name
  params: Params
}
