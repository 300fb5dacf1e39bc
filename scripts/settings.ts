import { resolve } from 'node:path'
import { defaultZone, zones as allZones, type Zone } from '@console-widgets/core'
import type { FirstAccount } from '@console-widgets/platform/accounts/first-account'
import { shortestPassword } from '@console-widgets/platform/accounts/new-password-page'
import { readS3Settings, s3Variables, type S3Settings } from '@console-widgets/platform/stores/s3-settings'

/** Switches that are on or off for the whole deployment. */
export const switchNames = [
  'webAnalytics',
  'secondAnalytics',
  'china',
  'unrealName',
  'operatingSystemCall1',
  'operatingSystemCall2',
  'operatingSystemCall3',
  'operatingSystemCall4',
] as const
export type SwitchName = (typeof switchNames)[number]

/** Server settings from the environment and the command line. */
export interface Settings {
  /** Port of the console. The portal uses the next one. */
  port: number
  /** Address to listen on. */
  host: string
  /** Public origin of the console when it is behind a proxy. Undefined means localhost. */
  publicOrigin: string | undefined
  /**
   * Exact origins of pages that may call and embed the console. Undefined: pages on any port of this machine, if the
   * console has no public origin.
   */
  allowedOrigins: readonly string[] | undefined
  /** Zones that the server answers for, each at its own address. The default zone's is the server's. */
  zones: readonly Zone[]
  /** Zones whose site has the newer variant of Cloud Storage (R157). */
  cloudStorageZones: readonly Zone[]
  /** Teams that were moved to the overseas site of a zone, by team ID (R69). */
  overseasTeams: Readonly<Record<string, Zone>>
  /** Services that teams outside the default zone have (R125). Undefined: all. */
  outsea: readonly string[] | undefined
  /** Zones in which there are test versions (R125). Undefined: all. */
  betaUpdateZones: readonly Zone[] | undefined
  /** Feature switches that are on (R122–R125). */
  switches: readonly SwitchName[]
  /** Whether to fill an empty database with the demo team. */
  demoTeam: boolean
  /** Account of an empty database without the demo team. */
  firstAccount: FirstAccount | undefined
  /** Whether members can change demo projects like the account holder (R120). */
  membersEditDemoProjects: boolean
  /** Number of trusted proxies in front of the server, for `x-forwarded-for`. */
  proxies: number
  /** Data folder. */
  folder: string
  databaseUrl: string | undefined
  /** S3 bucket for uploaded files. Undefined: the data folder. */
  objectStore: S3Settings | undefined
  /** Port on which programs reach the teams' databases. Undefined: none. */
  databasePort: number | undefined
  /** Whether the port was chosen, so that it must be free. */
  hasOwnDatabasePort: boolean
  /** Port of the separate host for uploads (R144). Undefined: uploads go to the console's own. */
  uploadPort: number | undefined
  /** Whether to delete all data first. */
  reset: boolean
  /** Whether to list the options and exit. */
  help: boolean
}

/** Environment variables of the server, without those of service options. */
export const variables: Readonly<Record<string, string>> = {
  PORT: 'port of the console; the portal uses the next one',
  HOST: 'address to listen on, such as 0.0.0.0; by default localhost only, and others need PUBLIC_ORIGIN',
  CONSOLE_DATA: 'data folder',
  DATABASE_URL: 'PostgreSQL server to use instead of the embedded database',
  ...s3Variables,
  DATABASE_PORT: "port of the teams' databases for programs; by default 1000 above PORT if free, and off for none",
  UPLOAD_PORT: 'port of a separate host for uploads; by default they go to the console',
  PUBLIC_ORIGIN: 'public origin of the console when it is behind a proxy',
  PROXIES: 'number of proxies in front of the server',
  ZONES: 'zones that the server answers for, separated by commas; by default all',
  CLOUD_STORAGE_ZONES: 'zones with the newer variant of Cloud Storage; by default china,europe,russia',
  OVERSEAS_TEAMS: 'teams that were moved overseas, such as team-saltmarsh=singapore',
  OUTSEA_SERVICES:
    'services that the console offers to teams outside China, such as workspace,teams,apps; by default all',
  BETA_UPDATE_ZONES: 'zones in which apps can have test versions; by default all',
  FEATURE_SWITCHES: 'features of the console that are on; by default webAnalytics,china and operatingSystemCall1 to 4',
  DEMO_TEAM: 'whether an empty database gets the demo team, yes or no; without it, it gets FIRST_ACCOUNT',
  FIRST_ACCOUNT: 'mail address of the first account, with a team of its own',
  FIRST_PASSWORD: 'password of the first account for its first sign-in, of at least 10 characters',
  FIRST_COUNTRY: 'country code of the first account’s team, which determines its site; by default CN',
  MEMBERS_EDIT_DEMO_PROJECTS: 'whether members can change demo projects like the account holder, yes or no',
}

