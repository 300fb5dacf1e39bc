import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { createMemoryStore } from '@console-widgets/core'
import { examplesIn } from '../support/guides.ts'

/** Inside the project, so that workspace packages resolve. */
const folder = '.build/core-guide'
const samples = examplesIn('stories/guides/core.mdx').map(({ code }) => code)

afterEach(() => vi.unstubAllGlobals())
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a sample as a module, and returns what it exports. */
async function run(name: string, code: string): Promise<Record<string, unknown>> {
  await mkdir(folder, { recursive: true })
  const file = resolve(join(folder, `${name}.ts`))
  await writeFile(file, code)
  return import(/* @vite-ignore */ file)
}

/** An expression whose comment begins with its value, up to a colon, semicolon, or comma. */
const shownValue = /^([\w.]+(?:\(.*\)[\w.]*)?) \/\/ (.+?)(?:[:;,] .*)?$/gm
const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

it.each([
  ['formats', 'formatRelative', 6],
  ['safe texts', 'escapeText', 3],
  ['countries, sites, and languages', 'countryCodeOfSiteId', 5],
  ['switches', 'isOperatingSystemCallOn', 6],
])('R102–R105, R115–R117, R122–R125: the core guide’s %s have the values that it shows', async (name, call, count) => {
  vi.stubGlobal('localStorage', createMemoryStore())
  const code = samples.find((sample) => sample.includes(`${call}(`)) ?? ''
  const values: string[] = []
  const { shown } = await run(
    name.replaceAll(/\W+/g, '-'),
    `export const shown: unknown[] = []\n${code.replaceAll(shownValue, (_, expression: string, value: string) => {
      values.push(value)
      return `shown.push(${expression})`
    })}`,
  )
  expect(values.length).toBeGreaterThanOrEqual(count)
  const actual = (shown as unknown[]).map(written)
  expect(actual.map((text, at) => text.slice(0, values[at]?.length))).toEqual(values)
})

it.each([
  ['R176', 'whose script loads', 'run'],
  ['R177', 'whose script is blocked', 'error'],
])('%s: the core guide requests an old service %s', async (_, _way, way) => {
  const fetch = vi.fn(async () => new Response('{"wind":12}'))
  const append = (script: EventTarget & { src: string }) =>
    queueMicrotask(() => {
      const name = new URL(script.src).searchParams.get('callback') as keyof typeof globalThis
      if (way === 'error') script.dispatchEvent(new Event('error'))
      else (globalThis[name] as (answer: unknown) => void)({ wind: 12 })
    })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', {
    defaultView: globalThis,
    createElement: () => Object.assign(new EventTarget(), { src: '', remove: () => {} }),
    head: { append },
  })
  const code = samples.find((sample) => sample.includes('requestByScript')) ?? ''
  expect(await run(`old-service-${way}`, code)).toMatchObject({ weather: { wind: 12 } })
  expect(fetch).toHaveBeenCalledTimes(way === 'error' ? 1 : 0)
})
