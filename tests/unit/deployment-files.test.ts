import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serviceOptions } from '@console-widgets/sandbox'
import { healthPath } from '@console-widgets/platform/http/health'
import { readSettings, variables } from '../../scripts/settings.ts'
import { readYaml, type YamlMap } from '../support/read-yaml.ts'

const folder = 'deploy'
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const compose = readYaml(read('compose.yaml')) as Record<'services' | 'volumes', YamlMap>
const services = compose.services as Record<string, YamlMap>
const nodes = Object.entries(services).filter(
  ([, service]) => service.build !== undefined || services[String(service.extends)]?.build !== undefined,
)
const environment = services['node-1']?.environment as Record<string, string>

it('settings of the nodes exist, and the server takes their values', () => {
  const known = [...Object.keys(variables), ...serviceOptions.map(({ option }) => option.environment)]
  expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([])
  const withoutHoles = Object.entries(environment).map(([name, value]) => [
    name,
    value.replace(/\$\{\w+:\?\}/g, 'console.example'),
  ])
  const settings = readSettings(Object.fromEntries(withoutHoles), [])
  expect(settings).toMatchObject({
    host: '0.0.0.0',
    proxies: 1,
    publicOrigin: 'https://console.example',
    databasePort: undefined,
    objectStore: { bucket: 'console', prefix: 'objects/', endpoint: 'http://objects:9000', pathStyle: true },
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
    (name) => new URL(String(environment[name]).replace(/\$\{\w+:\?\}/g, 'secret')).hostname,
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

it('a node listens on other addresses only behind a proxy', () => {
  expect(() => readSettings({ HOST: '0.0.0.0' }, [])).toThrow('PUBLIC_ORIGIN')
  expect(readSettings({}, []).host).toBe('127.0.0.1')
})
