import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { serviceOptions } from '@console-widgets/sandbox'
import { healthPath } from '@console-widgets/platform/http/health'
import { withDeployment } from '../../scripts/deployment.ts'
import type { Deployment } from '../../examples/console-host/src/deployment.ts'
import { portalOriginOf, readSettings, variables, type Settings } from '../../scripts/settings.ts'

type YamlMap = Record<string, unknown>

const folder = 'deploy'
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const compose = parse(read('compose.yaml')) as Record<'services' | 'volumes', YamlMap>
const services = compose.services as Record<string, YamlMap>
const nodes = Object.entries(services).filter(([, service]) => service.build !== undefined)
const environment = services['node-1']?.environment as Record<string, string>
/** A value that the operator gives, with the message without which some programs don't take it for one. */
const hole = /\$\{(\w+):\?\w+\}/g

it('settings of the nodes exist, and the server takes their values', () => {
  const known = [...Object.keys(variables), ...serviceOptions.map(({ option }) => option.environment)]
  expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([])
  const given: Record<string, string> = { FIRST_ACCOUNT: 'you@company.example', FIRST_COUNTRY: 'DE' }
  const withoutHoles = Object.entries(environment).map(([name, value]) => [
    name,
    value.replace(hole, (_, name: string) => given[name] ?? 'console.example'),
  ])
  const settings = readSettings(Object.fromEntries(withoutHoles), [])
  expect(settings).toMatchObject({
    host: '0.0.0.0',
    proxies: 1,
    publicOrigin: 'https://console.example',
    databasePort: undefined,
    // On the internet, no one may sign in with a published password.
    demoTeam: false,
    objectStore: { bucket: 'console', prefix: 'objects/', endpoint: 'http://objects:3900', pathStyle: true },
  })
  expect(new URL(settings.databaseUrl as string)).toMatchObject({ username: 'console', pathname: '/console' })
})

it('every service that another one names exists, and every volume', () => {
  for (const { depends_on: needed = [], volumes = [] } of Object.values(services)) {
    const names = Array.isArray(needed) ? needed.map(String) : Object.keys(needed as YamlMap)
    expect(names.filter((name) => !(name in services))).toEqual([])
    for (const volume of volumes as string[]) {
      const [source = ''] = volume.split(':')
      if (source.startsWith('.')) expect(existsSync(join(folder, source))).toBe(true)
      else expect(Object.keys(compose.volumes)).toContain(source)
    }
  }
  const hosts = ['DATABASE_URL', 'AWS_ENDPOINT_URL_S3'].map(
    (name) => new URL(String(environment[name]).replace(hole, 'secret')).hostname,
  )
  for (const host of hosts) expect(services).toHaveProperty(host)
})

it('the proxy asks every node for its health, at the port that it listens on', () => {
  const proxy = read('Caddyfile')
  const port = Number(environment.PORT)
  expect(nodes.map(([name]) => name)).toEqual(['node-1', 'node-2'])
  const upstreams = /reverse_proxy (.*) \{/.exec(proxy)?.[1]?.split(' ')
  expect(upstreams).toEqual(nodes.map(([name]) => `${name}:${port}`))
  expect(/health_uri (\S+)/.exec(proxy)?.[1]).toBe(healthPath)
  expect(/^\{\$(\w+)\}/m.exec(proxy)?.[1]).toBe(Object.keys(services.proxy?.environment as YamlMap).at(0))
})

it('the S3 server has the address, region, bucket, and key that the nodes use', () => {
  const server = read('garage.toml')
  const own = services.objects?.environment as Record<string, string>
  expect(new URL(environment.AWS_ENDPOINT_URL_S3 as string).port).toBe(
    /^api_bind_addr = ".*:(\d+)"$/m.exec(server)?.[1],
  )
  expect(environment.AWS_REGION).toBe(/^s3_region = "(.+)"$/m.exec(server)?.[1])
  expect(environment.OBJECT_STORE).toBe(`s3://${own.GARAGE_DEFAULT_BUCKET}/objects`)
  expect(environment.AWS_SECRET_ACCESS_KEY).toBe(own.GARAGE_DEFAULT_SECRET_KEY)
  expect(environment.AWS_ACCESS_KEY_ID).toBe(own.GARAGE_DEFAULT_ACCESS_KEY)
  // The form that the server demands.
  expect(own.GARAGE_DEFAULT_ACCESS_KEY).toMatch(/^GK[0-9a-f]{32}$/)
})

it('any program for compose files can read it', () => {
  // Some can't extend a service that depends on others, or take a hole without a message for a plain text.
  expect(Object.values(services).filter((service) => 'extends' in service)).toEqual([])
  expect(read('compose.yaml').replace(hole, '')).not.toContain('${')
  for (const [, node] of nodes) expect(node).toEqual(services['node-1'])
})

it('every image has a version', () => {
  const images = Object.values(services).flatMap(({ image }) => (image === undefined ? [] : [String(image)]))
  expect(images).toHaveLength(3)
  for (const image of images) expect(image).toMatch(/:v?\d+(\.\d+)*$/)
})

it('the container is built from what the repository has', () => {
  const { context = '', dockerfile = '' } = (services['node-1']?.build ?? {}) as Record<string, string>
  expect(join(folder, context)).toBe('.')
  const steps = readFileSync(dockerfile, 'utf8').split('\n')
  const version = Number(/node:(\d+)/.exec(steps.find((step) => step.startsWith('FROM')) as string)?.[1])
  expect(version).toBeGreaterThanOrEqual(20)
  expect(steps).toContain(`EXPOSE ${environment.PORT}`)
  const programs = steps.join('\n').match(/scripts\/[\w./-]+/g) ?? []
  expect(programs).toContain('scripts/start.mjs')
  expect(programs.filter((program) => !existsSync(program))).toEqual([])
})

/** What the console's page is told. */
function deploymentOf(settings: Settings) {
  const page = withDeployment('<head></head>', settings, 'https://console.example')
  const content = /content='([^']*)'/.exec(page)?.[1]?.replaceAll('&#39;', "'").replaceAll('&amp;', '&')
  return JSON.parse(content as string) as Deployment
}

