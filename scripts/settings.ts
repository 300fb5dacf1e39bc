import { resolve } from 'node:path'

/** Server settings from the environment and the command line. */
export interface Settings {
  /** Port of the console. The portal uses the next one. */
  port: number
  /** Public origin of the console when it is behind a proxy. Undefined means localhost. */
  publicOrigin: string | undefined
  /**
   * Exact origins of pages that may call and embed the console. Undefined: pages on any port of this machine, if the
   * console has no public origin.
   */
  allowedOrigins: readonly string[] | undefined
  /** Number of trusted proxies in front of the server, for `x-forwarded-for`. */
  proxies: number
  /** Data folder. */
  folder: string
  databaseUrl: string | undefined
  /** Seconds that a review takes. Undefined uses the platform's default. */
  reviewSeconds: number | undefined
  /** Approximate number of events behind the demo teams' reports. */
  demoEvents: number
  /** Whether to delete all data first. */
  reset: boolean
}

const defaultPort = 4280
const defaultEvents = 1_200_000

/** Reads the settings. @throws Error that names the invalid one. */
export function readSettings(environment: NodeJS.ProcessEnv, commandLine: readonly string[]): Settings {
  const unknown = commandLine.find((argument) => argument !== '--reset')
  if (unknown) throw new Error(`'${unknown}' is no option; there is --reset alone.`)
  const port = environment.PORT ? Number(environment.PORT) : defaultPort
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new Error(`PORT must be a whole number from 1 to 65534, not '${environment.PORT}'.`)
  const publicOrigin = environment.PUBLIC_ORIGIN || undefined
  if (publicOrigin && !isExactOrigin(publicOrigin))
    throw new Error(
      `PUBLIC_ORIGIN must be scheme, host and port alone, such as https://console.example, not '${publicOrigin}'.`,
    )
  const allowedOrigins = environment.ALLOWED_ORIGINS
    ? environment.ALLOWED_ORIGINS.split(/[\s,]+/).filter(Boolean)
    : undefined
  const inexact = allowedOrigins?.find((origin) => !isExactOrigin(origin))
  if (inexact)
    throw new Error(
      `ALLOWED_ORIGINS must list scheme, host and port alone, such as https://portal.example, not '${inexact}'.`,
    )
  const proxies = environment.PROXIES ? Number(environment.PROXIES) : 0
  if (!Number.isInteger(proxies) || proxies < 0 || proxies > 10)
    throw new Error(
      `PROXIES must be how many proxies stand before the server, from 0 to 10, not '${environment.PROXIES}'.`,
    )
  const databaseUrl = environment.DATABASE_URL || undefined
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new Error('DATABASE_URL must be an address such as postgres://user:password@host/database.')
  const reviewSeconds = environment.REVIEW_SECONDS ? Number(environment.REVIEW_SECONDS) : undefined
  if (reviewSeconds !== undefined && !(reviewSeconds >= 0 && reviewSeconds <= 86_400))
    throw new Error(`REVIEW_SECONDS must be a number from 0 to 86400, not '${environment.REVIEW_SECONDS}'.`)
  const demoEvents = environment.DEMO_EVENTS ? Number(environment.DEMO_EVENTS) : defaultEvents
  if (!Number.isInteger(demoEvents) || demoEvents < 0 || demoEvents > 100_000_000)
    throw new Error(`DEMO_EVENTS must be a whole number from 0 to 100000000, not '${environment.DEMO_EVENTS}'.`)
  return {
    port,
    publicOrigin,
    allowedOrigins,
    proxies,
    folder: resolve(environment.CONSOLE_DATA || '.data'),
    databaseUrl,
    reviewSeconds,
    demoEvents,
    reset: commandLine.includes('--reset'),
  }
}

function isExactOrigin(text: string): boolean {
  return /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}