/** Options of the command line. */
export const flags: Readonly<Record<string, string>> = {
  '--reset': 'deletes all data first',
  '--help': 'lists the options and environment variables',
}

const defaultPort = 4280
const loopback = ['127.0.0.1', '::1', 'localhost']
/** Distance of the port of the databases from the console's. */
const databasePortAbove = 1000
const defaultSwitches =
  'webAnalytics,china,operatingSystemCall1,operatingSystemCall2,operatingSystemCall3,operatingSystemCall4'
const defaultStorageZones = 'china,europe,russia'

/** Reads the settings. @throws Error that names the invalid one. */
export function readSettings(environment: NodeJS.ProcessEnv, commandLine: readonly string[]): Settings {
  const unknown = commandLine.find((argument) => !(argument in flags))
  if (unknown) throw new Error(`Unknown option '${unknown}'. Options: ${Object.keys(flags).join(', ')}.`)
  const port = consolePort(environment)
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new Error(`PORT must be a whole number from 1 to 65534, not '${environment.PORT}'.`)
  const publicOrigin = environment.PUBLIC_ORIGIN || undefined
  if (publicOrigin && !isExactOrigin(publicOrigin))
    throw new Error(
      `PUBLIC_ORIGIN must be a scheme, host, and port, such as https://console.example, not '${publicOrigin}'.`,
    )
  const host = environment.HOST || '127.0.0.1'
  // Others could read the outbox, and pages on any port of this machine could embed the console.
  if (!loopback.includes(host) && !publicOrigin)
    throw new Error(`HOST=${host} lets other machines connect, so PUBLIC_ORIGIN must be set as well.`)
  const allowedOrigins = environment.ALLOWED_ORIGINS ? itemsOf(environment.ALLOWED_ORIGINS) : undefined
  const inexact = allowedOrigins?.find((origin) => !isExactOrigin(origin))
  if (inexact)
    throw new Error(
      `ALLOWED_ORIGINS must list scheme, host and port alone, such as https://portal.example, not '${inexact}'.`,
    )
  const proxies = environment.PROXIES ? Number(environment.PROXIES) : 0
  if (!Number.isInteger(proxies) || proxies < 0 || proxies > 10)
    throw new Error(
      `PROXIES must be the number of proxies in front of the server, from 0 to 10, not '${environment.PROXIES}'.`,
    )
  const zones = readZones('ZONES', environment.ZONES || allZones.join())
  if (!zones.includes(defaultZone)) throw new Error(`ZONES must include ${defaultZone}, where every session starts.`)
  const demoTeam = readYesOrNo('DEMO_TEAM', environment.DEMO_TEAM || 'yes')
  const databaseUrl = environment.DATABASE_URL || undefined
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new Error('DATABASE_URL must be a URL such as postgres://user:password@host/database.')
  requireDistinctPorts(environment, port, portalOriginOf(publicOrigin ?? `http://localhost:${port}`, port))
  return {
    port,
    host,
    publicOrigin,
    allowedOrigins,
    zones,
    cloudStorageZones: readZones('CLOUD_STORAGE_ZONES', environment.CLOUD_STORAGE_ZONES ?? defaultStorageZones),
    overseasTeams: readTeams('OVERSEAS_TEAMS', environment.OVERSEAS_TEAMS ?? ''),
    outsea: environment.OUTSEA_SERVICES ? itemsOf(environment.OUTSEA_SERVICES) : undefined,
    betaUpdateZones: environment.BETA_UPDATE_ZONES
      ? readZones('BETA_UPDATE_ZONES', environment.BETA_UPDATE_ZONES)
      : undefined,
    switches: readSwitches(environment.FEATURE_SWITCHES ?? defaultSwitches),
    demoTeam,
    firstAccount: demoTeam ? undefined : readFirstAccount(environment),
    membersEditDemoProjects: readYesOrNo('MEMBERS_EDIT_DEMO_PROJECTS', environment.MEMBERS_EDIT_DEMO_PROJECTS || 'no'),
    proxies,
    folder: resolve(environment.CONSOLE_DATA || '.data'),
    databaseUrl,
    objectStore: readS3Settings(environment),
    databasePort: readDatabasePort(environment.DATABASE_PORT, port),
    hasOwnDatabasePort: Boolean(environment.DATABASE_PORT),
    uploadPort: environment.UPLOAD_PORT ? readPort('UPLOAD_PORT', environment.UPLOAD_PORT) : undefined,
    reset: commandLine.includes('--reset'),
    help: commandLine.includes('--help'),
  }
}