const switchesOf = (environment: NodeJS.ProcessEnv) => deploymentOf(readSettings(environment, [])).switches ?? {}

it('the demo team is left out only for a first account', () => {
  const first = { FIRST_ACCOUNT: 'You@company.example', FIRST_PASSWORD: 'for-the-first-time', FIRST_COUNTRY: 'DE' }
  expect(readSettings(first, [])).toMatchObject({ demoTeam: true, firstAccount: undefined })
  expect(readSettings({ ...first, DEMO_TEAM: 'no' }, [])).toMatchObject({
    demoTeam: false,
    firstAccount: { account: 'you@company.example', password: 'for-the-first-time', country: 'DE' },
  })
  expect(() => readSettings({ DEMO_TEAM: 'no' }, [])).toThrow('FIRST_ACCOUNT')
  expect(() => readSettings({ ...first, DEMO_TEAM: 'no', FIRST_PASSWORD: 'short' }, [])).toThrow('FIRST_PASSWORD')
  expect(() => readSettings({ DEMO_TEAM: 'never' }, [])).toThrow('DEMO_TEAM')
})

it('switches of the deployment reach the console’s page', () => {
  const environment = {
    OUTSEA_SERVICES: 'workspace,apps',
    BETA_UPDATE_ZONES: 'europe',
    FEATURE_SWITCHES: 'unrealName,operatingSystemCall1,operatingSystemCall3',
  }
  expect(switchesOf(environment)).toMatchObject({
    outsea: ['workspace', 'apps'],
    betaUpdateZones: ['europe'],
    unrealName: true,
    operatingSystemCalls: { 1: true, 3: true },
  })
  const usual = switchesOf({})
  expect(usual).toMatchObject({ webAnalytics: true, china: true, operatingSystemCalls: { 1: true, 4: true } })
  expect(Object.keys(usual)).not.toEqual(expect.arrayContaining(['outsea']))
  expect(Object.keys(usual)).not.toEqual(expect.arrayContaining(['betaUpdateZones']))
  expect(() => readSettings({ FEATURE_SWITCHES: 'operatingSystemCall5' }, [])).toThrow('operatingSystemCall5')
})

it('uploads have a host of their own on another port', () => {
  expect(readSettings({}, []).uploadPort).toBeUndefined()
  expect(() => readSettings({ UPLOAD_PORT: 'x' }, [])).toThrow('UPLOAD_PORT')
  const settings = readSettings({ UPLOAD_PORT: '4283', ZONES: 'china,europe' }, [])
  expect(deploymentOf(settings).zones).toMatchObject({
    china: { api: 'https://console.example', upload: 'https://console.example:4283' },
    europe: { api: 'https://console.example/zones/europe', upload: 'https://console.example:4283/zones/europe' },
  })
})

it('no two of its ports are the same', () => {
  const read = (ports: Record<string, string>) => () => readSettings({ PORT: '4300', ...ports }, [])
  expect(read({ DATABASE_PORT: '4301' })).toThrow('DATABASE_PORT=4301 is the port of the portal')
  expect(read({ UPLOAD_PORT: '4300' })).toThrow('UPLOAD_PORT=4300 is the port of the console')
  expect(read({ DATABASE_PORT: '4302', UPLOAD_PORT: '4302' })).toThrow('is the port of DATABASE_PORT')
  expect(read({ DATABASE_PORT: 'off', UPLOAD_PORT: '4302' })).not.toThrow()
  // Behind a proxy there is no portal.
  expect(read({ DATABASE_PORT: '4301', PUBLIC_ORIGIN: 'https://console.example' })).not.toThrow()
})

it('a node listens on other addresses only behind a proxy', () => {
  expect(() => readSettings({ HOST: '0.0.0.0' }, [])).toThrow('PUBLIC_ORIGIN')
  expect(readSettings({}, []).host).toBe('127.0.0.1')
})

it('has a portal, whose pages may embed the console, only on the user’s own machine', () => {
  expect(portalOriginOf('http://localhost:4280', 4280)).toBe('http://localhost:4281')
  expect(portalOriginOf('https://console.example', 4280)).toBeUndefined()
})
