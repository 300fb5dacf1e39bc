/**
 * The messages between a widget's page and its host, one catalogue for both directions.
 * No secret ever travels here: not a token, not a cookie, not a file.
 */

/** Version of this catalogue; `hello` carries it. A message that is added keeps it, a changed one raises it. */
export const protocolVersion = 1

/** Widget → host. */
export interface WidgetMessages {
  /** First message, and the answer to the host's `hello`. */
  hello: { version: number; capabilities: readonly string[] }
  ready: { widget: string }
  loadError: { widget: string; message: string }
  /** The platform asks a person to confirm a risk (R178). */
  riskDialog: { message: string }
  navigate: { route: string }
  signInRequired: Record<string, never>
  signedOut: Record<string, never>
  resize: { height: number; widget: string }
  notify: { level: 'success' | 'info' | 'warning' | 'error'; message: string }
  /** Something was changed: the call, and the cache keys that it made stale. */
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

/** A message as it travels (R175). */
export interface Envelope<Name extends string = string, Params = unknown> {
  functionName: Name
  params: Params
}

type Check = (value: unknown) => boolean
const text =
  (limit: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= limit
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value)
const wholeNumber =
  (most: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
const height: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1_000_000
const texts =
  (most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(text(200))
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
/** Theme tokens may only set the public custom properties, to plain values. */
const tokens: Check = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).length <= 200 &&
  Object.entries(value).every(([name, token]) => /^--cw-[a-z0-9-]{1,60}$/.test(name) && typeof token === 'string' && /^[^;{}<>]{0,200}$/.test(token))

type Shape<Messages> = { [Name in keyof Messages]: { [Field in keyof Required<Messages[Name]>]: Check } }

const hello = { version: wholeNumber(1000), capabilities: texts(50) }

/** Shapes of the host's messages, checked on receipt. */
export const hostMessageShapes: Shape<HostMessages> = {
  hello,
  setLanguage: { language: oneOf('cn', 'en', 'ru') },
  setTheme: { theme: oneOf('light', 'dark', 'auto'), tokens: optional(tokens) },
  setTeam: { teamId: text(64) },
  setSite: { siteId: wholeNumber(1_000_000) },
  setRoute: { route: text(2000) },
  refresh: { touches: optional(texts(50)) },
  signOut: {},
}

/** Shapes of the widgets' messages, checked on receipt by the host's half. */
export const widgetMessageShapes: Shape<WidgetMessages> = {
  hello,
  ready: { widget: text(200) },
  loadError: { widget: text(200), message: text(2000) },
  riskDialog: { message: text(4000) },
  navigate: { route: text(2000) },
  signInRequired: {},
  signedOut: {},
  resize: { height, widget: text(200) },
  notify: { level: oneOf('success', 'info', 'warning', 'error'), message: text(4000) },
  changed: { call: text(200), touches: texts(50) },
}

/**
 * Reads what came over the window channel. Anything that is not exactly one of the known messages is undefined:
 * a wrong shape, an unknown name or field, or a value that is too large.
 */
export function readMessage<Messages>(shapes: Shape<Messages>, data: unknown): Envelope<keyof Messages & string> | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { functionName, params } = data as Record<string, unknown>
  if (typeof functionName !== 'string' || !Object.hasOwn(shapes as object, functionName)) return undefined
  if (typeof params !== 'object' || params === null || Array.isArray(params)) return undefined
  const shape = (shapes as Record<string, Record<string, Check>>)[functionName] as Record<string, Check>
  const given = params as Record<string, unknown>
  if (Object.keys(given).some((field) => !Object.hasOwn(shape, field))) return undefined
  if (!Object.entries(shape).every(([field, check]) => check(given[field]))) return undefined
  return { functionName: functionName as keyof Messages & string, params: given }
}