/** Port of the console as given: it needn't be valid. */
export function consolePort({ PORT }: NodeJS.ProcessEnv): number {
  return PORT ? Number(PORT) : defaultPort
}

/** Otherwise the server would find a port taken, by itself. */
function requireDistinctPorts(environment: NodeJS.ProcessEnv, port: number, portalOrigin: string | undefined): void {
  const users = new Map([[port, 'the console']])
  if (portalOrigin !== undefined) users.set(port + 1, 'the portal, which has the one after PORT')
  for (const variable of ['DATABASE_PORT', 'UPLOAD_PORT'] as const) {
    const chosen = Number(environment[variable])
    if (!chosen) continue
    const user = users.get(chosen)
    if (user !== undefined) throw new Error(`${variable}=${chosen} is the port of ${user}. Choose another.`)
    users.set(chosen, variable)
  }
}

function readDatabasePort(text: string | undefined, consolePort: number): number | undefined {
  if (text === 'off') return undefined
  const port = text ? Number(text) : consolePort + databasePortAbove
  if (!text && port > 65_535) return undefined
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`DATABASE_PORT must be a whole number from 1 to 65535, or off, not '${text}'.`)
  return port
}

function readYesOrNo(variable: string, text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes'
  throw new Error(`${variable} must be yes or no, not '${text}'.`)
}

/** Without the demo team, the first account is the only one that can sign in. */
function readFirstAccount({ FIRST_ACCOUNT = '', FIRST_PASSWORD = '', FIRST_COUNTRY }: NodeJS.ProcessEnv): FirstAccount {
  if (!/^[^\s@]+@[^\s@]+$/.test(FIRST_ACCOUNT))
    throw new Error('With DEMO_TEAM=no, FIRST_ACCOUNT must be a mail address such as you@company.example.')
  if ([...FIRST_PASSWORD].length < shortestPassword)
    throw new Error(`With DEMO_TEAM=no, FIRST_PASSWORD must have at least ${shortestPassword} characters.`)
  return { account: FIRST_ACCOUNT.toLowerCase(), password: FIRST_PASSWORD, country: FIRST_COUNTRY || 'CN' }
}

function readPort(variable: string, text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Error(`${variable} must be a whole number from 1 to 65535, not '${text}'.`)
}

function readZones(variable: string, text: string): Zone[] {
  return itemsOf(text).map((name) => readZone(variable, name))
}

function readSwitches(text: string): SwitchName[] {
  return itemsOf(text).map((name) => {
    const found = switchNames.find((each) => each === name)
    if (found) return found
    throw new Error(`FEATURE_SWITCHES must name switches among ${switchNames.join(', ')}, not '${name}'.`)
  })
}

/** Reads `team=zone` pairs. */
function readTeams(variable: string, text: string): Record<string, Zone> {
  return Object.fromEntries(
    itemsOf(text).map((pair) => {
      const [team = '', name = ''] = pair.split('=')
      return [team, readZone(variable, name)]
    }),
  )
}

function readZone(variable: string, name: string): Zone {
  const zone = allZones.find((each) => each === name)
  if (zone) return zone
  throw new Error(`${variable} must name zones among ${allZones.join(', ')}, not '${name}'.`)
}

function itemsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

function isExactOrigin(text: string): boolean {
  return /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/**
 * Origin of the portal, an example of a page that embeds the console. It exists only where the console is opened on
 * this machine: elsewhere, a page on the user's own machine would be allowed to embed it in every team.
 */
export function portalOriginOf(origin: string, port: number): string | undefined {
  return new URL(origin).hostname === 'localhost' ? `http://localhost:${port + 1}` : undefined
}
