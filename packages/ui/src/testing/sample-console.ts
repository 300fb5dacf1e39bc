import { defineCalls } from '@console-widgets/contract'
import { type Console, createConsole } from '@console-widgets/core'
import { dataOf, type Place } from '@console-widgets/data'

/** A console without a platform, for parts, which make no calls. */
export function quietConsole(): Console {
  return createConsole({
    zones: { china: { api: location.origin } },
    language: 'en',
    localStorage: memoryStore(),
    sessionStorage: memoryStore(),
    fetch: () => Promise.reject(new TypeError('offline')),
  })
}

/** A record of the sample list. */
export interface SampleApp {
  appId: string
  appName: string
  packageName: string
  state: 'released' | 'review' | 'rejected' | 'draft'
  downloads: number
  size: number
  updateTime: number
}

interface SampleSchemas {
  listInput: never
}

const declared = defineCalls<SampleSchemas>()({
  'sample.app.list': { method: 'GET', path: '/sample/apps', title: 'List apps', auth: 'anonymous' },
  'sample.app.create': {
    method: 'POST',
    path: '/sample/apps',
    title: 'Create app',
    auth: 'anonymous',
    permission: 'sample.manage',
  },
  'sample.app.rename': {
    method: 'PUT',
    path: '/sample/apps/{appId}',
    title: 'Rename app',
    auth: 'anonymous',
    permission: 'sample.manage',
  },
  'sample.app.archive': {
    method: 'POST',
    path: '/sample/apps/{appId}/archive',
    title: 'Archive app',
    auth: 'anonymous',
    permission: 'sample.manage',
    confirm: 'undo',
  },
  'sample.app.delete': {
    method: 'DELETE',
    path: '/sample/apps/{appId}',
    title: 'Delete app',
    auth: 'anonymous',
    permission: 'sample.manage',
    confirm: 'typed',
  },
})

// oxlint-disable-next-line typescript/no-explicit-any -- the sample has no schemas to take its types from
export const sampleCalls = declared as Record<keyof typeof declared, any>

/** Behavior of the sample platform. */
export interface SampleOptions {
  count?: number
  /** Response time in milliseconds; Infinity for no response. */
  delay?: number
  fail?: 'network' | 'server' | 'forbidden'
  /** Whether the role permits changes. Default true. */
  manage?: boolean
}

/** A console on an in-memory platform that lists, sorts, and filters apps. */
export function sampleConsole({ count = 240, delay = 0, fail, manage = true }: SampleOptions = {}): Console {
  let apps = Array.from({ length: count }, (_, index) => makeApp(index))
  const console = createConsole({
    zones: { china: { api: 'https://sample.test' } },
    language: 'en',
    localStorage: memoryStore(),
    sessionStorage: memoryStore(),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      if (delay === Infinity) await new Promise(() => {})
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
      if (fail === 'network') throw new TypeError('Failed to fetch')
      if (fail === 'server') return answer(500, { ret: { code: 1, msg: 'Internal error' }, reason: 'internal' })
      if (fail === 'forbidden') return answer(403, { ret: { code: 2, msg: 'No permission' }, reason: 'no-permission' })
      if (request.method === 'GET')
        return answer(200, { ret: { code: 0, msg: '' }, ...listApps(apps, url.searchParams) })
      const id = url.pathname.split('/').find((part) => part.startsWith('app-'))
      const body = (request.method === 'DELETE' ? {} : await request.json()) as {
        appName?: string
        packageName?: string
      }
      if (body.packageName && apps.some(({ packageName }) => packageName === body.packageName))
        return answer(409, {
          ret: { code: 3, msg: 'The package name is taken. Choose another.' },
          reason: 'name-taken',
          issues: [{ field: 'packageName', message: 'This package name belongs to another app' }],
        })
      if (request.method === 'POST' && !id)
        apps = [{ ...makeApp(apps.length), ...body, updateTime: Date.now() }, ...apps]
      else if (request.method === 'PUT') apps = apps.map((app) => (app.appId === id ? { ...app, ...body } : app))
      else apps = apps.filter(({ appId }) => appId !== id)
      return answer(200, { ret: { code: 0, msg: '' } })
    },
  })
  console.permissions.set(manage ? { 'sample.manage': 'Y' } : {})
  return console
}

/** Stores of the sample. */
export function sampleData(console: Console, place: Place) {
  const data = dataOf(console)
  const apps = data.list(sampleCalls['sample.app.list'], {
    id: 'sample-apps',
    key: 'appId',
    fields: { appName: 'text', packageName: 'text', downloads: 'number', size: 'number', updateTime: 'time' },
    place,
  })
  return {
    apps,
    create: data.mutation(sampleCalls['sample.app.create']),
    rename: data.mutation(sampleCalls['sample.app.rename']),
    archive: data.mutation(sampleCalls['sample.app.archive'], {
      mode: 'undoable',
      apply: (input) => apps.leaveOut([(input as { appId: string }).appId]),
    }),
    remove: data.mutation(sampleCalls['sample.app.delete']),
  }
}

const names = [
  'Atlas Maps',
  'Blue Notes',
  'Comet Mail',
  'Dawn Weather',
  'Ember Chess',
  'Fable Reader',
  'Grove Habit',
  'Harbor Pay',
  'Iris Camera',
  'Juniper Sleep',
  'Kite Flight',
  'Lumen Torch',
]
const states = ['released', 'released', 'review', 'draft', 'released', 'rejected'] as const

function makeApp(index: number): SampleApp {
  const name = names[index % names.length] as string
  const edition = Math.floor(index / names.length)
  return {
    appId: `app-${108370001 + index * 7}`,
    appName: edition === 0 ? name : `${name} ${edition + 1}`,
    packageName: `com.example.${name.toLowerCase().replace(' ', '.')}${edition || ''}`,
    state: states[(index * 5 + edition) % states.length] as SampleApp['state'],
    downloads: Math.round(1_900_000 / (index + 1) ** 1.2),
    size: 2_400_000 + ((index * 7919) % 180) * 1_000_000,
    updateTime: Date.now() - index ** 1.6 * 3_600_000 - 120_000,
  }
}

function listApps(apps: readonly SampleApp[], parameters: URLSearchParams) {
  const sort = parameters.get('sort') ?? ''
  const field = sort.replace('-', '') as keyof SampleApp
  const found = apps.filter((app) => parameters.getAll('filter').every((filter) => fits(app, filter)))
  if (field) found.sort((one, other) => (one[field] < other[field] ? -1 : 1) * (sort.startsWith('-') ? -1 : 1))
  const from = Number(parameters.get('fromRecCount') ?? 1) - 1
  return { items: found.slice(from, from + Number(parameters.get('maxReqCount') ?? 10)), total: found.length }
}

function fits(app: SampleApp, filter: string): boolean {
  const [field = '', operator = '', ...rest] = filter.split(':')
  const wanted = decodeURIComponent(rest.join(':'))
  const value = app[field as keyof SampleApp]
  const other = typeof value === 'number' ? Number(wanted) : wanted
  if (operator === '~') return String(value).toLowerCase().includes(wanted.toLowerCase())
  if (operator === '=') return value === other
  if (operator === '!=') return value !== other
  if (operator === '<') return value < other
  if (operator === '<=') return value <= other
  return operator === '>' ? value > other : value >= other
}

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

function memoryStore() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}
